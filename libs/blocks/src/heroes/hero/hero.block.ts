import { block, variantType, type PropsOfVariants, type Block } from '@skein/cms-client';
import { comingSoonHero } from './coming-soon-hero/coming-soon-hero.content.ts';
import { communityHero } from './community-hero/community-hero.content.ts';
import { freeExtrasHero } from './free-extras-hero/free-extras-hero.content.ts';
import { gamingHero } from './gaming-hero/gaming-hero.content.ts';
import { imageHero } from './image-hero/image-hero.content.ts';
import { labsHero } from './labs-hero/labs-hero.content.ts';
import { neighborhoodHero } from './neighborhood-hero/neighborhood-hero.content.ts';
import { officialsHero } from './officials-hero/officials-hero.content.ts';
import { overlappingHero } from './overlapping-hero/overlapping-hero.content.ts';
import { phoneHero } from './phone-hero/phone-hero.content.ts';
import { sharedFields } from './shared/fields.shared.ts';
import { stateInterestHero } from './state-interest-hero/state-interest-hero.content.ts';
import { tvHero } from './tv-hero/tv-hero.content.ts';

const model = variantType(
  'gfHeroBanner',
  {
    name: 'Hero',
    bringsTitle: true,
    description: 'The top of a page: its title, a picture and the first thing to do',
    use: 'The top of a page: one.',
    avoid: 'The middle of a page: take a content block.',
  },
  'gfHeroBannerType',
  sharedFields,
  {
    officialsHero,
    imageHero,
    gamingHero,
    freeExtrasHero,
    tvHero,
    labsHero,
    neighborhoodHero,
    phoneHero,
    overlappingHero,
    stateInterestHero,
    communityHero,
    comingSoonHero,
  },
);
export type HeroProps = PropsOfVariants<typeof model>;
export type HeroVariant = HeroProps['variant'];
/** Props of one variant. */
export type HeroOf<V extends HeroVariant> = Extract<HeroProps, { readonly variant: V }>;

/** The top of a page. */
export const hero: Block<typeof model> = block(model, {
  component: () => import('./hero.tsx').then((m) => m.Hero),
  // These two heroes can have a film, which needs script.
  wakes: (props) =>
    (props.variant === 'gamingHero' || props.variant === 'labsHero') && (props.film ?? props.filmWebm)
      ? { when: 'visible', enhancer: () => import('@skein/ui/enhance-video').then((m) => m.enhanceVideos) }
      : undefined,
});

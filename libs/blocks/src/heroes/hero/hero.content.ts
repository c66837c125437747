import { variantType, type PropsOfVariants } from '@skein/cms-client';
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

/** The top of a page. */
export const hero = variantType(
  'gfHeroBanner',
  {
    name: 'Hero',
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
export type HeroProps = PropsOfVariants<typeof hero>;
export type HeroVariant = HeroProps['variant'];
/** Props of one variant. */
export type HeroOf<V extends HeroVariant> = Extract<HeroProps, { readonly variant: V }>;

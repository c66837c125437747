import {
  block,
  callToAction,
  html,
  image,
  list,
  one,
  text,
  variant,
  variantType,
  type PropsOfVariants,
  type Block,
} from '@skein/cms-client';
import { tableColumn } from '../../parts/spec-table/table-column.content.ts';

const phoneRates = variant({
  number: 1,
  label: 'Phone rates',
  use: 'What calls cost, beside a picture.',
  avoid: 'More than three columns: they would not fit beside it.',
  fields: {
    image: image('gfImage'),
    columns: list('gfTableColumns', tableColumn).default([]),
    notes: html('gfTextNotes').optional(),
  },
});

const aboutLabs = variant({
  number: 2,
  label: 'About labs',
  use: 'What a place is about, in large words on its picture.',
  avoid: 'Bright pictures: the words stand on the dark part.',
  fields: {
    intro: text('gfIntro', 120).optional().help('Over the title'),
    subtitle: text('gfSubTitle').optional(),
    backgroundImage: image('gfBackgroundImage').optional(),
  },
});

const model = variantType(
  'gfSubHeroBanner',
  {
    name: 'Sub-hero',
    description: 'Goes on from the hero, right under it',
    use: 'The second thing of a page that is as wide as the first.',
    avoid: 'The top of a page: take a hero. Anything further down: take a content block.',
  },
  'gfSubHeroBannerType',
  {
    title: text('gfTitle'),
    description: html('gfDescription').optional(),
    cta: one('gfCta', callToAction).optional(),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
  { phoneRates, aboutLabs },
);
export type SubHeroProps = PropsOfVariants<typeof model>;
export type SubHeroVariant = SubHeroProps['variant'];
/** Props of one variant. */
export type SubHeroOf<V extends SubHeroVariant> = Extract<SubHeroProps, { readonly variant: V }>;

/** A block directly below a hero. It continues the hero's topic. */
export const subHero: Block<typeof model> = block(model, {
  component: () => import('./sub-hero.tsx').then((m) => m.SubHero),
});

import {
  callToAction,
  html,
  image,
  list,
  one,
  text,
  variant,
  variantType,
  type PropsOfVariants,
} from '@skein/cms-client';
import { tableColumn } from '../../parts/spec-table/table-column.content.ts';
import { subHeroDefaults } from './sub-hero.defaults.ts';

const phoneRates = variant({
  number: 1,
  label: 'Phone rates',
  use: 'What calls cost, beside a picture.',
  avoid: 'More than three columns: they would not fit beside it.',
  fields: {
    image: image('gfImage'),
    columns: list('gfTableColumns', tableColumn).default(subHeroDefaults.columns),
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

/** A block right below a hero that continues it. */
export const subHero = variantType(
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
export type SubHeroProps = PropsOfVariants<typeof subHero>;
export type SubHeroVariant = SubHeroProps['variant'];
/** Props of one variant. */
export type SubHeroOf<V extends SubHeroVariant> = Extract<SubHeroProps, { readonly variant: V }>;

import {
  callToAction,
  choice,
  color,
  flag,
  html,
  list,
  one,
  text,
  variantType,
  type PropsFrom,
} from '@skein/cms-client';
import { coloredText } from '../title/title.content.ts';
import { imageHero } from './image-hero/image-hero.content.ts';

/** The top of a page. */
export const hero = variantType(
  'gfHeroBanner',
  {
    name: 'Hero',
    description: 'The top of a page: its title, a picture and the first thing to do',
    displayField: 'gfTitle',
  },
  'gfHeroBannerType',
  {
    title: text('gfTitle'),
    titleColor: color('gfTitleColor').optional(),
    multiColorTitle: flag('gfEnableMultiColorTitle').default(false),
    titleParts: list('gfMultiColorTitle', coloredText).default([]),
    kicker: text('gfKicker', 60).optional().help('A few words above the title'),
    subtitle: text('gfSubTitle').optional(),
    description: html('gfDescription').optional(),
    theme: choice('gfTheme', ['paper', 'mist', 'ink', 'teal', 'violet', 'amber', 'coral']).default('paper'),
    cta: one('gfCta', callToAction).optional(),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
  { imageHero },
);
export type HeroProps = PropsFrom<typeof hero>;
export type HeroVariant = HeroProps['variant'];
/** Props of one variant. */
export type HeroOf<V extends HeroVariant> = Extract<HeroProps, { readonly variant: V }>;

import {
  callToAction,
  choice,
  color,
  entryType,
  flag,
  html,
  image,
  list,
  one,
  text,
  type PropsFrom,
} from '@skein/cms-client';
import { themeNames } from '@skein/ui/tokens';
import { coloredText } from '../title/title.content.ts';
import { tvNavFields } from '../tv-nav/tv-nav.shared.ts';

export const tvChoice = entryType(
  'gfTvChoice',
  {
    name: 'TV choice',
    description: 'The top of the page where a visitor chooses how to watch: a bar of TV pages and a hero',
    displayField: 'gfTitle',
  },
  {
    title: text('gfTitle'),
    titleColor: color('gfTitleColor').optional(),
    multiColorTitle: flag('gfEnableMultiColorTitle').default(false),
    titleParts: list('gfMultiColorTitle', coloredText).default([]),
    kicker: text('gfKicker', 60).optional().help('A few words above the title'),
    subtitle: text('gfSubTitle').optional(),
    description: html('gfDescription').optional(),
    theme: choice('gfTheme', themeNames).default('violet'),
    ...tvNavFields,
    image: image('gfImage').help('A wide one; it reaches down out of the coloured ground'),
    cta: one('gfCta', callToAction).optional(),
    secondCta: one('gfSecondCta', callToAction).optional(),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);
export type TvChoiceProps = PropsFrom<typeof tvChoice>;

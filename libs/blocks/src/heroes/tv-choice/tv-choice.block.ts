import {
  block,
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
  type PropsOf,
  type Block,
} from '@skein/cms-client';
import { themeNames } from '@skein/ui/tokens';
import { coloredText } from '../../parts/title/title.content.ts';
import { tvNavFields } from '../../parts/tv-nav/tv-nav.shared.ts';

const model = entryType(
  'gfTvChoice',
  {
    name: 'TV choice',
    bringsTitle: true,
    description: 'The top of the page where a visitor chooses how to watch: a bar of TV pages and a hero',
    use: 'The page where a visitor chooses how to watch.',
    avoid: 'Pages about one way of watching: take hero 5.',
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
    image: image('gfImage').help('A wide one; it reaches down out of the colored ground'),
    cta: one('gfCta', callToAction).optional(),
    secondCta: one('gfSecondCta', callToAction).optional(),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);
export interface TvChoiceProps extends PropsOf<typeof model.fields> {}

export const tvChoice: Block<typeof model> = block(model, {
  component: () => import('./tv-choice.tsx').then((m) => m.TvChoice),
});

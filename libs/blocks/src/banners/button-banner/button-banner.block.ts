import {
  block,
  callToAction,
  choice,
  entryType,
  html,
  one,
  text,
  type PropsOf,
  type Block,
} from '@skein/cms-client';
import { themeNames } from '@skein/ui/tokens';

const model = entryType(
  'gfBannerWithTextAndButton',
  {
    name: 'Banner with text and button',
    description: 'A sentence and one thing to do, on a band of color',
    use: 'One thing to do between two blocks, also on another site.',
    avoid: 'News and warnings: take a banner.',
  },
  {
    title: text('gfTitle', 160),
    description: html('gfDescription').optional(),
    cta: one('gfCta', callToAction)
      .optional()
      .help('One that opens a new tab shows an arrow out of a box beside its words'),
    theme: choice('gfTheme', themeNames).default('teal'),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface ButtonBannerProps extends PropsOf<typeof model.fields> {}

export const buttonBanner: Block<typeof model> = block(model, {
  component: () => import('./button-banner.tsx').then((m) => m.ButtonBanner),
});

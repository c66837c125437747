import { callToAction, choice, entryType, html, one, text, type PropsOf } from '@skein/cms-client';
import { themeNames } from '@skein/ui/tokens';
import { buttonBannerDefaults } from './button-banner.defaults.ts';

export const buttonBanner = entryType(
  'gfBannerWithTextAndButton',
  {
    name: 'Banner with text and button',
    description: 'A sentence and one thing to do, on a band of colour',
    use: 'One thing to do between two blocks, also on another site.',
    avoid: 'News and warnings: take a banner.',
  },
  {
    title: text('gfTitle', 160),
    description: html('gfDescription').optional(),
    cta: one('gfCta', callToAction)
      .optional()
      .help('One that opens a new tab shows an arrow out of a box beside its words'),
    theme: choice('gfTheme', themeNames).default(buttonBannerDefaults.theme),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface ButtonBannerProps extends PropsOf<typeof buttonBanner.fields> {}

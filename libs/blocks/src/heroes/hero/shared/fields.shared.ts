import { callToAction, choice, color, flag, html, list, one, text } from '@skein/cms-client';
import { themeNames } from '@skein/ui/tokens';
import { coloredText } from '../../../parts/title/title.content.ts';
import { sharedDefaults } from './defaults.ts';

/** Fields that all types of heroes share. */
export const sharedFields = {
  title: text('gfTitle'),
  titleColor: color('gfTitleColor').optional(),
  multiColorTitle: flag('gfEnableMultiColorTitle').default(sharedDefaults.multiColorTitle),
  titleParts: list('gfMultiColorTitle', coloredText).default(sharedDefaults.titleParts),
  kicker: text('gfKicker', 60).optional().help('A few words above the title'),
  subtitle: text('gfSubTitle').optional(),
  description: html('gfDescription').optional(),
  theme: choice('gfTheme', themeNames).default(sharedDefaults.theme),
  cta: one('gfCta', callToAction).optional(),
  analyticsId: text('gfAnalyticsTagId').optional(),
} as const;

import { callToAction, choice, color, flag, html, list, one, text } from '@skein/cms-client';
import { coloredText } from '../title/title.content.ts';

/** Options that every content block has, whatever its type. */
export const sharedFields = {
  title: text('gfTitle').optional(),
  titleColor: color('gfTitleColor').optional(),
  multiColorTitle: flag('gfEnableMultiColorTitle')
    .default(false)
    .help('Shows the coloured parts in place of the title'),
  titleParts: list('gfMultiColorTitle', coloredText).default([]),
  subtitle: text('gfSubTitle').optional(),
  subtitleColor: color('gfSubTitleColor').optional(),
  description: html('gfDescription').optional(),
  descriptionColor: color('gfDescriptionColor').optional(),
  cta: one('gfCta', callToAction).optional(),
  backgroundColor: color('gfBackgroundColor').optional(),
  fullWidth: flag('gfDisplayAsFullWidth')
    .default(true)
    .help('Off: the block is a panel inside the page’s column'),
  roundedBlock: flag('gfRoundedContentBlockCorners').default(false).help('Only seen on a panel'),
  textAlign: choice('gfHorizontalTextAlignment', ['left', 'center', 'right']).default('left'),
  verticalAlign: choice('gfVerticalTextAlignment', ['top', 'center', 'bottom']).default('center'),
  isModule: flag('isModule').default(false),
  moduleColor: color('moduleBackgroundColor').optional(),
  moduleVariant: text('moduleVariant').optional(),
  analyticsClass: text('className').optional().help('Class name for analytics'),
  analyticsId: text('gfAnalyticsTagId').optional(),
} as const;

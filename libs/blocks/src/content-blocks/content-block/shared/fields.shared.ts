import { callToAction, choice, color, flag, html, list, one, text } from '@skein/cms-client';
import { coloredText } from '../../../parts/title/title.content.ts';
import { sharedDefaults } from './defaults.ts';

/** Fields that all types of content blocks share. */
export const sharedFields = {
  title: text('gfTitle').optional(),
  titleColor: color('gfTitleColor').optional(),
  multiColorTitle: flag('gfEnableMultiColorTitle')
    .default(sharedDefaults.multiColorTitle)
    .help('Shows the colored parts in place of the title'),
  titleParts: list('gfMultiColorTitle', coloredText).default(sharedDefaults.titleParts),
  subtitle: text('gfSubTitle').optional(),
  subtitleColor: color('gfSubTitleColor').optional(),
  description: html('gfDescription').optional(),
  descriptionColor: color('gfDescriptionColor').optional(),
  cta: one('gfCta', callToAction).optional(),
  backgroundColor: color('gfBackgroundColor').optional(),
  fullWidth: flag('gfDisplayAsFullWidth')
    .default(sharedDefaults.fullWidth)
    .help('Off: the block is a panel inside the page’s column'),
  roundedBlock: flag('gfRoundedContentBlockCorners')
    .default(sharedDefaults.roundedBlock)
    .help('Only seen on a panel'),
  textAlign: choice('gfHorizontalTextAlignment', ['left', 'center', 'right']).default(
    sharedDefaults.textAlign,
  ),
  verticalAlign: choice('gfVerticalTextAlignment', ['top', 'center', 'bottom']).default(
    sharedDefaults.verticalAlign,
  ),
  isModule: flag('isModule').default(sharedDefaults.isModule),
  moduleColor: color('moduleBackgroundColor').optional(),
  moduleLook: choice('moduleVariant', ['filled', 'outlined'])
    .default(sharedDefaults.moduleLook)
    .help('Whether the color of the module fills its frame, or draws it'),
  analyticsClass: text('className').optional().help('Class name for analytics'),
  analyticsId: text('gfAnalyticsTagId').optional(),
} as const;

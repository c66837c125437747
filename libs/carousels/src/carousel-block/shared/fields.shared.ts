import { color, flag, html, text } from '@skein/cms-client';
import { sharedDefaults } from './defaults.ts';

/** Fields that all types of carousels share. */
export const sharedFields = {
  title: text('gfTitle').optional(),
  description: html('gfDescription').optional(),
  autoSlider: flag('gfAutoSlider')
    .default(sharedDefaults.autoSlider)
    .help('Moves by itself; visitors can stop it, and it never does for those who want no motion'),
  backgroundColor: color('gfBackgoundColor').optional(),
  isModule: flag('isModule').default(sharedDefaults.isModule),
  analyticsId: text('gfAnalyticsTagId').optional(),
} as const;

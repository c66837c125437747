import { callToAction, choice, color, flag, html, image, one, text } from '@skein/cms-client';
import { anchorId } from '../../anchor-id.ts';
import { gridDefaults } from './grid.defaults.ts';

/** Fields that all types of grids share. */
export const gridFields = {
  title: text('gfTitle').optional(),
  subtitle: text('gfSubTitle').optional(),
  description: html('gfDescription').optional(),
  image: image('gfImage').optional().help('Only in the grids that show one: Wi-Fi text, icon lists of six'),
  cta: one('gfCta', callToAction).optional().help('Under the grid; its alignment says where'),
  backgroundColor: color('gfBackgroundColor').optional(),
  isModule: flag('isModule').default(gridDefaults.isModule),
  moduleColor: color('moduleBackgroundColor').optional(),
  moduleLook: choice('moduleVariant', ['filled', 'outlined']).default(gridDefaults.moduleLook),
  anchorId: anchorId('gfAnchorId').optional(),
  analyticsId: text('gfAnalyticsTagId').optional(),
} as const;

/** Names of the CMS fields that hold the items, in order. */
export const COLUMNS = [
  'gfGridColumn1',
  'gfGridColumn2',
  'gfGridColumn3',
  'gfGridColumn4',
  'gfGridColumn5',
  'gfGridColumn6',
] as const;

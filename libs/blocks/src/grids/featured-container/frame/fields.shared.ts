import { color, html, text } from '@skein/cms-client';
import { anchorId } from '../../anchor-id.ts';

/** Fields that both lists of posts share. */
export const featuredFields = {
  title: text('gfTitle').optional(),
  description: html('gfDescription').optional(),
  backgroundColor: color('gfBackgroundColor').optional(),
  anchorId: anchorId('gfAnchorId').optional(),
  analyticsId: text('gfAnalyticsTagId').optional(),
} as const;

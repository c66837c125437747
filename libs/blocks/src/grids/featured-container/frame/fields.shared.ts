import { color, html, text } from '@skein/cms-client';

/** Options of both lists of posts. */
export const featuredFields = {
  title: text('gfTitle').optional(),
  description: html('gfDescription').optional(),
  backgroundColor: color('gfBackgroundColor').optional(),
  anchorId: text('gfAnchorId', 60).optional(),
  analyticsId: text('gfAnalyticsTagId').optional(),
} as const;

import { callToAction, html, one, text } from '@skein/cms-client';

/** Fields that all banners share. */
export const sharedFields = {
  title: text('gfTitle'),
  description: html('gfDescription').optional(),
  cta: one('gfCta', callToAction).optional(),
  analyticsId: text('gfAnalyticsTagId').optional(),
} as const;

import { callToAction, entry, t } from '@skein/cms-client';

export const stickyCta = entry(callToAction, 'cta-sticky', {
  internalName: 'Sticky call to action of small screens',
  text: t('Check availability', 'Ver cobertura'),
  target: '#!',
  analyticsId: 'sticky-check-availability',
});

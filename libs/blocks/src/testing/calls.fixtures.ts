import { callToAction, entry, t } from '@skein/cms-client';

export const checkAddress = entry(callToAction, 'cta-check', {
  text: t('Check my address', 'Revisar mi dirección'),
  target: '#!',
  look: 'button',
});

import { callToAction, entry, t } from '@skein/cms-client';

export const tvNavItems = [
  entry(callToAction, 'tv-nav-overview', { text: t('Overview', 'Resumen'), target: '/product/tv' }),
  entry(callToAction, 'tv-nav-choice', {
    text: t('Choose how you watch', 'Elige cómo verla'),
    target: '/product/tv/choice',
  }),
  entry(callToAction, 'tv-nav-internet', {
    text: t('Internet for streaming', 'Internet para streaming'),
    target: '/product/internet',
  }),
  entry(callToAction, 'tv-nav-support', { text: t('Help with TV', 'Ayuda con la tele'), target: '/support' }),
];

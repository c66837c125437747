import { t } from '@skein/cms-client';

export const inBothStores = {
  playLink: 'https://play.google.com/store/apps/details?id=example.skein.app',
  playButton: t('Get it for Android', 'Descárgala para Android'),
  appLink: 'https://apps.apple.com/us/app/skein-fiber/id0000000000',
  appButton: t('Get it for iPhone', 'Descárgala para iPhone'),
  campaign: 'app-page',
} as const;

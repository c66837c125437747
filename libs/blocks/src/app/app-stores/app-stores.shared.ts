import { href, image, text } from '@skein/cms-client';
import { appStoresDefaults } from './app-stores.defaults.ts';

/** Fields for a link, a QR code, a badge and a button, once for each of the two app stores. */
export const appStoresFields = {
  playLink: href('gfPlayStoreLink').optional().help('Address of the app in the Play Store'),
  playCode: image('gfPlayStoreQrCode')
    .optional()
    .help('A square picture of a code. Left empty, the code of the address is drawn'),
  playBadge: image('gfPlayStoreBadge').optional().help('132 by 39. Left empty, one is drawn'),
  playButton: text('gfPlayStoreButtonText', 40)
    .optional()
    .help('On a button that only Android phones show, such as “Get it for Android”'),
  appLink: href('gfAppStoreLink').optional().help('Address of the app in the App Store'),
  appCode: image('gfAppStoreQrCode')
    .optional()
    .help('A square picture of a code. Left empty, the code of the address is drawn'),
  appBadge: image('gfAppStoreBadge').optional().help('132 by 39. Left empty, one is drawn'),
  appButton: text('gfAppStoreButtonText', 40)
    .optional()
    .help('On a button that only iPhones and iPads show, such as “Get it for iPhone”'),
  campaign: text('gfCampaign', 40)
    .default(appStoresDefaults.campaign)
    .help('What the stores are told when the address of the page names no campaign; the codes carry it too'),
} as const;

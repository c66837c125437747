import { entry, t } from '@skein/cms-client';
import { inBothStores } from '../app-stores/app-stores.fixtures.ts';
import { pictures } from '../testing/artwork.fixtures.ts';
import { longDescription, longTitle } from '../testing/texts.fixtures.ts';
import { appDeepLink } from './app-deep-link.content.ts';

const words = {
  title: t('Point your camera here', 'Apunta la cámara aquí'),
  description: t(
    '<p>Each store has a code of its own. On the phone itself, one tap does.</p>',
    '<p>Cada tienda tiene su código. En el propio teléfono basta con tocar.</p>',
  ),
} as const;

export const appDeepLinkBasic = entry(appDeepLink, 'app-deep-link', {
  ...words,
  ...inBothStores,
  image: pictures.phoneCall,
});
export const appDeepLinkBare = entry(appDeepLink, 'app-deep-link-bare', {
  title: words.title,
  playLink: inBothStores.playLink,
  appLink: inBothStores.appLink,
});
/** Codes and a badge that somebody has drawn. */
export const appDeepLinkPictures = entry(appDeepLink, 'app-deep-link-pictures', {
  ...words,
  ...inBothStores,
  playCode: pictures.planIcon1,
  appCode: pictures.planIcon2,
  theme: 'ink',
});
export const appDeepLinkOneStore = entry(appDeepLink, 'app-deep-link-one', {
  ...words,
  appLink: inBothStores.appLink,
  appButton: inBothStores.appButton,
  theme: 'teal',
});
export const appDeepLinkLong = entry(appDeepLink, 'app-deep-link-long', {
  ...inBothStores,
  title: longTitle,
  description: longDescription,
  image: pictures.phoneCall,
  theme: 'paper',
});

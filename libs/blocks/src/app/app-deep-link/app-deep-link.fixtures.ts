import { asset, entry, t } from '@skein/cms-client';
import { inBothStores } from '../app-stores/app-stores.fixtures.ts';
import { pictures } from '../../testing/artwork.fixtures.ts';
import { longDescription, longTitle } from '../../testing/texts.fixtures.ts';
import { appDeepLink } from './app-deep-link.block.ts';

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
/** Returns an editor's own badge. Its proportions differ a little from the space for the badge. */
const badge = (store: string, file: string, [width, height]: readonly [number, number]) =>
  asset(`badge-${file}`, {
    title: t(`Available in the ${store}`, `Disponible en ${store}`),
    fileName: `${file}.svg`,
    contentType: 'image/svg+xml',
    width,
    height,
    url: `/artwork/${file}.svg`,
  });

/** An app deep link whose QR codes and badges are an editor's pictures. */
export const appDeepLinkPictures = entry(appDeepLink, 'app-deep-link-pictures', {
  ...words,
  ...inBothStores,
  playCode: pictures.planIcon1,
  playBadge: badge('Play Store', 'weave-teal', [1200, 400]),
  appCode: pictures.planIcon2,
  appBadge: badge('App Store', 'plan-strip-1', [840, 200]),
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

import { callToAction, entry, t } from '@skein/cms-client';
import { pictures } from '../../testing/artwork.fixtures.ts';
import { longDescription, longTitle } from '../../testing/texts.fixtures.ts';
import { speedNote } from '../../text/text-block/text-block.fixtures.ts';
import { highlightedBlock } from './highlighted-block.block.ts';

const call = (id: string, en: string, es: string, target: string) =>
  entry(callToAction, `cta-highlight-${id}`, { text: t(en, es), target });

export const promoBar = entry(highlightedBlock, 'highlight-promo', {
  variant: 'promoBar',
  title: t('First month free on your street', 'El primer mes gratis en tu calle'),
  description: t('<p>Until the trench is closed.</p>', '<p>Hasta que se cierre la zanja.</p>'),
  image: pictures.trench,
  cta: call('promo', 'See the plans', 'Ver los planes', '/product/internet'),
  ground: 'amber-soft',
});
export const promoBarBare = entry(highlightedBlock, 'highlight-promo-bare', {
  variant: 'promoBar',
  title: t('First month free on your street', 'El primer mes gratis en tu calle'),
});
export const comingSoonCity = entry(highlightedBlock, 'highlight-city', {
  variant: 'comingSoonCity',
  title: t('Denver is next', 'Sigue Denver'),
  subtitle: t('First streets in spring', 'Las primeras calles, en primavera'),
  description: t(
    '<p>We dig from the west to the east, a block a day.</p>',
    '<p>Cavamos de oeste a este, una cuadra al día.</p>',
  ),
  backgroundImage: pictures.denver,
  cta: call('city', 'Tell me when', 'Avísenme cuándo', '/community'),
});
export const comingSoonCityBare = entry(highlightedBlock, 'highlight-city-bare', {
  variant: 'comingSoonCity',
  title: t('Denver is next', 'Sigue Denver'),
});
export const highlightLink = entry(highlightedBlock, 'highlight-link', {
  variant: 'highlightLink',
  title: t('Nobody has ever called us because of a contract.', 'Nadie nos ha llamado nunca por un contrato.'),
  description: t('<p>There is none.</p>', '<p>No hay.</p>'),
  cta: call('terms', 'Read the terms', 'Leer los términos', '/legal/terms'),
});
export const wifiPromo = entry(highlightedBlock, 'highlight-wifi', {
  variant: 'wifiPromo',
  title: t('A second access point, at no charge', 'Un segundo punto de acceso, sin costo'),
  description: t('<p>For houses with brick in the way.</p>', '<p>Para casas con ladrillo de por medio.</p>'),
  image: pictures.livingRoom,
  cta: call('wifi', 'Order one', 'Pedir uno', '#!'),
  isModule: true,
  moduleColor: 'mist',
});
export const wifiPromoModal = entry(highlightedBlock, 'highlight-wifi-modal', {
  variant: 'wifiPromo',
  title: t('Fast in every room', 'Rápido en cada cuarto'),
  ground: 'violet',
  cta: entry(callToAction, 'cta-highlight-modal', {
    text: t('About these speeds', 'Sobre estas velocidades'),
    target: '/wifi',
    color: 'amber',
    hoverColor: 'ink',
    modal: speedNote,
  }),
});
export const homeBusiness = entry(highlightedBlock, 'highlight-home-business', {
  variant: 'homeBusiness',
  title: t('The shop in the back room', 'La tienda del cuarto de atrás'),
  description: t(
    '<p>One line for the family and for the orders.</p>',
    '<p>Una línea para la familia y para los pedidos.</p>',
  ),
  backgroundImage: pictures.weaveTeal,
  leftImage: pictures.desk,
  rightImage: pictures.shopFront,
  cta: call('business', 'Skein for business', 'Skein para negocios', '/business'),
});
export const homeBusinessBare = entry(highlightedBlock, 'highlight-home-business-bare', {
  variant: 'homeBusiness',
  title: t('The shop in the back room', 'La tienda del cuarto de atrás'),
  rightImage: pictures.shopFront,
});
export const highlightLong = entry(highlightedBlock, 'highlight-long', {
  variant: 'wifiPromo',
  title: longTitle,
  description: longDescription,
  image: pictures.router,
  cta: call('long', 'See whether the fiber reaches my door', 'Ver si la fibra llega hasta mi puerta', '#!'),
});

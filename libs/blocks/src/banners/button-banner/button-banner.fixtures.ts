import { callToAction, entry, t } from '@skein/cms-client';
import { goTo } from '../../testing/calls.fixtures.ts';
import { longDescription, longTitle } from '../../testing/texts.fixtures.ts';
import { buttonBanner } from './button-banner.block.ts';

const outside = entry(callToAction, 'cta-button-banner-outside', {
  text: t('Open the map of outages', 'Abrir el mapa de cortes'),
  target: 'https://status.skein.example/',
  external: true,
});
const title = t('See what the network is doing', 'Mira qué hace la red');

export const buttonBannerOutside = entry(buttonBanner, 'button-banner', {
  title,
  description: t(
    '<p>Every line that we know to be down, on a map.</p>',
    '<p>Cada línea caída que conocemos, en un mapa.</p>',
  ),
  cta: outside,
});
export const buttonBannerInside = entry(buttonBanner, 'button-banner-inside', {
  title: t('Moving? Take the line along', '¿Te mudas? Llévate la línea'),
  theme: 'ink',
  cta: goTo('button-banner-inside', 'Move my service', 'Mudar mi servicio', '/moving', 'button'),
});
export const buttonBannerTitleOnly = entry(buttonBanner, 'button-banner-title-only', {
  title,
  theme: 'mist',
});
export const buttonBannerLong = entry(buttonBanner, 'button-banner-long', {
  title: longTitle,
  description: longDescription,
  cta: outside,
  theme: 'amber',
});

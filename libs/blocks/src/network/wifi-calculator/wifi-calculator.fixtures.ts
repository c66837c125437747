import { entry, t } from '@skein/cms-client';
import { pictures } from '../../testing/artwork.fixtures.ts';
import { longDescription, longTitle } from '../../testing/texts.fixtures.ts';
import { wifiCalculator } from './wifi-calculator.block.ts';
import { deviceCategory, deviceSpeed, wifiDevice } from './wifi-device.content.ts';
import type { WifiGeneration } from './wifi-generation.ts';
import { wifiRouter } from './wifi-router.content.ts';

type Mbps = readonly [near: number, far: number];

const router = (generation: WifiGeneration, en: string, es: string, [near, far]: Mbps) =>
  entry(wifiRouter, `calculator-router-${generation.toLowerCase()}`, {
    generation,
    routerName: t(en, es),
    near,
    far,
    image: generation === '6E' ? pictures.routerNight : pictures.router,
  });

/** A router that visitors cannot choose. Its speeds apply to devices of the same Wi-Fi generation. */
const oldest = entry(wifiRouter, 'calculator-router-4', {
  generation: '4',
  routerName: t('The gray one', 'El gris'),
  displayInForm: false,
  near: 90,
  far: 30,
});
const routers = [
  oldest,
  router('5', 'Loom 5', 'Telar 5', [480, 160]),
  router('6', 'Loom 6', 'Telar 6', [820, 320]),
  router('6E', 'Loom 6E', 'Telar 6E', [1450, 380]),
];

const device = (
  id: string,
  en: string,
  es: string,
  generation: WifiGeneration,
  measured: readonly (readonly [WifiGeneration, ...Mbps])[] = [],
) =>
  entry(wifiDevice, `calculator-${id}`, {
    name: t(en, es),
    generation,
    speeds: measured.map(([of, near, far]) =>
      entry(deviceSpeed, `calculator-${id}-${of.toLowerCase()}`, { router: of, near, far }),
    ),
  });

const phones = entry(deviceCategory, 'calculator-phones', {
  name: t('Phone', 'Teléfono'),
  devices: [
    device('phone-2013', 'From 2013', 'De 2013', '4'),
    device('phone-2018', 'From 2018', 'De 2018', '5'),
    device('phone-2021', 'From 2021', 'De 2021', '6'),
    device('phone-2024', 'From 2024', 'De 2024', '6E', [
      ['6', 760, 300],
      ['6E', 1310, 410],
    ]),
  ],
});
const laptops = entry(deviceCategory, 'calculator-laptops', {
  name: t('Laptop', 'Laptop'),
  devices: [
    device('laptop-2017', 'From 2017', 'De 2017', '5'),
    device('laptop-2022', 'From 2022', 'De 2022', '6E'),
  ],
});

export const calculator = entry(wifiCalculator, 'calculator', {
  title: t('How fast will it be in my kitchen?', '¿Qué tan rápido irá en mi cocina?'),
  description: t(
    '<p>Two things decide: the box on the shelf, and what you hold in your hand.</p>',
    '<p>Dos cosas deciden: la caja del estante y lo que tienes en la mano.</p>',
  ),
  routers,
  categories: [phones, laptops],
  disclaimer: t(
    '<p>Usual figures, without brick walls.</p>',
    '<p>Cifras habituales, sin paredes de ladrillo.</p>',
  ),
});
/** The calculator with its own texts. The router has no picture, so there is no help. */
export const calculatorOwnWords = entry(wifiCalculator, 'calculator-own-words', {
  title: t('Pick two', 'Elige dos'),
  routers: [
    entry(wifiRouter, 'calculator-router-plain', {
      generation: '6',
      routerName: t('The white one', 'El blanco'),
      near: 700,
      far: 250,
    }),
  ],
  categories: [laptops],
  routerLabel: t('The box', 'La caja'),
  categoryLabel: t('What sort', 'De qué clase'),
  deviceLabel: t('Which one', 'Cuál'),
  submitText: t('And?', '¿Y?'),
  nearLabel: t('Beside it', 'A su lado'),
  farLabel: t('In the attic', 'En el ático'),
});
export const calculatorLong = entry(wifiCalculator, 'calculator-long', {
  title: longTitle,
  description: longDescription,
  routers,
  categories: [phones, laptops],
  disclaimer: longDescription,
});
/** The calculator with only the router that visitors cannot choose. */
export const calculatorNothingToChoose = entry(wifiCalculator, 'calculator-nothing', {
  title: t('Nothing to choose', 'Nada que elegir'),
  routers: [oldest],
  categories: [phones],
});

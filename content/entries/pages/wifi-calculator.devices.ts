import {
  deviceCategory,
  deviceSpeed,
  wifiDevice,
  wifiRouter,
  type WifiGeneration,
} from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { art } from '../art.ts';
import { ROUTER_FIVE, ROUTER_SEVEN, ROUTER_SIX } from '../offer.ts';

type Words = readonly [en: string, es: string];
type Mbps = readonly [near: number, far: number];
/** Speeds measured in the demo apartment, in Mbps. Keys are Wi-Fi generations of the router. */
type Measured = Partial<Record<WifiGeneration, Mbps>>;

const ROUTERS = [
  [
    '5',
    [`${ROUTER_FIVE.en}, the one with antennas`, `${ROUTER_FIVE.es}, el de las antenas`],
    [510, 140],
    art('wifi-router-5'),
  ],
  [
    '6',
    [`${ROUTER_SIX.en}, the white rounded one`, `${ROUTER_SIX.es}, el blanco de bordes redondos`],
    [830, 310],
    art('wifi-router-6'),
  ],
  [
    '6E',
    [`${ROUTER_SEVEN.en}, the dark tower`, `${ROUTER_SEVEN.es}, la torre oscura`],
    [1480, 390],
    art('wifi-router-6e'),
  ],
] as const;

const speakRouter = (generation: WifiGeneration) => `wifi-router-${generation.toLowerCase()}`;

/**
 * Routers in the calculator. The form does not offer the first router, which customers do not have. The calculator
 * needs it, because many televisions use its Wi-Fi generation.
 */
export const routers = [
  entry(wifiRouter, speakRouter('4'), {
    generation: '4',
    routerName: t('An older router', 'Uno más viejo'),
    displayInForm: false,
    near: 95,
    far: 35,
  }),
  ...ROUTERS.map(([generation, [en, es], [near, far], image]) =>
    entry(wifiRouter, speakRouter(generation), { generation, routerName: t(en, es), near, far, image }),
  ),
];

const device = (id: string, [en, es]: Words, generation: WifiGeneration, measured: Measured = {}) =>
  entry(wifiDevice, `wifi-device-${id}`, {
    name: t(en, es),
    generation,
    speeds: (['4', '5', '6', '6E'] as const).flatMap((router) => {
      const [near, far] = measured[router] ?? [];
      if (near === undefined || far === undefined) return [];
      return [entry(deviceSpeed, `wifi-speed-${id}-${router.toLowerCase()}`, { router, near, far })];
    }),
  });

export const categories = [
  entry(deviceCategory, 'wifi-kind-phone', {
    name: t('Phone', 'Celular'),
    devices: [
      device('phone-2012', ['Bought 2012 to 2014', 'Comprado entre 2012 y 2014'], '4'),
      device('phone-2015', ['Bought 2015 to 2019', 'Comprado entre 2015 y 2019'], '5'),
      device('phone-2020', ['Bought 2020 to 2022', 'Comprado entre 2020 y 2022'], '6', {
        '5': [470, 130],
        '6': [780, 290],
        '6E': [780, 300],
      }),
      device('phone-2023', ['Bought since 2023', 'Comprado desde 2023'], '6E'),
    ],
  }),
  entry(deviceCategory, 'wifi-kind-laptop', {
    name: t('Laptop', 'Laptop'),
    devices: [
      device('laptop-school', ['A school laptop', 'La de la escuela'], '5', {
        '5': [290, 90],
        '6': [310, 110],
        '6E': [310, 110],
      }),
      device('laptop-2017', ['Bought 2016 to 2019', 'Comprada entre 2016 y 2019'], '5'),
      device('laptop-2020', ['Bought 2020 to 2022', 'Comprada entre 2020 y 2022'], '6'),
      device('laptop-2023', ['Bought since 2023', 'Comprada desde 2023'], '6E'),
    ],
  }),
  entry(deviceCategory, 'wifi-kind-tv', {
    name: t('TV or streaming stick', 'Televisor o dispositivo de streaming'),
    devices: [
      device('tv-old', ['A TV made before 2016', 'Un televisor de antes de 2016'], '4'),
      device('tv-stick', ['A streaming stick', 'Un dispositivo de streaming'], '5'),
      device('tv-new', ['A TV made since 2021', 'Un televisor de 2021 o más nuevo'], '6'),
    ],
  }),
  entry(deviceCategory, 'wifi-kind-game', {
    name: t('Game console', 'Consola de juegos'),
    devices: [
      device('game-old', ['An older one with a disc tray', 'Una vieja, con bandeja de discos'], '5'),
      device('game-new', ['A current one', 'Una actual'], '6'),
      device('game-hand', ['A handheld', 'Una portátil'], '5', {
        '5': [180, 60],
        '6': [180, 70],
        '6E': [180, 70],
      }),
    ],
  }),
  entry(deviceCategory, 'wifi-kind-house', {
    name: t('Smart home device', 'Dispositivo del hogar'),
    devices: [
      device('house-bell', ['A doorbell camera', 'Un timbre con cámara'], '4'),
      device('house-washer', ['A washer', 'Una lavadora'], '4', {
        '5': [20, 8],
        '6': [20, 9],
        '6E': [20, 9],
      }),
    ],
  }),
];

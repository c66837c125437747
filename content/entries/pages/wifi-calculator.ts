import { pageHero, simpleModule, wifiCalculator } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { calculatorForm } from '../forms.checks.ts';
import { categories, routers } from './wifi-calculator.devices.ts';
import { ROUTER_SIX } from '../offer.ts';

const top = entry(pageHero, 'wifi-calculator-hero', {
  kicker: t('Wi-\u2060Fi calculator', 'Calculadora de Wi-\u2060Fi'),
  title: t('What reaches the cat?', '¿Cuánto le llega al gato?'),
  subtitle: t(
    'A line of fiber ends at the router. From there on it is radio, and radio depends on who speaks with whom, and through how many walls.',
    'La línea de fibra termina en el router. De ahí en adelante es radio, y eso depende de quién habla con quién y a través de cuántas paredes.',
  ),
  image: art('near-and-far'),
  theme: 'mist',
  secondCta: goTo(
    'wifi-calculator-shelf',
    'Where to put the router',
    'Dónde poner el router',
    '/wifi',
    'outline',
  ),
  analyticsId: 'wifi-calculator-hero',
});

const calculator = entry(wifiCalculator, 'wifi-calculator-form', {
  title: t('Pick a router and a device', 'Elige un router y un dispositivo'),
  description: t(
    '<p>The slower of the two sets the pace. A new router does not teach an old phone anything.</p>',
    '<p>El más lento de los dos marca el paso. Un router nuevo no le enseña nada a un teléfono viejo.</p>',
  ),
  routers,
  categories,
  farLabel: t('Two brick walls away', 'A dos paredes de ladrillo'),
  disclaimer: t(
    '<p>Figures of the demo: measured or usual, with one device on the air. Yours depend on walls, neighbors and fish tanks.</p>',
    '<p>Cifras de demostración: medidas o habituales, con un solo dispositivo conectado. Las tuyas dependen de paredes, vecinos y peceras.</p>',
  ),
  analyticsId: 'wifi-calculator',
});

const ask = entry(simpleModule, 'wifi-calculator-ask', {
  title: t(`No ${ROUTER_SIX.en} on the shelf yet?`, `¿Todavía no hay un ${ROUTER_SIX.es} en la repisa?`),
  subtitle: t(
    'A router comes with every plan. All it needs is a line to your house.',
    'Todos los planes traen un router. Solo necesita una línea hasta tu casa.',
  ),
  form: calculatorForm,
  theme: 'teal',
  layout: 'beside',
  analyticsId: 'wifi-calculator-ask',
});

export const wifiCalculatorPage = entry(page, 'page-wifi-calculator', {
  internalName: 'Wi-\u2060Fi calculator',
  slug: '/wifi-calculator',
  title: t('Wi-Fi calculator', 'Calculadora de Wi-Fi'),
  description: t(
    'Choose your router and a device, and read how fast the two are in the same room and two walls away.',
    'Elige tu router y un dispositivo y mira qué tan rápido van en el mismo cuarto y a dos paredes.',
  ),
  breadcrumb: t('Wi-\u2060Fi calculator', 'Calculadora de Wi-\u2060Fi'),
  blocks: [top, calculator, ask],
});

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
  title: t('Check your Wi-\u2060Fi speed', 'Calcula tu velocidad'),
  subtitle: t(
    'Your fiber line ends at the router. From there it’s Wi-\u2060Fi, and your speed depends on the router, the device and the walls in between.',
    'La línea de fibra termina en el router. De ahí en adelante es Wi-\u2060Fi, y la velocidad depende del router, del dispositivo y de las paredes.',
  ),
  image: art('near-and-far'),
  theme: 'mist',
  secondCta: goTo(
    'wifi-calculator-shelf',
    'See where to put the router',
    'Ver dónde poner el router',
    '/wifi',
    'outline',
  ),
  analyticsId: 'wifi-calculator-hero',
});

const calculator = entry(wifiCalculator, 'wifi-calculator-form', {
  title: t('Pick a router and a device', 'Elige un router y un dispositivo'),
  description: t(
    '<p>Choose both to see two speeds: in the same room and two brick walls away. The slower of the two sets the pace, so a new router can’t speed up an old phone.</p>',
    '<p>Elige los dos y verás dos velocidades: en el mismo cuarto y a dos paredes de ladrillo. El más lento marca el paso: un router nuevo no acelera un celular viejo.</p>',
  ),
  routers,
  categories,
  farLabel: t('Two brick walls away', 'A dos paredes de ladrillo'),
  disclaimer: t(
    '<p>Demo numbers for the Wi-\u2060Fi alone, measured or typical, with one device connected. Your plan is the upper limit, and walls, neighbors and fish tanks count too.</p>',
    '<p>Números de demostración solo del Wi-\u2060Fi, medidos o típicos, con un dispositivo conectado. Tu plan es el límite, y también cuentan paredes, vecinos y peceras.</p>',
  ),
  analyticsId: 'wifi-calculator',
});

const ask = entry(simpleModule, 'wifi-calculator-ask', {
  title: t(`Don’t have a ${ROUTER_SIX.en} yet?`, `¿Todavía no tienes un ${ROUTER_SIX.es}?`),
  subtitle: t(
    'Every fiber plan comes with a router. See if fiber reaches your home.',
    'Todos los planes de fibra traen un router. Mira si la fibra llega a tu casa.',
  ),
  form: calculatorForm,
  theme: 'teal',
  layout: 'beside',
  analyticsId: 'wifi-calculator-ask',
});

export const wifiCalculatorPage = entry(page, 'page-wifi-calculator', {
  internalName: 'Wi-\u2060Fi calculator',
  slug: '/wifi-calculator',
  title: t('Wi-Fi speed calculator', 'Calculadora de velocidad de Wi-Fi'),
  description: t(
    'Pick your router and a device to see how fast your Wi-Fi can be, in the same room and two brick walls away. No app and no sign-up needed.',
    'Elige tu router y un dispositivo y mira qué tan rápido puede ser tu Wi-Fi, en el mismo cuarto y a dos paredes de ladrillo. Sin app y sin registro.',
  ),
  breadcrumb: t('Wi-\u2060Fi calculator', 'Calculadora de Wi-\u2060Fi'),
  blocks: [top, calculator, ask],
});

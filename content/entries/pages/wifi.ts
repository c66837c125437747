import { contentBlock, hero } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { wifiForm } from '../forms.checks.ts';
import { art } from '../art.ts';
import { checkMyAddress, goTo, seePlans } from '../calls-to-action.ts';
import { coloredTitle } from '../colored-title.ts';
import { wifiAsked } from './wifi.questions.ts';
import { devices } from './wifi.devices.ts';
import { inTheRouter, wifiAdvice } from './wifi.grids.ts';

const top = entry(hero, 'wifi-hero', {
  variant: 'freeExtrasHero',
  kicker: t('Skein Wi-\u2060Fi', 'Wi-\u2060Fi de Skein'),
  title: t('The Wi-\u2060Fi is on us.', 'El Wi-\u2060Fi lo ponemos nosotros.'),
  subtitle: t(
    'Every fiber plan comes with a router, and with someone who tests every room you use and puts the router where it works best.',
    'Todos los planes de fibra traen el router y a alguien que mide en los cuartos que usas y lo pone donde mejor funciona.',
  ),
  extras: t(
    ['The router', 'A second access point', 'Setup', 'A guest network'],
    ['El router', 'Otro punto de acceso', 'La instalación', 'Red para visitas'],
  ),
  theme: 'paper',
  form: wifiForm,
  cta: checkMyAddress,
  secondCta: seePlans('wifi-hero-plans', 'outline'),
  analyticsId: 'wifi-hero',
});

const house = entry(contentBlock, 'wifi-house', {
  variant: 'textWithImage',
  title: t('Put the router in the middle', 'Pon el router en el centro'),
  description: t(
    `<p>Wi-\u2060Fi spreads out in every direction. In a corner, half of it goes to the neighbor’s garage. In the hallway, it reaches the kitchen, the desk and the attic.</p>
    <p>On installation day, we test every room you care about. The router goes where the numbers are best, not where the old jack happens to be.</p>`,
    `<p>El Wi-\u2060Fi sale en todas direcciones. En una esquina, la mitad se va al garaje del vecino. En el pasillo, llega a la cocina, al escritorio y al ático.</p>
    <p>El día de la instalación medimos en cada cuarto que te importe. El router va donde dan mejores números, no donde estaba la toma vieja.</p>`,
  ),
  cta: goTo(
    'wifi-how-fast',
    'See how fast my device can go',
    'Ver qué tan rápido es mi dispositivo',
    '/wifi-calculator',
  ),
  image: art('wifi-house'),
  imageSide: 'right',
  backgroundColor: 'teal-soft',
});

const shelf = entry(contentBlock, 'wifi-shelf', {
  variant: 'teaching',
  title: t('Five rooms, one router', 'Cinco cuartos, un router'),
  description: t(
    '<p>This is a real floor plan, 900 square feet. It didn’t need a second access point, just a better shelf.</p>',
    '<p>Este plano es de verdad, de 900 pies cuadrados. No hizo falta un segundo punto de acceso, solo una mejor repisa.</p>',
  ),
  image: art('floor-plan'),
  imageSide: 'left',
  steps: t(
    `<ol>
      <li><strong>The middle of the home</strong>Not the closet, not the basement, not the corner with the old phone jack.</li>
      <li><strong>In the open, at shoulder height</strong>Wi-\u2060Fi likes a clear view. Behind the TV, it has none.</li>
      <li><strong>Use cables for what doesn’t move</strong>TV, console, desk: one cable each leaves the Wi-\u2060Fi free for everything else.</li>
      <li><strong>Test, move, test again</strong>Run the test below where it’s slow. Three feet can double your speed.</li>
    </ol>`,
    `<ol>
      <li><strong>En medio de la casa</strong>Ni en el clóset, ni en el sótano, ni en la esquina de la toma vieja del teléfono.</li>
      <li><strong>A la vista, a la altura del hombro</strong>Al Wi-\u2060Fi le gusta el camino libre. Detrás de la tele no lo tiene.</li>
      <li><strong>Con cable lo que no se mueve</strong>Televisor, consola, escritorio: un cable para cada uno deja el Wi-\u2060Fi libre para lo demás.</li>
      <li><strong>Mide, mueve, mide</strong>Haz la prueba de abajo donde está lento. Un paso puede duplicar la velocidad.</li>
    </ol>`,
  ),
  notes: t(
    '<p>Brick, mirrors, water and foil-backed insulation block Wi-\u2060Fi. If one of them can’t be moved, we’ll bring a second access point for free.</p>',
    '<p>El ladrillo, los espejos, el agua y los aislantes con aluminio frenan el Wi-\u2060Fi. Si alguno estorba sin remedio, llevamos gratis un segundo punto de acceso.</p>',
  ),
});

const yard = entry(contentBlock, 'wifi-yard', {
  variant: 'reliability',
  ...coloredTitle('wifi-yard', [
    ['It reaches the end of the yard.', 'Llega hasta el fondo del patio.'],
    ['And works all night.', 'Y funciona toda la noche.', 'amber'],
  ]),
  description: t(
    `<p>On its own cable, a second access point passes along your full speed. Without a cable it works too, just slower. Walk out back in the middle of a call, and the call keeps going.</p>
    <p>At four in the morning, both of them look for a clear channel and update themselves. They’re back before the birds.</p>`,
    `<p>Con su propio cable, el segundo punto de acceso reparte toda tu velocidad. Sin cable también funciona, solo que más lento. Sal al patio a media llamada, y la llamada sigue.</p>
    <p>A las cuatro de la mañana, los dos buscan un canal libre y se actualizan. Regresan antes que los pájaros.</p>`,
  ),
  image: art('treehouse'),
  backgroundImage: art('threads-night'),
  imageSide: 'right',
});

const measure = entry(contentBlock, 'wifi-measure', {
  variant: 'textWithSpeedTest',
  title: t('Test the room you’re in', 'Mide el Wi-\u2060Fi donde estás'),
  description: t(
    `<p>Half a minute, no app. Test next to the router, then in the room that gives you trouble. If the two numbers are close, it’s the line, and that’s our job.</p>
    <p>If they’re far apart, it’s the Wi-\u2060Fi. Try the four tips above first, then call us.</p>`,
    `<p>Medio minuto y sin app. Primero junto al router y luego en el cuarto que te da problemas. Si los dos números se parecen, es la línea, y eso nos toca a nosotros.</p>
    <p>Si son muy distintos, es el Wi-\u2060Fi. Prueba primero los cuatro consejos de arriba y después llámanos.</p>`,
  ),
  testSide: 'right',
  backgroundColor: 'mist',
  cta: goTo('wifi-support', 'Get help with a slow room', 'Pedir ayuda con mi Wi-\u2060Fi', '/support'),
});

const closing = entry(contentBlock, 'wifi-closing', {
  variant: 'centeredText',
  title: t('Good Wi-\u2060Fi starts outside.', 'El buen Wi-\u2060Fi empieza afuera.'),
  description: t(
    '<p>No router can speed up a slow line. See if fiber reaches your street.</p>',
    '<p>Ningún router acelera una línea lenta. Mira si la fibra llega a tu calle.</p>',
  ),
  backgroundColor: 'teal',
  cta: checkMyAddress,
});

export const wifi = entry(page, 'page-wifi', {
  internalName: 'Wi-Fi',
  slug: '/wifi',
  title: t('Home Wi-Fi: router and setup included', 'Wi-Fi en casa: router e instalación incluidos'),
  description: t(
    'Every Skein plan includes Wi-Fi: a router, a second access point for thick walls, and setup. Learn where to put your router, and test each room.',
    'Todos los planes de Skein incluyen Wi-Fi: router, un segundo punto de acceso si hay paredes gruesas e instalación. Mide la velocidad en cada cuarto.',
  ),
  breadcrumb: t('Wi-Fi', 'Wi-Fi'),
  blocks: [top, house, shelf, inTheRouter, yard, devices, measure, wifiAdvice, wifiAsked, closing],
});

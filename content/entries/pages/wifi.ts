import { contentBlock, hero } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { wifiForm } from '../forms.checks.ts';
import { plansLink } from '../anchors.ts';
import { art } from '../art.ts';
import { checkMyAddress, goTo } from '../calls-to-action.ts';
import { coloredTitle } from '../colored-title.ts';
import { wifiAsked } from './wifi.questions.ts';
import { devices } from './wifi.devices.ts';
import { inTheRouter, wifiAdvice } from './wifi.grids.ts';

const top = entry(hero, 'wifi-hero', {
  variant: 'freeExtrasHero',
  kicker: t('Skein Wi-\u2060Fi', 'Wi-\u2060Fi de Skein'),
  title: t('The Wi-\u2060Fi is on us.', 'El Wi-\u2060Fi va por nuestra cuenta.'),
  subtitle: t(
    'Every plan comes with the router, and with somebody who walks through the rooms until the far one works too.',
    'Todos los planes traen el router y a alguien que recorre la casa contigo hasta que funcione también el último cuarto.',
  ),
  extras: t(
    ['The router', 'A second point', 'The setup', 'A network for guests'],
    ['El router', 'Un segundo punto', 'La instalación', 'Una red para visitas'],
  ),
  theme: 'paper',
  form: wifiForm,
  cta: checkMyAddress,
  secondCta: goTo('wifi-hero-plans', 'See the plans', 'Ver los planes', plansLink, 'outline'),
  analyticsId: 'wifi-hero',
});

const house = entry(contentBlock, 'wifi-house', {
  variant: 'textWithImage',
  title: t('Radio goes out in a ball', 'La radio sale en forma de bola'),
  description: t(
    `<p>Put the middle of the ball in a corner, and half of it serves the neighbor’s garage. Put it in the hall, and it reaches the stove, the desk and the attic, whoever lives there.</p>
    <p>On installation day we measure in every room that you care about. The router goes where the numbers are, not where the old jack happens to be.</p>`,
    `<p>Si el centro de la bola queda en una esquina, la mitad le sirve al garaje del vecino. Si queda en el pasillo, llega a la estufa, al escritorio y al ático, viva quien viva ahí.</p>
    <p>El día de la instalación medimos en cada cuarto que te importe. El router va donde dan los números, no donde estaba la toma vieja.</p>`,
  ),
  cta: goTo(
    'wifi-how-fast',
    'How fast is it with my device?',
    '¿Qué tan rápido va con mi dispositivo?',
    '/wifi-calculator',
  ),
  image: art('wifi-house'),
  imageSide: 'right',
  backgroundColor: 'teal-soft',
});

const shelf = entry(contentBlock, 'wifi-shelf', {
  variant: 'teaching',
  title: t('Four rules for one shelf', 'Cuatro reglas para una repisa'),
  description: t(
    '<p>The plan is a real one: 900 square feet, five rooms, one router. It needed no second point, only a better shelf.</p>',
    '<p>El plano es de verdad: 900 pies cuadrados, cinco cuartos, un router. No hizo falta un segundo punto, solo una repisa mejor.</p>',
  ),
  image: art('floor-plan'),
  imageSide: 'left',
  steps: t(
    `<ol>
      <li><strong>The middle of the home</strong>Not the closet, not the basement, not the corner with the old phone jack.</li>
      <li><strong>In the open, shoulder high</strong>Radio likes a view. Microwaves and fish tanks block it best.</li>
      <li><strong>Wire what stands still</strong>TV, console, desk: a cable each, and the air stays free for what moves.</li>
      <li><strong>Measure, move, measure</strong>Run the test below where it annoys you. A yard can double the figure.</li>
    </ol>`,
    `<ol>
      <li><strong>En medio de la casa</strong>Ni en el clóset, ni en el sótano, ni en la esquina de la toma vieja del teléfono.</li>
      <li><strong>A la vista, a la altura del hombro</strong>A la radio le gusta tener vista. El microondas y la pecera son lo que más la tapa.</li>
      <li><strong>Con cable lo que no se mueve</strong>Televisor, consola, escritorio: un cable para cada uno, y el aire queda libre para lo demás.</li>
      <li><strong>Mide, mueve, mide</strong>Haz la prueba de abajo donde te molesta. Un paso puede duplicar la cifra.</li>
    </ol>`,
  ),
  notes: t(
    '<p>Brick, mirrors, water and foil-backed insulation stop Wi-\u2060Fi. Where one of them is in the way for good, the second point is ours to bring and costs nothing.</p>',
    '<p>El ladrillo, los espejos, el agua y los aislantes con aluminio frenan el Wi-\u2060Fi. Donde alguno estorba sin remedio, el segundo punto lo ponemos nosotros y no cuesta nada.</p>',
  ),
});

const yard = entry(contentBlock, 'wifi-yard', {
  variant: 'reliability',
  ...coloredTitle('wifi-yard', [
    ['It holds to the end of the yard.', 'Llega hasta el fondo del patio.'],
    ['And through the night.', 'Y aguanta la noche.', 'amber'],
  ]),
  description: t(
    `<p>A second point hangs on a cable of its own, so it passes on the whole line instead of an echo. You walk out with a call in your ear, and the call does not notice.</p>
    <p>At four in the morning both points look for a clear channel and update themselves. They are back before the birds.</p>`,
    `<p>El segundo punto cuelga de su propio cable, así que reparte la línea entera y no un eco. Sales al patio con una llamada en el oído, y la llamada ni se entera.</p>
    <p>A las cuatro de la mañana, los dos puntos buscan un canal libre y se actualizan. Vuelven antes que los pájaros.</p>`,
  ),
  image: art('treehouse'),
  backgroundImage: art('threads-night'),
  imageSide: 'right',
});

const measure = entry(contentBlock, 'wifi-measure', {
  variant: 'textWithSpeedTest',
  title: t('Measure the room you are in', 'Mide el cuarto donde estás'),
  description: t(
    `<p>Ten seconds, no app. First beside the router, then in the room that gives you trouble. If the two figures are close, it is the line, and the line is our job.</p>
    <p>If they are far apart, it is the Wi-\u2060Fi. Then the four rules above come first, and we come second.</p>`,
    `<p>Diez segundos y sin app. Primero junto al router y luego en el cuarto que te da problemas. Si las dos cifras se parecen, es la línea, y la línea nos toca a nosotros.</p>
    <p>Si se alejan, es el Wi-\u2060Fi. Entonces primero van las cuatro reglas de arriba, y después vamos nosotros.</p>`,
  ),
  testSide: 'right',
  backgroundColor: 'mist',
  cta: goTo('wifi-support', 'Help with one slow room', 'Ayuda con un cuarto lento', '/support'),
});

const closing = entry(contentBlock, 'wifi-closing', {
  variant: 'centeredText',
  title: t('Good Wi-\u2060Fi begins outside.', 'El buen Wi-\u2060Fi empieza afuera.'),
  description: t(
    '<p>No router makes a slow line fast. Find out what could come in from your street.</p>',
    '<p>Ningún router vuelve rápida una línea lenta. Averigua qué puede entrar desde tu calle.</p>',
  ),
  backgroundColor: 'teal',
  cta: checkMyAddress,
});

export const wifi = entry(page, 'page-wifi', {
  internalName: 'Wi-Fi',
  slug: '/wifi',
  title: t(
    'Wi-Fi: router, second point and setup included',
    'Wi-Fi: router, segundo punto e instalación incluidos',
  ),
  description: t(
    'Wi-Fi comes with every Skein plan: the router, a second point where walls are thick, setup, and a speed test for each room.',
    'El Wi-Fi viene con todos los planes de Skein: router, segundo punto si hay paredes gruesas, instalación y prueba de velocidad.',
  ),
  breadcrumb: t('Wi-Fi', 'Wi-Fi'),
  blocks: [top, house, shelf, inTheRouter, yard, devices, measure, wifiAdvice, wifiAsked, closing],
});

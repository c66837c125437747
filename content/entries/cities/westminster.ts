import { contentBlock, hero, textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { westminster } from '../cities.ts';
import { coloredTitle } from '../colored-title.ts';
import { ownDoors } from './own-pages.ts';
import { westminsterOfficials } from './westminster.officials.ts';
import { westminsterForm, westminsterMovingForm } from '../forms.sign-ups.ts';
import { STREET, TRENCH } from '../offer.ts';

const top = entry(hero, 'westminster-hero', {
  variant: 'comingSoonHero',
  kicker: t('Skein in Westminster, Colorado', 'Skein en Westminster, Colorado'),
  title: t('We are digging your way.', 'Vamos cavando hacia ti.'),
  subtitle: t(
    `First homes light up in April, between Sheridan and the lake. The rest follows, ${STREET.pace.en}.`,
    `Las primeras casas se conectan en abril, entre Sheridan y el lago. Lo demás sigue, ${STREET.pace.es}.`,
  ),
  badge: t('First homes in April', 'Primeras casas en abril'),
  theme: 'mist',
  image: art('coming-soon-violet'),
  form: westminsterForm,
  privacyText: t(
    '<p>We use the two to tell you when, and for nothing else. <a href="/legal/terms">The terms</a> say so in more words.</p>',
    '<p>Usamos los dos datos para avisarte cuándo, y para nada más. <a href="/legal/terms">Los términos</a> lo dicen con más palabras.</p>',
  ),
  analyticsId: 'westminster-hero',
});

const weeks = entry(contentBlock, 'westminster-weeks', {
  variant: 'teaching',
  title: t('A week on one street', 'Una semana en una calle'),
  description: t(
    `<p>The permits and the gas company come first, and take their time. Then it is ${STREET.en}, and the loud part takes ${TRENCH.en}.</p>`,
    `<p>Primero van los permisos y la compañía de gas, que se toman su tiempo. Después son ${STREET.es}, y la parte ruidosa dura ${TRENCH.es}.</p>`,
  ),
  image: art('month-line'),
  imageSide: 'right',
  steps: t(
    `<ol>
      <li><strong>The week before: a note on the door</strong>With the dates, and the number of the foreman.</li>
      <li><strong>Monday: paint</strong>Orange for us, yellow for gas, blue for water. Rain takes it away again.</li>
      <li><strong>Tuesday: the trench</strong>Along the curb, ${TRENCH.wide.en}. You can still get the car out.</li>
      <li><strong>Friday: light</strong>We write to everybody on the list, the same day.</li>
    </ol>`,
    `<ol>
      <li><strong>La semana anterior: un aviso en la puerta</strong>Con las fechas y el número de quien manda en la obra.</li>
      <li><strong>Lunes: la pintura</strong>Naranja para nosotros, amarillo para el gas, azul para el agua. La lluvia se la lleva otra vez.</li>
      <li><strong>Martes: la zanja</strong>Junto a la banqueta, de ${TRENCH.wide.es}. El carro sale igual.</li>
      <li><strong>Viernes: la luz</strong>Le escribimos a toda la lista, el mismo día.</li>
    </ol>`,
  ),
  backgroundColor: 'violet-soft',
});

const neighbors = entry(contentBlock, 'westminster-neighbors', {
  variant: 'textWithImage',
  ...coloredTitle('westminster-neighbors', [
    ['Denver was eleven miles off.', 'Denver quedaba a once millas.'],
    ['Now it is one splice.', 'Ahora queda a un empalme.', 'amber'],
  ]),
  description: t(
    `<p>Your line will join the ring that has served Denver and Glendale since 2019. Should a backhoe find one side of it, the light turns around and comes in from the other.</p>
    <p>The prices are those of every Skein city. There is no introductory rate, because nothing comes after it.</p>`,
    `<p>Tu línea se une al anillo que conecta Denver y Glendale desde 2019. Si una excavadora encuentra un lado, la luz da la vuelta y entra por el otro.</p>
    <p>Los precios son los de todas las ciudades de Skein. No hay tarifa de bienvenida, porque después no viene otra.</p>`,
  ),
  image: art('skyline-westminster'),
  imageSide: 'left',
  backgroundColor: 'ink',
  cta: goTo('westminster-plans', 'See the plans', 'Ver los planes', '/plans', 'button'),
});

const moving = entry(textBlock, 'westminster-moving', {
  title: t('Not living there yet?', '¿Todavía no vives ahí?'),
  content: t(
    '<p>Give us the address that you have your eye on. When the line reaches it, you hear from us, whether you got the house or not.</p>',
    '<p>Danos la dirección que te interesa. Cuando llegue la línea te escribimos, te hayas quedado con la casa o no.</p>',
  ),
  form: westminsterMovingForm,
  notes: t(
    '<p>Demo data: Westminster is real, the trench is not.</p>',
    '<p>Datos de demostración: Westminster existe, la zanja no.</p>',
  ),
});

export const citiesWestminster = entry(page, 'page-cities-westminster', {
  internalName: 'City: Westminster, coming soon',
  slug: '/cities/westminster',
  title: t('Fiber is coming to Westminster, Colorado', 'Pronto habrá fibra en Westminster, Colorado'),
  description: t(
    `When Skein Fiber reaches Westminster, Colorado, what ${STREET.en} of building look like, and how to hear from us once.`,
    `Cuándo llega Skein Fiber a Westminster, Colorado, cómo son ${STREET.es} de obra y cómo recibir un solo aviso.`,
  ),
  breadcrumb: t('Westminster', 'Westminster'),
  city: westminster,
  blocks: [top, weeks, westminsterOfficials, neighbors, moving, ownDoors('westminster', 'home')],
});

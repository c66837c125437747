import { contentBlock, hero, textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { seePlans } from '../calls-to-action.ts';
import { westminster } from '../cities.ts';
import { coloredTitle } from '../colored-title.ts';
import { ownDoors } from './own-pages.ts';
import { westminsterOfficials } from './westminster.officials.ts';
import { westminsterForm, westminsterMovingForm } from '../forms.sign-ups.ts';
import { STREET, TRENCH } from '../offer.ts';

const top = entry(hero, 'westminster-hero', {
  variant: 'comingSoonHero',
  kicker: t('Skein in Westminster, Colorado', 'Skein en Westminster, Colorado'),
  title: t('We’re digging your way.', 'Vamos cavando hacia ti.'),
  subtitle: t(
    `The first homes go online in April, between Sheridan and the lake. The rest follow, ${STREET.pace.en}.`,
    `Las primeras casas se conectan en abril, entre Sheridan y el lago. Lo demás sigue, ${STREET.pace.es}.`,
  ),
  badge: t('First homes in April', 'Primeras casas en abril'),
  theme: 'mist',
  image: art('coming-soon-violet'),
  form: westminsterForm,
  privacyText: t(
    '<p>We only use these to tell you when we’re coming. See our <a href="/legal/privacy">privacy policy</a>.</p>',
    '<p>Solo usamos estos datos para avisarte cuándo llegamos. Mira nuestra <a href="/legal/privacy">política de privacidad</a>.</p>',
  ),
  analyticsId: 'westminster-hero',
});

const weeks = entry(contentBlock, 'westminster-weeks', {
  variant: 'teaching',
  title: t('A week of work on one street', 'Una semana de obra en una calle'),
  description: t(
    `<p>First come the permits and the gas company, and those take a while. Then the street takes ${STREET.en}, and the loud part is ${TRENCH.en}.</p>`,
    `<p>Primero van los permisos y la compañía de gas, que tardan lo suyo. Después, la calle queda lista en ${STREET.es}, y la parte ruidosa dura ${TRENCH.es}.</p>`,
  ),
  image: art('curb-paint-teal'),
  imageSide: 'right',
  steps: t(
    `<ol>
      <li><strong>The week before: a note on the door</strong>With the dates and the foreman’s number.</li>
      <li><strong>Monday: paint</strong>Orange for us, yellow for gas, blue for water. It washes off in the rain.</li>
      <li><strong>Tuesday: the trench</strong>Along the curb, ${TRENCH.wide.en}. You can still get the car out.</li>
      <li><strong>Friday: you’re online</strong>We email everyone on the list, the same day.</li>
    </ol>`,
    `<ol>
      <li><strong>La semana anterior: un aviso en la puerta</strong>Con las fechas y el número del capataz.</li>
      <li><strong>Lunes: la pintura</strong>Naranja para nosotros, amarillo para el gas, azul para el agua. Se borra con la lluvia.</li>
      <li><strong>Martes: la zanja</strong>Junto a la acera, de ${TRENCH.wide.es}. Puedes sacar el carro sin problema.</li>
      <li><strong>Viernes: la conexión</strong>Le escribimos a toda la lista, el mismo día.</li>
    </ol>`,
  ),
  backgroundColor: 'violet-soft',
});

const neighbors = entry(contentBlock, 'westminster-neighbors', {
  variant: 'textWithImage',
  ...coloredTitle('westminster-neighbors', [
    ['Denver was eleven miles away.', 'Denver quedaba a once millas.'],
    ['Now it’s one splice.', 'Ahora queda a un empalme.', 'amber'],
  ]),
  description: t(
    `<p>Your line will join the ring that has served Denver and Glendale since 2019. If a backhoe cuts one side, your connection comes in from the other.</p>
    <p>You’ll pay the same prices as in every Skein city. There’s no introductory rate, so nothing goes up when it ends.</p>`,
    `<p>Tu línea se une al anillo que conecta Denver y Glendale desde 2019. Si una excavadora corta un lado, tu conexión entra por el otro.</p>
    <p>Pagas lo mismo que en todas las ciudades de Skein. No hay tarifa de promoción, así que nada sube cuando se acaba.</p>`,
  ),
  image: art('skyline-westminster'),
  imageSide: 'left',
  backgroundColor: 'ink',
  cta: seePlans('westminster-plans', 'button'),
});

const moving = entry(textBlock, 'westminster-moving', {
  title: t('Not living there yet?', '¿Todavía no vives ahí?'),
  content: t(
    '<p>Give us the address you have your eye on. When the line reaches it, we’ll email you, whether you got the house or not.</p>',
    '<p>Danos la dirección que te interesa. Cuando llegue la línea te escribimos, te hayas quedado con la casa o no.</p>',
  ),
  form: westminsterMovingForm,
  notes: t(
    '<p>Demo data: Westminster is real, but the trench and these people aren’t.</p>',
    '<p>Datos de demostración: Westminster existe; la zanja y estas personas, no.</p>',
  ),
});

export const citiesWestminster = entry(page, 'page-cities-westminster', {
  internalName: 'City: Westminster, coming soon',
  slug: '/cities/westminster',
  title: t('Fiber is coming to Westminster, Colorado', 'Pronto habrá fibra en Westminster, Colorado'),
  description: t(
    `See when Skein Fiber reaches Westminster, Colorado, what ${STREET.en} of work on your street look like, and sign up for updates by email.`,
    `Mira cuándo llega Skein Fiber a Westminster, Colorado, cómo son ${STREET.es} de obra en tu calle y anótate para recibir avisos.`,
  ),
  breadcrumb: t('Westminster', 'Westminster'),
  city: westminster,
  blocks: [top, weeks, westminsterOfficials, neighbors, moving, ownDoors('westminster', 'home')],
});

import { contentBlock, hero, textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { checkMyAddress, seePlans } from '../calls-to-action.ts';
import { buildingSearchOf } from './apartment-finder.ts';
import { austin } from '../cities.ts';
import { coloredTitle } from '../colored-title.ts';
import { ownDoors } from './own-pages.ts';
import { austinForm } from '../forms.checks.ts';
import { austinTrenchForm } from '../forms.sign-ups.ts';
import { austinPlans } from './austin.plans.ts';
import { austinValues, streetBenefits } from './written.grids.ts';
import { SKEIN_500 } from '../offer.ts';

const top = entry(hero, 'austin-hero', {
  variant: 'imageHero',
  kicker: t('Skein in Austin', 'Skein en Austin'),
  title: t('Home is where the fiber started.', 'La fibra empezó en casa.'),
  subtitle: t(
    `Fiber from ${SKEIN_500.price} a month, from North Loop to Travis Heights, and a support team that lives here too.`,
    `Fibra desde ${SKEIN_500.price} al mes, de North Loop a Travis Heights, y un equipo de ayuda que también vive aquí.`,
  ),
  theme: 'paper',
  layout: 'below',
  image: art('skyline-austin'),
  cta: checkMyAddress,
  secondCta: seePlans('austin-plans', 'outline'),
  analyticsId: 'austin-hero',
});

const statement = entry(contentBlock, 'austin-statement', {
  variant: 'centeredText',
  ...coloredTitle('austin-statement', [
    ['One mile in 2014.', 'Una milla en 2014.', 'amber'],
    ['A good part of town today.', 'Hoy, buena parte de la ciudad.'],
  ]),
  description: t(
    '<p>The first line ran past four houses, a taco truck and a live oak we were asked to leave alone. The oak is still there. So is the line.</p>',
    '<p>La primera línea pasaba por cuatro casas, un camión de tacos y un encino que nos pidieron no tocar. El encino sigue en pie. La línea, también.</p>',
  ),
  backgroundColor: 'ink',
});

const neighborhoods = entry(textBlock, 'austin-neighborhoods', {
  title: t('Where we are, by neighborhood', 'Dónde estamos, por vecindario'),
  content: t(
    `<p>We build street by street, so some blocks in these neighborhoods are still waiting. Check your address to know for sure.</p>
    <h3>Service today</h3>
    <ul>
      <li><strong>Central:</strong> Hyde Park, North Loop, Cherrywood</li>
      <li><strong>East:</strong> Mueller, Windsor Park, Govalle</li>
      <li><strong>South:</strong> Bouldin Creek, Travis Heights, Dawson, parts of South Lamar</li>
    </ul>
    <h3>Under construction</h3>
    <ul>
      <li><strong>North:</strong> Crestview and Wooten, first homes next spring</li>
      <li><strong>Southeast:</strong> Montopolis, trenching underway</li>
    </ul>
    <h3>Apartments and condos</h3>
    <p>In a building, the owner has to let us in first. Ask your manager, or give us the address and we’ll ask.</p>`,
    `<p>Construimos calle por calle, así que en estos vecindarios hay cuadras que siguen esperando. Consulta tu dirección y sal de dudas.</p>
    <h3>Con servicio hoy</h3>
    <ul>
      <li><strong>Centro:</strong> Hyde Park, North Loop, Cherrywood</li>
      <li><strong>Este:</strong> Mueller, Windsor Park, Govalle</li>
      <li><strong>Sur:</strong> Bouldin Creek, Travis Heights, Dawson, partes de South Lamar</li>
    </ul>
    <h3>En construcción</h3>
    <ul>
      <li><strong>Norte:</strong> Crestview y Wooten, con las primeras casas la próxima primavera</li>
      <li><strong>Sureste:</strong> Montopolis, ya con las zanjas abiertas</li>
    </ul>
    <h3>Apartamentos y condominios</h3>
    <p>En un edificio, primero tiene que dejarnos entrar el dueño. Pídeselo a tu administrador, o danos la dirección y se lo pedimos nosotros.</p>`,
  ),
  notes: t(
    '<p>Demo data: the neighborhoods are real, but our network in them isn’t.</p>',
    '<p>Datos de demostración: los vecindarios existen, pero nuestra red en ellos no.</p>',
  ),
  form: austinForm,
});

const trench = entry(contentBlock, 'austin-trench', {
  variant: 'comingSoonInterest',
  title: t('Orange paint on your curb?', '¿Pintura naranja en tu acera?'),
  description: t(
    '<p>Then we’re on our way to Crestview, Wooten or Montopolis. Leave your email, and we’ll write when each of the three gets its week.</p>',
    '<p>Entonces vamos rumbo a Crestview, Wooten o Montopolis. Déjanos tu correo y te escribimos cuando cada uno tenga su semana.</p>',
  ),
  form: austinTrenchForm,
  image: art('curb-paint'),
  imageSide: 'right',
  backgroundColor: 'amber-soft',
});

const closing = entry(contentBlock, 'austin-closing', {
  variant: 'centeredText',
  title: t('Is your street on the map?', '¿Está tu calle en el mapa?'),
  description: t(
    '<p>Find out in half a minute: fiber today, a date, or an honest “not yet.”</p>',
    '<p>En medio minuto lo sabes: fibra hoy, una fecha o un sincero “todavía no”.</p>',
  ),
  backgroundColor: 'teal',
  cta: checkMyAddress,
});

export const citiesAustin = entry(page, 'page-cities-austin', {
  internalName: 'City: Austin',
  slug: '/cities/austin',
  title: t('Fiber internet in Austin, Texas', 'Internet de fibra en Austin, Texas'),
  description: t(
    `See Skein Fiber plans in Austin from ${SKEIN_500.price} a month, the neighborhoods and apartments we serve, and how to reach local support.`,
    `Mira los planes de Skein Fiber en Austin desde ${SKEIN_500.price} al mes, los vecindarios y apartamentos con servicio, y la ayuda local.`,
  ),
  breadcrumb: t('Austin', 'Austin'),
  city: austin,
  blocks: [
    top,
    austinPlans,
    statement,
    austinValues,
    buildingSearchOf({ id: 'austin' }),
    neighborhoods,
    streetBenefits,
    trench,
    ownDoors('austin', 'home'),
    closing,
  ],
});

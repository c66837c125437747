import { contentBlock, hero } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { citiesLink } from '../anchors.ts';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { chandler } from '../cities.ts';
import { chandlerForm } from '../forms.sign-ups.ts';
import { ownDoors } from './own-pages.ts';
import { chandlerTimeline } from './written.grids.ts';

const top = entry(hero, 'chandler-hero', {
  variant: 'imageHero',
  face: 'cityEmail',
  kicker: t('Skein in Chandler', 'Skein en Chandler'),
  title: t('Chandler, fiber is on its way.', 'Chandler, la fibra va en camino.'),
  subtitle: t(
    'Leave your email and your address. We’ll write to tell you one thing: the week your street gets connected.',
    'Déjanos tu correo y tu dirección. Te escribiremos con una sola noticia: la semana en que se conecta tu calle.',
  ),
  theme: 'amber',
  image: art('street-amber'),
  form: chandlerForm,
  analyticsId: 'chandler-hero',
});

const known = entry(contentBlock, 'chandler-known', {
  variant: 'textWithImage',
  title: t('What we know so far', 'Lo que sabemos hasta hoy'),
  description: t(
    `<ul>
      <li><strong>The permit is in.</strong> The city signed it last winter, all forty pages.</li>
      <li><strong>The main line isn’t, yet.</strong> It’s coming from Mesa along the canal. If the canal work runs late, the dates below move too.</li>
      <li><strong>First streets:</strong> around Desert Breeze, next fall.</li>
    </ul>
    <p>We update this page every time we learn something new. Demo data: the places are real, but the line and the dates aren’t.</p>`,
    `<ul>
      <li><strong>El permiso ya está.</strong> Se firmó el invierno pasado, con sus cuarenta páginas.</li>
      <li><strong>La línea principal, todavía no.</strong> Viene de Mesa por el canal. Si la obra del canal se atrasa, las fechas de abajo también.</li>
      <li><strong>Primeras calles:</strong> las de Desert Breeze, el próximo otoño.</li>
    </ul>
    <p>Actualizamos esta página cada vez que sabemos algo nuevo. Datos de demostración: los lugares existen; la línea y las fechas, no.</p>`,
  ),
  image: art('view-chandler'),
  imageSide: 'left',
});

const apartments = entry(contentBlock, 'chandler-apartments', {
  variant: 'textWithImage',
  title: t('Apartment buildings can go first', 'Los edificios pueden ir primero'),
  description: t(
    '<p>From a roof in downtown Mesa, we can see most of the taller ones. With a dish on the roof and a cable down the stairwell, a building gets online before we dig a single trench.</p>',
    '<p>Desde una azotea del centro de Mesa vemos casi todos los más altos. Con una antena en la azotea y un cable por la escalera, el edificio tiene internet antes de la primera zanja.</p>',
  ),
  image: art('roof-antenna'),
  imageSide: 'right',
  backgroundColor: 'teal-soft',
  cta: goTo('chandler-webpass', 'See how Webpass works', 'Ver cómo funciona Webpass', '/webpass', 'button'),
});

const others = entry(contentBlock, 'chandler-others', {
  variant: 'centeredText',
  title: t('Eleven more cities are waiting with you.', 'Otras once ciudades esperan contigo.'),
  description: t(
    '<p>See them all on one list, next to the cities that already have service.</p>',
    '<p>Míralas todas en una lista, junto a las ciudades que ya tienen servicio.</p>',
  ),
  backgroundColor: 'ink',
  cta: goTo('chandler-cities', 'See all cities', 'Ver todas las ciudades', citiesLink, 'outline'),
});

export const citiesChandler = entry(page, 'page-cities-chandler', {
  internalName: 'City: Chandler, coming soon',
  slug: '/cities/chandler',
  title: t('Fiber is coming to Chandler, Arizona', 'Pronto habrá fibra en Chandler, Arizona'),
  description: t(
    'Follow Skein Fiber’s progress in Chandler, Arizona: what’s built, what’s next, and how to get an email with the week for your street.',
    'Sigue el avance de Skein Fiber en Chandler, Arizona: qué está listo, qué falta y cómo recibir por correo la semana de tu calle.',
  ),
  breadcrumb: t('Chandler', 'Chandler'),
  city: chandler,
  blocks: [top, known, chandlerTimeline, apartments, ownDoors('chandler', 'home'), others],
});

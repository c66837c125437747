import { contentBlock, hero, textBlock } from '@skein/blocks/content';
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
  title: t('Chandler, we owe you a postcard.', 'Chandler, te debemos una postal.'),
  subtitle: t(
    'Tell us where to send it. It says one thing: the week in which your street is connected.',
    'Dinos a dónde la mandamos. Trae una sola noticia: la semana en que se conecta tu calle.',
  ),
  theme: 'amber',
  image: art('street-amber'),
  form: chandlerForm,
  analyticsId: 'chandler-hero',
});

const known = entry(textBlock, 'chandler-known', {
  title: t('What we know so far', 'Lo que sabemos hasta hoy'),
  content: t(
    `<ul>
      <li><strong>The permit is in.</strong> It was signed last winter, all forty pages of it.</li>
      <li><strong>The ring is not, yet.</strong> It comes from Mesa along the canal. If the canal has other plans, the dates below move with them.</li>
      <li><strong>First streets:</strong> around Desert Breeze, in the fall.</li>
    </ul>
    <p>We change this page when we learn something, and leave it alone when we do not.</p>`,
    `<ul>
      <li><strong>El permiso ya está.</strong> Se firmó el invierno pasado, con sus cuarenta páginas.</li>
      <li><strong>El anillo, todavía no.</strong> Viene de Mesa por el canal. Si el canal tiene otros planes, las fechas de abajo se mueven con él.</li>
      <li><strong>Primeras calles:</strong> las de Desert Breeze, en otoño.</li>
    </ul>
    <p>Cambiamos esta página cuando sabemos algo nuevo, y si no, la dejamos en paz.</p>`,
  ),
  notes: t(
    '<p>Demo data: the places are real, the ring and the dates are not.</p>',
    '<p>Datos de demostración: los lugares existen; el anillo y las fechas, no.</p>',
  ),
});

const apartments = entry(contentBlock, 'chandler-apartments', {
  variant: 'textWithImage',
  title: t('Buildings need not wait for the street', 'Un edificio no tiene que esperar a la calle'),
  description: t(
    '<p>From a roof in downtown Mesa we can see most of the taller ones. A dish, a cable down the stairwell, and a building is online before the first trench.</p>',
    '<p>Desde una azotea del centro de Mesa se ven casi todos los más altos. Una antena, un cable por la escalera, y el edificio tiene internet antes de la primera zanja.</p>',
  ),
  image: art('roof-antenna'),
  imageSide: 'right',
  backgroundColor: 'teal-soft',
  cta: goTo('chandler-webpass', 'How Webpass works', 'Cómo funciona Webpass', '/webpass', 'button'),
});

const others = entry(contentBlock, 'chandler-others', {
  variant: 'centeredText',
  title: t('Eleven more cities are waiting with you.', 'Otras once ciudades esperan contigo.'),
  description: t(
    '<p>They stand on the same list, next to the ones that have stopped waiting.</p>',
    '<p>Están en la misma lista, al lado de las que ya dejaron de esperar.</p>',
  ),
  backgroundColor: 'ink',
  cta: goTo('chandler-cities', 'All cities', 'Todas las ciudades', citiesLink, 'outline'),
});

export const citiesChandler = entry(page, 'page-cities-chandler', {
  internalName: 'City: Chandler, coming soon',
  slug: '/cities/chandler',
  title: t('Fiber is coming to Chandler, Arizona', 'Pronto habrá fibra en Chandler, Arizona'),
  description: t(
    'Where Skein Fiber stands in Chandler, Arizona: what is built, what is missing, and how to hear the week of your street.',
    'Cómo va Skein Fiber en Chandler, Arizona: qué está hecho, qué falta y cómo enterarte de la semana de tu calle.',
  ),
  breadcrumb: t('Chandler', 'Chandler'),
  city: chandler,
  blocks: [top, known, chandlerTimeline, apartments, ownDoors('chandler', 'home'), others],
});

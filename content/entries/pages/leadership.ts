import type { ArtName } from '@skein/artwork';
import { card, contentBlock, contentGrid, hero } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { depotLink } from '../anchors.ts';
import { art, photo } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { LEADERS_MAIL } from '../contacts.ts';
import { employeeGroups } from './leadership.groups.ts';
import { WAIT } from '../offer.ts';

const top = entry(hero, 'leadership-hero', {
  variant: 'imageHero',
  kicker: t('Leadership', 'Dirección'),
  title: t('Eight people to blame.', 'Los ocho culpables.'),
  subtitle: t(
    'Each one spends one day a month in a trench, on the phones or up a pole. It keeps the meetings short.',
    'Cada quien pasa un día al mes en una zanja, al teléfono o en lo alto de un poste. Así las juntas salen cortas.',
  ),
  theme: 'mist',
  layout: 'right',
  image: art('map-table'),
  cta: goTo(
    'leadership-hero-write',
    'Write to our leaders',
    'Escribirle al equipo directivo',
    `mailto:${LEADERS_MAIL}`,
    'button',
  ),
  secondCta: goTo('leadership-hero-about', 'Learn about Skein', 'Conocer Skein', '/about', 'outline'),
  analyticsId: 'leadership-hero',
});

type Both = readonly [english: string, spanish: string];
const leader = (id: string, name: string, position: Both, words: Both, portrait: ArtName) =>
  entry(card, `leadership-${id}`, {
    variant: 'leadershipCard',
    name,
    position: t(...position),
    description: t(...words),
    portrait: photo(portrait),
  });

const people = entry(contentGrid, 'leadership-people', {
  variant: 'leadership',
  title: t('Who’s in charge of what', 'Quién está a cargo de qué'),
  subtitle: t(
    'Ask for them by name. Someone will walk over and get them.',
    'Pide hablar con quien quieras, por su nombre. Alguien va por esa persona.',
  ),
  cta: goTo('leadership-suppliers', 'Sell something to Walt', 'Venderle algo a Walt', '/suppliers'),
  items: [
    leader(
      'ruth',
      'Ruth Calloway',
      ['CEO', 'Directora general'],
      [
        '<p>Founded Skein and still reads the complaints, the long ones twice.</p>',
        '<p>Fundó Skein y todavía lee las quejas; las largas, dos veces.</p>',
      ],
      'portrait-3',
    ),
    leader(
      'dara',
      'Dara Mensah',
      ['Construction', 'Construcción'],
      [
        '<p>Leads the crews. Has dug up nine cities and put them all back.</p>',
        '<p>Dirige las cuadrillas. Ha excavado nueve ciudades y las ha vuelto a tapar.</p>',
      ],
      'portrait-8',
    ),
    leader(
      'lee',
      'Lee Navarro',
      ['Network', 'Red'],
      [
        '<p>Draws the maps and knows which pole the squirrels like best.</p>',
        '<p>Dibuja los mapas y sabe qué poste prefieren las ardillas.</p>',
      ],
      'portrait-7',
    ),
    leader(
      'walt',
      'Walt Freeman',
      ['Depot and purchasing', 'Bodega y compras'],
      [
        '<p>Buys the fiber and can tell you where every mile of it went.</p>',
        '<p>Compra la fibra y sabe a dónde fue cada milla.</p>',
      ],
      'portrait-5',
    ),
    leader(
      'priya',
      'Priya Raman',
      ['Customer care', 'Atención al cliente'],
      [
        '<p>Worked the night shift for four years. Her enemy is hold music.</p>',
        '<p>Cuatro años en el turno de noche. Su enemiga es la música de espera.</p>',
      ],
      'portrait-priya',
    ),
    leader(
      'marco',
      'Marco Reyes',
      ['Installations', 'Instalaciones'],
      [
        '<p>Eleven thousand homes, and a broom in every van.</p>',
        '<p>Once mil casas y una escoba en cada camioneta.</p>',
      ],
      'portrait-12',
    ),
    leader(
      'celia',
      'Celia Arrington',
      ['Home phone', 'Teléfono de casa'],
      [
        '<p>Runs the oldest product we have and is proud of how boring it is.</p>',
        '<p>Lleva el producto más antiguo que tenemos, y presume de lo aburrido que es.</p>',
      ],
      'portrait-13',
    ),
    leader(
      'rosa',
      'Rosa Villarreal',
      ['Business', 'Negocios'],
      [
        '<p>Ran a bakery before this. Answers before seven in the morning.</p>',
        '<p>Antes tuvo una panadería. Contesta antes de las siete de la mañana.</p>',
      ],
      'portrait-rosa',
    ),
  ],
});

const prize = (
  id: string,
  value: string | ReturnType<typeof t<string>>,
  title: Both,
  words: Both,
  source: Both,
) =>
  entry(card, `leadership-prize-${id}`, {
    variant: 'accoladeCard',
    value,
    title: t(...title),
    description: t(...words),
    source: t(...source),
  });

const prizes = entry(contentGrid, 'leadership-prizes', {
  variant: 'accolades',
  title: t('What others say about us', 'Lo que opinan otros'),
  backgroundColor: 'ink',
  items: [
    prize(
      'hold',
      t('1st', '1.º'),
      ['Least time on hold', 'Menos tiempo en espera'],
      [
        `<p>${WAIT.en} seconds on average, over a thousand calls.</p>`,
        `<p>${WAIT.es} segundos en promedio, en mil llamadas.</p>`,
      ],
      ['The Dial Tone Society, 2026', 'Sociedad del Tono de Llamada, 2026'],
    ),
    prize(
      'score',
      '4.8',
      ['Out of five, from 3,100 households', 'De cinco, según 3,100 hogares'],
      [
        '<p>The missing points are mostly about the color of the router.</p>',
        '<p>Lo que falta es casi todo por el color del router.</p>',
      ],
      ['Porch & Post survey, 2025', 'Encuesta de Porch & Post, 2025'],
    ),
    prize(
      'works',
      '94%',
      ['Would let us dig again', 'Nos dejaría cavar otra vez'],
      ['<p>“They swept before I could complain.”</p>', '<p>“Barrieron antes de que me quejara”.</p>'],
      ['Curb & Garden, residents’ survey', 'Curb & Garden, encuesta vecinal'],
    ),
    prize(
      'label',
      '0',
      ['Errors on our price labels', 'Errores en nuestras etiquetas'],
      [
        '<p>The reviewers read every one. So did we, first.</p>',
        '<p>Los revisores las leyeron todas. Nosotros, antes.</p>',
      ],
      ['Lantern Street Review, 2025', 'Lantern Street Review, edición de 2025'],
    ),
  ],
});

const closing = entry(contentBlock, 'leadership-closing', {
  variant: 'centeredText',
  title: t('Come meet us at the depot.', 'Ven a vernos en la bodega.'),
  description: t(
    '<p>Saturdays, nine to noon. At least one of the eight will be there, pouring coffee.</p>',
    '<p>Los sábados, de nueve a doce. Hay al menos uno de los ocho, y sirve el café.</p>',
  ),
  backgroundColor: 'amber',
  cta: goTo('leadership-closing', 'Plan my visit', 'Planear mi visita', depotLink, 'button'),
});

export const leadership = entry(page, 'page-leadership', {
  internalName: 'Leadership',
  slug: '/leadership',
  title: t('Leadership: who runs Skein Fiber', 'Dirección: quiénes dirigen Skein Fiber'),
  description: t(
    'Meet the eight people who run Skein Fiber, what each one is in charge of, the groups our colleagues started and what others say about us.',
    'Conoce a las ocho personas que dirigen Skein Fiber, de qué se encarga cada una, los grupos que fundaron los empleados y lo que otros dicen.',
  ),
  breadcrumb: t('Leadership', 'Dirección'),
  blocks: [top, people, employeeGroups, prizes, closing],
});

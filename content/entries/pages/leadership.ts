import type { ArtName } from '@skein/artwork';
import { card, contentBlock, contentGrid, hero } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art, photo } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { HELP_MAIL } from '../contacts.ts';
import { employeeGroups } from './leadership.groups.ts';
import { WAIT } from '../offer.ts';

const top = entry(hero, 'leadership-hero', {
  variant: 'imageHero',
  kicker: t('Leadership', 'Dirección'),
  title: t('Eight people you may blame.', 'Ocho personas a quienes reclamar.'),
  subtitle: t(
    'Each of them spends one day a month in a trench, on the phones or up a pole. It keeps the meetings short.',
    'Cada quien pasa un día al mes en una zanja, al teléfono o en lo alto de un poste. Así las juntas salen cortas.',
  ),
  theme: 'mist',
  layout: 'right',
  image: art('counter-violet'),
  cta: goTo(
    'leadership-hero-write',
    'Write to one of them',
    'Escríbele a alguien',
    `mailto:${HELP_MAIL}`,
    'button',
  ),
  secondCta: goTo('leadership-hero-about', 'About Skein', 'Sobre Skein', '/about', 'outline'),
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
  title: t('Who answers for what', 'Quién responde por qué'),
  subtitle: t(
    'Ask for them by name. Somebody will walk over.',
    'Pregunta por su nombre. Alguien irá a buscarlos.',
  ),
  cta: goTo(
    'leadership-suppliers',
    'Have something to sell to Walt?',
    '¿Tienes algo que venderle a Walt?',
    '/suppliers',
  ),
  items: [
    leader(
      'ruth',
      'Ruth Calloway',
      ['Chief executive', 'Directora general'],
      [
        '<p>Founded it, and still reads the complaints, the long ones twice.</p>',
        '<p>La fundó y todavía lee las quejas; las largas, dos veces.</p>',
      ],
      'portrait-3',
    ),
    leader(
      'dara',
      'Dara Mensah',
      ['Construction', 'Construcción'],
      [
        '<p>Leads the crews. Has opened nine cities and closed them again.</p>',
        '<p>Dirige las cuadrillas. Ha abierto nueve ciudades y las ha vuelto a cerrar.</p>',
      ],
      'portrait-8',
    ),
    leader(
      'lee',
      'Lee Navarro',
      ['Network', 'Red'],
      [
        '<p>Draws the maps, and knows which pole the squirrels prefer.</p>',
        '<p>Dibuja los mapas y sabe qué poste prefieren las ardillas.</p>',
      ],
      'portrait-7',
    ),
    leader(
      'walt',
      'Walt Freeman',
      ['Depot and purchasing', 'Depósito y compras'],
      [
        '<p>Buys the glass, and can tell you where every mile of it went.</p>',
        '<p>Compra el vidrio y sabe a dónde fue cada milla.</p>',
      ],
      'portrait-5',
    ),
    leader(
      'priya',
      'Priya Raman',
      ['Customer care', 'Atención al cliente'],
      [
        '<p>Took the night shift for four years. Hold music is her enemy.</p>',
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
      ['Telephone', 'Teléfono'],
      [
        '<p>Runs the oldest product we have, and is proud of how dull it is.</p>',
        '<p>Lleva el producto más antiguo que tenemos, y presume de lo aburrido que es.</p>',
      ],
      'portrait-13',
    ),
    leader(
      'rosa',
      'Rosa Villarreal',
      ['Business', 'Empresas'],
      [
        '<p>Kept a bakery before this one. Answers before seven.</p>',
        '<p>Antes tuvo una panadería. Contesta antes de las siete.</p>',
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
  title: t('What others made of it', 'Lo que opinan otros'),
  backgroundColor: 'ink',
  items: [
    prize(
      'hold',
      t('1st', '1.º'),
      ['Least time on hold', 'Menos tiempo en espera'],
      [
        `<p>${WAIT.en} seconds on average, over a thousand calls.</p>`,
        `<p>${WAIT.es} segundos de media en mil llamadas.</p>`,
      ],
      ['Lone Star Consumer Almanac, 2026', 'Almanaque del consumidor Lone Star, 2026'],
    ),
    prize(
      'score',
      '4.8',
      ['Of five, from 3,100 households', 'De cinco, según 3,100 hogares'],
      [
        '<p>The missing fifth is mostly about the color of the router.</p>',
        '<p>Lo que falta es casi todo por el color del router.</p>',
      ],
      ['Porch & Post survey, 2025', 'Encuesta de Porch & Post, 2025'],
    ),
    prize(
      'works',
      '94%',
      ['Would let us dig again', 'Nos dejaría cavar otra vez'],
      ['<p>“They swept before I could complain.”</p>', '<p>“Barrieron antes de que me quejara”.</p>'],
      ['City of Mesa, residents’ vote', 'Ciudad de Mesa, voto vecinal'],
    ),
    prize(
      'label',
      '0',
      ['Corrections to our price labels', 'Correcciones a nuestras etiquetas'],
      [
        '<p>The regulator read all of them. So did we, first.</p>',
        '<p>El regulador las leyó todas. Nosotros, antes.</p>',
      ],
      ['Consumer Bureau review, 2025', 'Revisión de la oficina del consumidor, 2025'],
    ),
  ],
});

const closing = entry(contentBlock, 'leadership-closing', {
  variant: 'centeredText',
  title: t('The door of the depot is open.', 'La puerta del depósito está abierta.'),
  description: t(
    '<p>First Saturday of the month, nine to noon. At least three of the eight are there, one of them behind the coffee.</p>',
    '<p>El primer sábado del mes, de nueve a doce. Hay al menos tres de los ocho; uno sirve el café.</p>',
  ),
  backgroundColor: 'amber',
  cta: goTo('leadership-closing', 'How to find us', 'Cómo llegar', '/about', 'button'),
});

export const leadership = entry(page, 'page-leadership', {
  internalName: 'Leadership',
  slug: '/leadership',
  title: t('Leadership: who answers for Skein Fiber', 'Dirección: quién responde por Skein Fiber'),
  description: t(
    'The eight people who run Skein Fiber, what each of them answers for, the groups our colleagues founded, and what others say of our work.',
    'Las ocho personas que dirigen Skein Fiber, por qué responde cada una, los grupos que fundaron los colegas y lo que otros dicen del trabajo.',
  ),
  breadcrumb: t('Leadership', 'Dirección'),
  blocks: [top, people, employeeGroups, prizes, closing],
});

import { card, contentBlock, contentGrid, video } from '@skein/blocks/content';
import { entry, t, valuesOf } from '@skein/cms-client';
import { sideBySideLink } from '../anchors.ts';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { filmVideo } from '../films.ts';

const BUDGETS = [
  ['match', 'Never miss a game', 'No te pierdas un partido', 'From $50 a month', 'Desde $50 al mes'],
  ['series', 'Follow one series', 'Sigue una sola serie', 'From $8 a month', 'Desde $8 al mes'],
  ['news', 'Get the local news', 'Ve las noticias locales', 'About $40, once', 'Unos $40, una sola vez'],
] as const;
const POINTS = {
  match: t(
    '<ul><li>Live channels over the internet</li><li>Most of them record for you</li></ul>',
    '<ul><li>Canales en vivo por internet</li><li>Casi todos graban por ti</li></ul>',
  ),
  series: t(
    '<ul><li>Starts when you do</li><li>Leave when it ends</li></ul>',
    '<ul><li>Empieza cuando tú</li><li>Te vas cuando acaba</li></ul>',
  ),
  news: t(
    '<ul><li>Local stations, in HD</li><li>No internet needed, sadly</li></ul>',
    '<ul><li>Canales locales, en HD</li><li>No necesita internet, por desgracia</li></ul>',
  ),
} as const;
const SCREENS = { match: 'live-match', series: 'film-reels', news: 'tv-night-coral' } as const;

/** The three ways to watch TV. Each suits different programs. */
export const tvChoices = entry(contentGrid, 'tv-choices', {
  variant: 'tvChoices',
  title: t('What do you want to watch?', '¿Qué quieres ver?'),
  subtitle: t(
    'You pay them for TV. You pay us for the internet.',
    'A ellos les pagas la tele. A nosotros, el internet.',
  ),
  items: BUDGETS.map(([id, english, spanish, price, precio]) =>
    entry(card, `tv-choice-card-${id}`, {
      variant: 'tvChoiceCard',
      title: t(english, spanish),
      price: t(price, precio),
      features: POINTS[id],
      image: art(SCREENS[id]),
      cta: goTo(`tv-choice-card-${id}`, 'Compare options', 'Comparar opciones', sideBySideLink, 'outline'),
    }),
  ),
});

/** Ideas for an evening with fast internet. */
export const exploreTv = entry(contentGrid, 'tv-explore', {
  variant: 'exploreTv',
  title: t('Try this tonight', 'Para esta noche'),
  items: [
    entry(contentBlock, 'tv-explore-yard', {
      variant: 'textWithImage',
      subtitle: t('Outdoors', 'Al aire libre'),
      title: t('A movie in the backyard', 'Una película en el patio'),
      description: t(
        '<p>Bring blankets. The projector will bring the moths.</p>',
        '<p>Trae cobijas. El proyector trae las polillas.</p>',
      ),
      image: art('backyard-cinema'),
      cta: goTo('tv-explore-yard', 'Get Wi-\u2060Fi in the yard', 'Llevar Wi-\u2060Fi al patio', '/wifi'),
    }),
    entry(contentBlock, 'tv-explore-match', {
      variant: 'textWithImage',
      subtitle: t('With friends', 'Con amigos'),
      title: t('Two players, one couch', 'Dos jugadores, un sofá'),
      description: t(
        '<p>The loser always blames the internet. It’s not the internet.</p>',
        '<p>El que pierde siempre culpa al internet. No es el internet.</p>',
      ),
      image: art('couch-match'),
      cta: goTo('tv-explore-match', 'See fiber for gaming', 'Ver fibra para jugar', '/gaming'),
    }),
  ],
});

/** Two films with which visitors can test their connection. The films play on the page itself. */
export const testFilms = entry(contentGrid, 'tv-test-films', {
  variant: 'youtubeEmbeds',
  title: t('Two videos to test your line', 'Dos videos para probar tu línea'),
  description: t(
    '<p>We made both ourselves. One never holds still, and the other barely moves. On a good line, both look perfect.</p>',
    '<p>Los hicimos nosotros. Uno no se está quieto y el otro apenas se mueve. Con una buena línea, los dos se ven perfectos.</p>',
  ),
  items: [
    entry(video, 'tv-test-race', {
      ...valuesOf(video, filmVideo('night-race')),
      internalName: 'Test film: the race',
      source: 'embedded',
      poster: art('thread-racer'),
      title: t('Everything moves', 'Todo se mueve'),
      description: t('A race through the night', 'Una carrera por la noche'),
    }),
    entry(video, 'tv-test-city', {
      ...valuesOf(video, filmVideo('labs')),
      internalName: 'Test film: the city',
      source: 'embedded',
      poster: art('network-map-violet'),
      title: t('Almost nothing moves', 'Casi nada se mueve'),
      description: t('A city at night, seen from above', 'Una ciudad de noche, vista desde arriba'),
    }),
  ],
});

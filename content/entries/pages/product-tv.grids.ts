import { card, contentBlock, contentGrid, video } from '@skein/blocks/content';
import { entry, t, valuesOf } from '@skein/cms-client';
import { sideBySideLink } from '../anchors.ts';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { filmVideo } from '../films.ts';

const BUDGETS = [
  ['match', 'For the match', 'Para el partido', 'From $50 a month', 'Desde $50 al mes'],
  ['series', 'For one series', 'Para una serie', 'From $8 a month', 'Desde $8 al mes'],
  ['news', 'For the news', 'Para las noticias', 'About $40, once', 'Unos $40, una sola vez'],
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
    '<ul><li>Canales locales, en HD</li><li>Sin internet, qué le vamos a hacer</li></ul>',
  ),
} as const;
const SCREENS = { match: 'live-match', series: 'film-reels', news: 'tv-night-coral' } as const;

/** The three ways of watching, by what somebody wants to see. */
export const tvChoices = entry(contentGrid, 'tv-choices', {
  variant: 'tvChoices',
  title: t('What do you want to see?', '¿Qué quieres ver?'),
  subtitle: t(
    'The prices are other people’s. The line under them is ours.',
    'Los precios son de otros. La línea que va debajo es nuestra.',
  ),
  items: BUDGETS.map(([id, english, spanish, price, precio]) =>
    entry(card, `tv-choice-card-${id}`, {
      variant: 'tvChoiceCard',
      title: t(english, spanish),
      price: t(price, precio),
      features: POINTS[id],
      image: art(SCREENS[id]),
      cta: goTo(`tv-choice-card-${id}`, 'Compare', 'Comparar', sideBySideLink, 'outline'),
    }),
  ),
});

/** What a good line is for, tonight. */
export const exploreTv = entry(contentGrid, 'tv-explore', {
  variant: 'exploreTv',
  title: t('Tonight, say', 'Esta noche, por ejemplo'),
  items: [
    entry(contentBlock, 'tv-explore-yard', {
      variant: 'textWithImage',
      subtitle: t('Outdoors', 'Al aire libre'),
      title: t('A film in the back yard', 'Una película en el patio'),
      description: t(
        '<p>Bring blankets. The projector brings the moths.</p>',
        '<p>Trae cobijas. El proyector trae las polillas.</p>',
      ),
      image: art('backyard-cinema'),
      cta: goTo('tv-explore-yard', 'Wi-\u2060Fi for the yard', 'Wifi para el patio', '/wifi'),
    }),
    entry(contentBlock, 'tv-explore-match', {
      variant: 'textWithImage',
      subtitle: t('With company', 'En compañía'),
      title: t('Two players, one sofa', 'Dos jugadores, un sofá'),
      description: t(
        '<p>Whoever loses blames the line. It is not the line.</p>',
        '<p>Quien pierde culpa a la línea. No es la línea.</p>',
      ),
      image: art('couch-match'),
      cta: goTo('tv-explore-match', 'About gaming', 'Sobre los juegos', '/gaming'),
    }),
  ],
});

/** Films of our own to look at the picture with. Without a link an embedded film plays from its files. */
export const testFilms = entry(contentGrid, 'tv-test-films', {
  variant: 'youtubeEmbeds',
  title: t('Two films to test a line with', 'Dos películas para probar la línea'),
  description: t(
    '<p>We drew both ourselves. One never holds still, the other hardly moves; on a good line you cannot tell which is harder.</p>',
    '<p>Las dibujamos nosotros. Una no se está quieta y la otra apenas se mueve; con una buena línea no se nota cuál cuesta más.</p>',
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
    entry(video, 'tv-test-prism', {
      ...valuesOf(video, filmVideo('labs')),
      internalName: 'Test film: the prism',
      source: 'embedded',
      poster: art('lab-door'),
      title: t('Hardly anything does', 'Casi nada se mueve'),
      description: t(
        'Light through a prism on our workbench',
        'La luz a través de un prisma en nuestra mesa',
      ),
    }),
  ],
});

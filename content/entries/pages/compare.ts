import { competitiveComparison, pageHero, pageVideos, video } from '@skein/blocks/content';
import { entry, t, valuesOf } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { plansLink } from '../anchors.ts';
import { art, logo } from '../art.ts';
import { checkMyAddress, goTo } from '../calls-to-action.ts';
import { filmVideo } from '../films.ts';
import { features, providers } from './compare.rows.ts';

const top = entry(pageHero, 'compare-hero', {
  look: 'module',
  kicker: t('Compare', 'Comparar'),
  title: t('Put it on the scales.', 'Ponlo en la balanza.'),
  subtitle: t(
    'Ask all of them the same eight questions. We wrote the answers down, including those that are not ours.',
    'Hazles a todos las mismas ocho preguntas. Anotamos las respuestas, también las que no son nuestras.',
  ),
  image: art('balance'),
  theme: 'violet',
  cta: checkMyAddress,
  secondCta: goTo(
    'compare-switching',
    'Measure yours first',
    'Primero mide la tuya',
    '/switching',
    'outline',
  ),
  analyticsId: 'compare-hero',
});

const table = entry(competitiveComparison, 'compare-table', {
  title: t('Eight questions, three kinds of line', 'Ocho preguntas, tres tipos de línea'),
  logo: logo(),
  providers,
  features,
  expandText: t('Show all eight questions', 'Ver las ocho preguntas'),
  collapseText: t('Show the first four', 'Ver solo las primeras cuatro'),
  cta: goTo('compare-plans', 'See the plans', 'Ver los planes', plansLink, 'link'),
  disclaimer: t(
    '<p>Cable and phone line stand for no provider in particular; this is a demonstration, and so are the answers.</p>',
    '<p>El cable y la línea telefónica no representan a ningún proveedor; esto es una demostración, y las respuestas también.</p>',
  ),
  analyticsId: 'compare-table',
});

const line = entry(video, 'compare-film-line', {
  ...valuesOf(video, filmVideo('laying-a-line')),
  poster: art('morning-crew'),
  internalName: 'Compare: the afternoon',
  title: t('Two o’clock to four', 'De dos a cuatro'),
  description: t(
    'From the pole to the wall, through it, and into the box. Somebody has to be at home; nobody has to take a day off.',
    'Del poste a la pared, a través de ella y hasta la caja. Alguien tiene que estar en casa; nadie tiene que pedir el día.',
  ),
});
const evening = entry(video, 'compare-film-evening', {
  ...valuesOf(video, filmVideo('evening-street')),
  poster: art('street-evening'),
  internalName: 'Compare: the evening',
  title: t('The evening after', 'Esa misma noche'),
  description: t(
    'Everybody is at home and everybody is on. The street does not get slower.',
    'Todos están en casa y todos conectados. La calle no se pone más lenta.',
  ),
});

const films = entry(pageVideos, 'compare-videos', {
  title: t('And how does it get into the house?', '¿Y cómo llega a la casa?'),
  subtitle: t(
    'In an afternoon, with one hole in the wall. Here is all of it.',
    'En una tarde y con un solo agujero en la pared. Aquí está completo.',
  ),
  videos: [line, evening],
  theme: 'mist',
  analyticsId: 'compare-videos',
});

export const compare = entry(page, 'page-compare', {
  internalName: 'Compare',
  slug: '/compare',
  title: t('Fiber, cable and phone line compared', 'Fibra, cable y línea telefónica: comparación'),
  description: t(
    'Eight questions to ask any internet provider, with the answers for fiber, cable and a phone line.',
    'Ocho preguntas para cualquier proveedor de internet, con las respuestas de la fibra, el cable y la línea telefónica.',
  ),
  breadcrumb: t('Compare', 'Comparar'),
  blocks: [top, table, films],
});

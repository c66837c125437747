import { competitiveComparison, contentBlock, pageHero, pageVideos, video } from '@skein/blocks/content';
import { entry, t, valuesOf } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art, logo } from '../art.ts';
import { checkMyAddress, goTo, seePlans } from '../calls-to-action.ts';
import { filmVideo } from '../films.ts';
import { features, providers } from './compare.rows.ts';
import { SKEIN_500 } from '../offer.ts';

const top = entry(pageHero, 'compare-hero', {
  look: 'module',
  kicker: t('Compare', 'Comparar'),
  title: t('See how fiber compares.', 'Compara la fibra.'),
  subtitle: t(
    'Eight questions to ask any provider, with the answers for fiber, cable and phone lines.',
    'Ocho preguntas para cualquier proveedor, con las respuestas de la fibra, el cable y la línea telefónica.',
  ),
  image: art('balance'),
  theme: 'violet',
  cta: checkMyAddress,
  secondCta: goTo('compare-switching', 'Test my speed first', 'Medir mi velocidad', '/switching', 'outline'),
  analyticsId: 'compare-hero',
});

const table = entry(competitiveComparison, 'compare-table', {
  title: t('Eight questions, three connections', 'Ocho preguntas, tres conexiones'),
  logo: logo(),
  providers,
  features,
  expandText: t('Show all eight questions', 'Ver las ocho preguntas'),
  collapseText: t('Show the first four', 'Ver solo las primeras cuatro'),
  cta: seePlans('compare-plans'),
  disclaimer: t(
    '<p>“Cable” and “phone line” don’t describe any one provider. This is a demonstration, and so are the answers.</p>',
    '<p>“Por cable” y “línea telefónica” no describen a ningún proveedor en particular. Esto es una demostración, y las respuestas también.</p>',
  ),
  analyticsId: 'compare-table',
});

const line = entry(video, 'compare-film-line', {
  ...valuesOf(video, filmVideo('laying-a-line')),
  poster: art('morning-crew'),
  internalName: 'Compare: the afternoon',
  title: t('The visit, from two to four', 'La visita, de dos a cuatro'),
  description: t(
    'From the pole, through the wall and into the box. Someone needs to be home; no one needs to take the day off.',
    'Del poste, por la pared y a la caja. Alguien tiene que estar en casa; nadie tiene que faltar al trabajo.',
  ),
});
const evening = entry(video, 'compare-film-evening', {
  ...valuesOf(video, filmVideo('evening-street')),
  poster: art('skyline-san-antonio'),
  internalName: 'Compare: the evening',
  title: t('That same evening', 'Esa misma noche'),
  description: t(
    'Everyone’s home and everyone’s online. Nothing slows down.',
    'Todos están en casa y todos conectados. Nada se pone lento.',
  ),
});

const films = entry(pageVideos, 'compare-videos', {
  title: t('How does it get into my house?', '¿Cómo llega a mi casa?'),
  subtitle: t(
    'In one afternoon, through one small hole in the wall. See for yourself.',
    'En una tarde, por un solo agujero en la pared. Míralo tú mismo.',
  ),
  videos: [line, evening],
  theme: 'mist',
  analyticsId: 'compare-videos',
});

const closing = entry(contentBlock, 'compare-closing', {
  variant: 'centeredText',
  title: t('One question is left: your address.', 'Falta una pregunta: tu dirección.'),
  description: t(
    `<p>Fiber to the door from ${SKEIN_500.price} a month. Finding out whether it reaches yours takes half a minute and no email.</p>`,
    `<p>Fibra hasta la puerta desde ${SKEIN_500.price} al mes. Lo sabes en medio minuto, sin dejar tu correo.</p>`,
  ),
  backgroundColor: 'teal',
  cta: checkMyAddress,
});

export const compare = entry(page, 'page-compare', {
  internalName: 'Compare',
  slug: '/compare',
  title: t('Compare fiber, cable and phone-line internet', 'Compara fibra, cable y línea telefónica'),
  description: t(
    'Compare fiber, cable and phone-line internet on eight questions: upload speed, router, price next year, data caps and who picks up when you call.',
    'Compara la fibra, el cable y la línea telefónica con ocho preguntas: velocidad de subida, router, precio, límite de datos y quién contesta si llamas.',
  ),
  breadcrumb: t('Compare', 'Comparar'),
  blocks: [top, table, films, closing],
});

import type { ArtName } from '@skein/artwork';
import { post } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { art } from '../art.ts';
import { WAIT } from '../offer.ts';

type Both = readonly [english: string, spanish: string];
const piece = (
  id: string,
  published: string,
  category: Both,
  title: Both,
  excerpt: Both,
  image: ArtName,
  link: string,
) =>
  entry(post, `blog-${id}`, {
    published,
    category: t(...category),
    title: t(...title),
    excerpt: t(...excerpt),
    image: art(image),
    link,
  });

/** The newest first. The demo has no pages for them: each leads to the page that it is about. */
export const posts = [
  piece(
    'bicycle',
    '2026-03-04T17:30:00.000Z',
    ['From the trench', 'Desde la zanja'],
    ['The bicycle under Govalle Avenue', 'La bicicleta bajo la avenida Govalle'],
    [
      'It had been there since 1971. Its owner lives around the corner, and wants it back as it is.',
      'Llevaba ahí desde 1971. Su dueña vive a la vuelta y la quiere de regreso tal como está.',
    ],
    'porch-coral',
    '/community',
  ),
  piece(
    'night',
    '2026-02-18T09:05:00.000Z',
    ['On the phones', 'Al teléfono'],
    [`${WAIT.en} seconds at three in the morning`, `${WAIT.es} segundos a las tres de la mañana`],
    [
      'A night with Priya, who knits between calls and has finished four sweaters.',
      'Una noche con Priya, que teje entre llamadas y lleva cuatro suéteres.',
    ],
    'support-desk-amber',
    '/support',
  ),
  piece(
    'homework',
    '2026-02-04T15:00:00.000Z',
    ['At home', 'En casa'],
    ['Three generations, one tablet', 'Tres generaciones, una tableta'],
    [
      'What a kitchen table in Del Valle does with a gig, mostly fractions.',
      'Lo que hace con un giga una mesa de cocina en Del Valle: sobre todo, fracciones.',
    ],
    'kitchen-table-coral',
    '/wifi',
  ),
  piece(
    'window',
    '2026-01-21T16:45:00.000Z',
    ['Wi-\u2060Fi', 'Wifi'],
    ['The window that ate the signal', 'La ventana que se comía la señal'],
    [
      'Coated glass keeps the heat out. It keeps the call in the garden out, too.',
      'El vidrio con película deja fuera el calor. Y también la llamada del jardín.',
    ],
    'desk-violet',
    '/wifi',
  ),
] as const;

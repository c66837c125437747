import { entry, t } from '@skein/cms-client';
import { post } from '../grids/featured-container/frame/post.content.ts';
import { pictures } from './artwork.fixtures.ts';

/** Five posts, the newest first. */
export const posts = [
  entry(post, 'post-bicycle', {
    title: t('The bicycle under Cesar Chavez Street', 'La bicicleta bajo la calle César Chávez'),
    category: t('From the trench', 'Desde la zanja'),
    published: '2026-03-04T17:30:00.000Z',
    excerpt: t(
      'It had been there since 1971, and its owner still lives around the corner.',
      'Llevaba ahí desde 1971, y su dueña aún vive a la vuelta.',
    ),
    image: pictures.trench,
    link: '/blog',
  }),
  entry(post, 'post-night', {
    title: t('Nine seconds at three in the morning', 'Nueve segundos a las tres de la mañana'),
    category: t('Support', 'Ayuda'),
    published: '2026-02-18T09:05:00.000Z',
    excerpt: t(
      'A night on the phones with Priya, who knits between calls.',
      'Una noche al teléfono con Priya, que teje entre llamadas.',
    ),
    image: pictures.supportDesk,
    link: '/blog',
  }),
  entry(post, 'post-tank', {
    title: t('Your fish tank is a wall', 'Tu pecera es una pared'),
    category: t('Wi-Fi', 'Wifi'),
    published: '2026-02-02T15:00:00.000Z',
    excerpt: t(
      'Water swallows more Wi-Fi than brick does. The fish do not mind.',
      'El agua traga más wifi que el ladrillo. A los peces no les importa.',
    ),
    image: pictures.router,
    link: '/blog',
  }),
  entry(post, 'post-supper', {
    title: t('Supper number forty-one', 'La cena número cuarenta y uno'),
    published: '2026-01-21T23:45:00.000Z',
    image: pictures.porch,
  }),
] as const;

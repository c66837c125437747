import { reviewCity, reviewPage, reviewState } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { photo } from '../art.ts';

const STATES: readonly (readonly [name: string, spanish: string, cities: readonly string[]])[] = [
  ['Arizona', 'Arizona', ['Chandler']],
  ['Colorado', 'Colorado', ['Westminster']],
  ['Nevada', 'Nevada', ['Las Vegas']],
  ['Texas', 'Texas', ['Austin', 'San Antonio']],
];
const kebab = (words: string) => words.toLowerCase().replaceAll(' ', '-');

const states = STATES.map(([name, spanish, cities]) =>
  entry(reviewState, `review-${kebab(name)}`, {
    name: t(name, spanish),
    cities: cities.map((city) =>
      entry(reviewCity, `review-city-${kebab(city)}`, {
        city: t(city, city),
        url: `https://reviews.example/skein-fiber-${kebab(city)}`,
      }),
    ),
  }),
);

export const review = entry(page, 'page-review', {
  internalName: 'Write a review',
  slug: '/review',
  title: t('Write a review', 'Escribe una reseña'),
  description: t(
    'Choose your city, and say where your neighbors look how it went with Skein Fiber.',
    'Elige tu ciudad y cuenta, donde miran tus vecinos, cómo te fue con Skein Fiber.',
  ),
  breadcrumb: t('Write a review', 'Escribe una reseña'),
  blocks: [
    entry(reviewPage, 'review-pick', {
      title: t('Say it where your neighbors look.', 'Dilo donde miran tus vecinos.'),
      description: t(
        'Good or bad: we read every one, and the installer’s mother reads the good ones.',
        'Buena o mala: leemos todas, y la mamá del instalador lee las buenas.',
      ),
      states,
      background: photo('review-wall'),
      analyticsId: 'review',
    }),
  ],
});

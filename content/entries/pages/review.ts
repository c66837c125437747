import { reviewCity, reviewPage, reviewState } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { photo } from '../art.ts';
import { openCitiesOf, statesServed } from '../offer.ts';

const reviewStates = statesServed.map(({ id, code, name }) =>
  entry(reviewState, `review-${id}`, {
    name: t(name.en, name.es),
    cities: openCitiesOf(code).map((city) =>
      entry(reviewCity, `review-city-${city.id}`, {
        city: t(city.name, city.name),
        url: `https://reviews.example/skein-fiber-${city.id}`,
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
      states: reviewStates,
      background: photo('review-wall'),
      analyticsId: 'review',
    }),
  ],
});

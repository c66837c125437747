import { reviewCity, reviewPage, reviewState } from '@skein/blocks/content';
import { cityTitle } from '@skein/cities/catalogue';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { photo } from '../art.ts';
import { openCitiesOf, statesServed } from '../offer.ts';

const reviewStates = statesServed.map(({ id, code, name }) =>
  entry(reviewState, `review-${id}`, {
    name: t(name.en, name.es),
    cities: openCitiesOf(code).map((city) =>
      entry(reviewCity, `review-city-${city.id}`, {
        city: t(cityTitle(city), cityTitle(city)),
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
    'Choose your city and write a review of Skein Fiber where your neighbors will read it. Good or bad, we read every single one.',
    'Elige tu ciudad y escribe una reseña de Skein Fiber donde la lean tus vecinos. Buena o mala, las leemos todas, una por una.',
  ),
  breadcrumb: t('Write a review', 'Reseñas'),
  blocks: [
    entry(reviewPage, 'review-pick', {
      title: t('Tell your neighbors how it went.', 'Cuéntales a tus vecinos cómo te fue.'),
      description: t(
        'Good or bad, we read every one. Your installer’s mom reads the good ones.',
        'Buena o mala, las leemos todas. La mamá del instalador lee las buenas.',
      ),
      states: reviewStates,
      background: photo('review-wall'),
      analyticsId: 'review',
    }),
  ],
});

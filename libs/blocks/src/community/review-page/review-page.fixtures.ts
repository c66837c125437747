import { entry, t } from '@skein/cms-client';
import { pictures } from '../../testing/artwork.fixtures.ts';
import { longTitle } from '../../testing/texts.fixtures.ts';
import { reviewCity } from './review-city.content.ts';
import { reviewPage } from './review-page.block.ts';
import { reviewState } from './review-state.content.ts';

const state = (name: string, cities: readonly string[]) =>
  entry(reviewState, `review-${name.toLowerCase()}`, {
    name: t(name, name),
    cities: cities.map((city) =>
      entry(reviewCity, `review-${city.toLowerCase().replace(' ', '-')}`, {
        city: t(city, city),
        url: `https://reviews.example/${city.toLowerCase().replace(' ', '-')}`,
      }),
    ),
  });

export const review = entry(reviewPage, 'review', {
  title: t('How was it?', '¿Qué tal nos portamos?'),
  description: t('Say it where your neighbors look.', 'Dilo donde miran tus vecinos.'),
  states: [state('Texas', ['Austin', 'San Antonio']), state('Tennessee', ['Nashville'])],
  background: pictures.reviewWall,
});
export const reviewWithoutStates = entry(reviewPage, 'review-without-states', {
  title: t('How was it?', '¿Qué tal nos portamos?'),
});
export const reviewLong = entry(reviewPage, 'review-long', {
  title: longTitle,
  states: [state('Texas', ['Austin'])],
  stateLabel: t('The state in which you live or have lived', 'El estado en el que vives o has vivido'),
  cityLabel: t('The city in which we came to you', 'La ciudad en la que te visitamos'),
  buttonText: t('Write a few words about what we did', 'Escribir unas palabras sobre lo que hicimos'),
});

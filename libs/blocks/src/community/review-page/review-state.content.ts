import { entryType, list, text, type PropsOf } from '@skein/cms-client';
import { reviewCity } from './review-city.content.ts';

export const reviewState = entryType(
  'gfReviewState',
  { name: 'Review: state', description: 'A state and its cities' },
  {
    name: text('name', 80),
    cities: list('cities', reviewCity).help('With one, that one is chosen with the state'),
  },
);

export interface ReviewStateProps extends PropsOf<typeof reviewState.fields> {}

import { entryType, list, text, type PropsOf } from '@skein/cms-client';
import { reviewCity } from './review-city.content.ts';

export const reviewState = entryType(
  'gfReviewState',
  { name: 'Review: state', description: 'A state and its cities' },
  {
    name: text('name', 80),
    cities: list('cities', reviewCity).help('With one, that one is chosen with the state'),
  },
  {
    settle(state, report) {
      if (state.cities.length > 0) return state;
      report('cities', 'holds no city that can be used; the state is left out');
      return undefined;
    },
  },
);

export interface ReviewStateProps extends PropsOf<typeof reviewState.fields> {}

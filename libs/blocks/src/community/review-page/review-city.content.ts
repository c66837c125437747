import { entryType, href, text, type PropsOf } from '@skein/cms-client';

export const reviewCity = entryType(
  'gfReviewCity',
  {
    name: 'Review: city',
    description: 'A city and where reviews of us are written there',
  },
  {
    city: text('city', 80),
    url: href('url').help('The business page of the city, a full web address'),
  },
);

export interface ReviewCityProps extends PropsOf<typeof reviewCity.fields> {}

import { entryType, href, text, type FieldsType, type PropsOf } from '@skein/cms-client';

const fields = {
  name: text('gfCityName', 60).help('Shown beside the logo'),
  url: href('gfUrl').help('Home of the city, such as /cities/austin'),
  cityId: text('gfCityId', 40).help('The word for the city in addresses, in lower case'),
  supportUrl: href('gfSupportUrl').optional().help('Contact page of the city'),
  fiberspaceUrl: href('gfFiberspaceUrl').optional().help('Page of the shop; with it, Support becomes a menu'),
} as const;

export interface CityContent extends PropsOf<typeof fields> {}

/** A city, for the header of the city's pages. */
export const city: FieldsType<typeof fields, 'gfCity', CityContent> = entryType(
  'gfCity',
  {
    name: 'City',
    description: 'Names a city in the header of its pages',
    use: 'Pages of one city: its name beside the logo, its help in the header.',
    avoid: 'Pages about several cities.',
    displayField: 'gfCityName',
  },
  fields,
);

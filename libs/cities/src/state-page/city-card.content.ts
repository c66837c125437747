import { entryType, flag, href, image, text, type FieldsType, type PropsOf } from '@skein/cms-client';

const fields = {
  name: text('gfCityName', 60),
  url: href('gfUrl').help('Home of the city, such as /cities/austin'),
  image: image('gfImage').optional().help('Wide, such as its skyline'),
  comingSoon: flag('gfComingSoon').default(false).help('Service is on its way: a badge says so'),
  webpass: flag('gfWebpass').default(false).help('Buildings are served by radio: opens a new tab'),
};

export interface CityCardProps extends PropsOf<typeof fields> {}

/** Content type of a city on the page of its state. */
export const cityCard: FieldsType<typeof fields, 'gfCityCard', CityCardProps> = entryType(
  'gfCityCard',
  { name: 'City card', description: 'A city on the page of its state' },
  fields,
);

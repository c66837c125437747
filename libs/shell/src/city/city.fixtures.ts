import { entry } from '@skein/cms-client';
import { city } from './city.content.ts';

export const austin = entry(city, 'city-austin', {
  name: 'Austin',
  url: '/cities/austin',
  cityId: 'austin',
  supportUrl: '/cities/austin/support',
  fiberspaceUrl: '/cities/austin/fiberspace',
});

export const omaha = entry(city, 'city-omaha', {
  name: 'Omaha',
  url: '/cities/omaha',
  cityId: 'omaha',
  supportUrl: '/cities/omaha/support',
});

/** The city with the longest name, and with both support pages. */
export const saltLakeValley = entry(city, 'city-saltlakevalley', {
  name: 'Salt Lake Valley',
  url: '/cities/saltlakevalley',
  cityId: 'saltlakevalley',
  supportUrl: '/cities/saltlakevalley/support',
  fiberspaceUrl: '/cities/saltlakevalley/fiberspace',
});

import { cities, cityById } from '@skein/cities/catalogue';

/** `{ lat: 30.2672, lng: -97.7431, zoom: 11, neighborhoodZoom: 14 }` */
export const austin = cityById('austin')?.map;

export const beingBuilt = cities.filter(({ phase }) => phase === 'upcoming').map(({ name }) => name);

import { entry, t } from '@skein/cms-client';
import { city } from '@skein/shell/content';

/** Names a city where service is on its way in the header of its pages. */
const upcoming = (cityId: string, name: string) =>
  entry(city, `city-${cityId}`, { name: t(name, name), url: `/cities/${cityId}`, cityId });

export const westminster = upcoming('westminster', 'Westminster');
export const lasVegas = upcoming('lasvegas', 'Las Vegas');
export const chandler = upcoming('chandler', 'Chandler');

/** Names Austin in the header of its pages. */
export const austin = entry(city, 'city-austin', {
  name: t('Austin', 'Austin'),
  url: '/cities/austin',
  cityId: 'austin',
  supportUrl: '/cities/austin/support',
});

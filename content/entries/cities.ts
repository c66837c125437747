import { entry, t } from '@skein/cms-client';
import { city } from '@skein/shell/content';

/** Names Austin in the header of its pages. */
export const austin = entry(city, 'city-austin', {
  name: t('Austin', 'Austin'),
  url: '/cities/austin',
  cityId: 'austin',
  supportUrl: '/cities/austin/support',
});

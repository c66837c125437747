import { register, type RegistryEntry } from '@skein/cms-client';
import { areasMap } from './areas-map/areas-map.content.ts';
import { cityMap } from './city-map/city-map.content.ts';
import { serviceSpace } from './service-space/service-space.content.ts';
import { statePage } from './state-page/state-page.content.ts';

/** What draws each content type of this library. */
export const registrations: readonly RegistryEntry[] = [
  register(statePage, () => import('./state-page/state-page.tsx').then(({ StatePage }) => StatePage)),
  register(areasMap, () => import('./areas-map/areas-map.tsx').then(({ AreasMap }) => AreasMap)),
  register(cityMap, () => import('./city-map/city-map.tsx').then(({ CityMap }) => CityMap)),
  register(serviceSpace, () =>
    import('./service-space/service-space.tsx').then(({ ServiceSpace }) => ServiceSpace),
  ),
];

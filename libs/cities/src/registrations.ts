import { register, type RegistryEntry } from '@skein/cms-client';
import * as content from './definitions.ts';

/**
 * The component of each content type of this library, and when it wakes in the browser. Without a moment it
 * never wakes.
 */
export const registrations: readonly RegistryEntry[] = [
  register(content.statePage, async () => (await import('./state-page/state-page.tsx')).StatePage),
  register(content.areasMap, async () => (await import('./areas-map/areas-map.tsx')).AreasMap),
  register(content.cityMap, async () => (await import('./city-map/city-map.tsx')).CityMap),
  // Whether it is open now, and its map.
  register(
    content.serviceSpace,
    async () => (await import('./service-space/service-space.tsx')).ServiceSpace,
    { when: 'visible', enhancer: 'service-space' },
  ),
];

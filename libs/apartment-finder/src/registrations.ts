import { register, type RegistryEntry } from '@skein/cms-client';
import * as content from './definitions.ts';

/**
 * The component of each content type of this library, and when it wakes in the browser. Without a moment it
 * never wakes.
 */
export const registrations: readonly RegistryEntry[] = [
  // A list at its address, to which a map comes.
  register(
    content.apartmentFinder,
    async () => (await import('./apartment-finder/apartment-finder.tsx')).ApartmentFinder,
    { when: 'visible', island: 'apartment-finder', ownsUrl: true },
  ),
  register(
    content.apartmentSearch,
    async () => (await import('./apartment-search/apartment-search.tsx')).ApartmentSearch,
    { when: 'interaction', island: 'apartment-search' },
  ),
];

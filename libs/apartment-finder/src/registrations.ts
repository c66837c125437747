import { register, type RegistryEntry } from '@skein/cms-client';
import * as content from './definitions.ts';

/** What draws each content type of this library; when it wakes in the browser is for the host to say. */
export const registrations: readonly RegistryEntry[] = [
  register(
    content.apartmentFinder,
    async () => (await import('./apartment-finder/apartment-finder.tsx')).ApartmentFinder,
  ),
  register(
    content.apartmentSearch,
    async () => (await import('./apartment-search/apartment-search.tsx')).ApartmentSearch,
  ),
];

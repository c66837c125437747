import type { RegistryEntry } from '@skein/cms-client';

/** What draws each content type of this library: none yet, its one type stands inside blocks of other libraries. */
export const registrations: readonly RegistryEntry[] = [];

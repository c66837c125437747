import type { RegistryEntry } from '@skein/cms-client';

/** What draws each content type of this library; when it wakes in the browser is for the host to say. */
export const registrations: readonly RegistryEntry[] = [];

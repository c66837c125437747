import type { AnyEntryType } from '@skein/cms-client';

/** Every content type of this library, with those that only stand inside others. */
export const contentTypes: readonly AnyEntryType[] = [];

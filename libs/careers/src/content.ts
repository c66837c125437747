import { entryTypesIn } from '@skein/cms-client';
import * as definitions from './definitions.ts';

export * from './definitions.ts';

/** Every content type of this library. */
export const contentTypes = entryTypesIn(definitions);

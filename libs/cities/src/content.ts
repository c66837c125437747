import { entryTypesIn } from '@skein/cms-client';
import * as definitions from './definitions.ts';

export * from './definitions.ts';
export * from './service-space/local-business.ts';
export * from './service-space/service-space-of.ts';

/** Every content type of this library. */
export const contentTypes = entryTypesIn(definitions);

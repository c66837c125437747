import { entryTypesIn } from '@skein/cms-client';
import * as definitions from './definitions.ts';

export * from './definitions.ts';

/** All content types of this library, including those that occur only inside others. */
export const contentTypes = entryTypesIn(definitions);

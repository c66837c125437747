import { entryTypesIn } from '@skein/cms-client';
import * as definitions from './definitions.ts';

export * from './definitions.ts';
export * from './navigation/navigation.content.ts';

/** Every content type of this library. All three levels of the navigation share one. */
export const contentTypes = entryTypesIn(definitions);

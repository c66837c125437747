import type { AnyEntryType } from '@skein/cms-client';
import { apartmentFinder } from './apartment-finder/apartment-finder.content.ts';
import { apartmentSearch } from './apartment-search/apartment-search.content.ts';

export { apartmentFinder, type ApartmentFinderContent } from './apartment-finder/apartment-finder.content.ts';
export { apartmentSearch, type ApartmentSearchContent } from './apartment-search/apartment-search.content.ts';

/** Every content type of this library. */
export const contentTypes: readonly AnyEntryType[] = [apartmentFinder, apartmentSearch];

import type { AnyEntryType } from '@skein/cms-client';
import { cityItem } from './city-list/city-item.content.ts';

export { cityItem, type CityItem, type ListedCity } from './city-list/city-item.content.ts';

/** Every content type of this library. */
export const contentTypes: readonly AnyEntryType[] = [cityItem];

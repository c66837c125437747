import type { AnyEntryType } from '@skein/cms-client';
import { cityItem } from './city-list/city-item.content.ts';
import { cityCard } from './state-page/city-card.content.ts';
import { statePage } from './state-page/state-page.content.ts';

export { cityItem, type CityItem, type ListedCity } from './city-list/city-item.content.ts';
export { cityCard, type CityCardProps } from './state-page/city-card.content.ts';
export { statePage, type StatePageProps } from './state-page/state-page.content.ts';

/** Every content type of this library. */
export const contentTypes: readonly AnyEntryType[] = [cityItem, cityCard, statePage];

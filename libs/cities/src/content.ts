import type { AnyEntryType } from '@skein/cms-client';
import { areasMap } from './areas-map/areas-map.content.ts';
import { cityItem } from './city-list/city-item.content.ts';
import { cityMap } from './city-map/city-map.content.ts';
import { parkingInfo } from './service-space/parking-info.content.ts';
import { serviceSpace } from './service-space/service-space.content.ts';
import { cityCard } from './state-page/city-card.content.ts';
import { statePage } from './state-page/state-page.content.ts';

export { cityItem, type CityItem, type ListedCity } from './city-list/city-item.content.ts';
export { areasMap, type AreasMapProps } from './areas-map/areas-map.content.ts';
export { cityCard, type CityCardProps } from './state-page/city-card.content.ts';
export { cityMap, type CityMapProps } from './city-map/city-map.content.ts';
export { parkingInfo, type ParkingInfo } from './service-space/parking-info.content.ts';
export { serviceSpace } from './service-space/service-space.content.ts';
export { serviceSpaceOf, type CityWithSpace } from './service-space/service-space-of.ts';
export { localBusiness, type BusinessOnPage } from './service-space/local-business.ts';
export { statePage, type StatePageProps } from './state-page/state-page.content.ts';

/** Every content type of this library. */
export const contentTypes: readonly AnyEntryType[] = [
  cityItem,
  cityCard,
  statePage,
  areasMap,
  cityMap,
  parkingInfo,
  serviceSpace,
];

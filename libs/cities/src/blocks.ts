export * from './areas-map/areas-map.block.ts';
export { cityItem, type CityItem, type ListedCity } from './city-list/city-item.content.ts';
export * from './city-map/city-map.block.ts';
export * from './service-space/parking-info.content.ts';
export { serviceSpace } from './service-space/service-space.block.ts';
export * from './state-page/city-card.content.ts';
export * from './state-page/state-page.block.ts';

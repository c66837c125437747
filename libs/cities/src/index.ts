export * from './content.ts';
export { CityList, type CityListProps } from './city-list/city-list.tsx';
export { StatePage } from './state-page/state-page.tsx';
export { AreasMap } from './areas-map/areas-map.tsx';
export { CityMap } from './city-map/city-map.tsx';
export { ServiceSpace, type ServiceSpaceProps } from './service-space/service-space.tsx';
export { type MapSettings } from './service-space/enhance-service-space.ts';

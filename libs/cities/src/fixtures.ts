export * from './city-list/city-list.fixtures.ts';
export * from './state-page/state-page.fixtures.ts';
export * from './areas-map/areas-map.fixtures.ts';
export * from './city-map/city-map.fixtures.ts';
export * from './service-space/service-space.fixtures.ts';

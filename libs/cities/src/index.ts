export * from './areas-map/areas-map.tsx';
export * from './city-list/city-list.tsx';
export * from './city-map/city-map.tsx';
export * from './content.ts';
export * from './state-page/state-page.tsx';

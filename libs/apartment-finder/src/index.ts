export * from './apartment-finder/apartment-finder.tsx';
export * from './apartment-search/apartment-search.tsx';
export * from './blocks.ts';
export * from './contract.ts';
export type { FinderCity } from './city/finder-city.ts';
export { loadApartments, type Loaded } from './data/load-apartments.ts';
export { finderData, type FinderData } from './view/finder-data.ts';
export type { FinderView } from './view/finder-view.ts';
export * from './view/serve-finder.ts';

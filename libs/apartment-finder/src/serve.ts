export type { FinderCity } from './city/finder-city.ts';
export { loadApartments, type Loaded } from './data/load-apartments.ts';
export { finderData, type FinderData } from './view/finder-data.ts';
export { finderQuery, serveFinder } from './view/serve-finder.ts';

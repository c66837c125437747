export type { FinderCity } from './city/finder-city.ts';
export { loadApartments, type Loaded } from './data/load-apartments.ts';
export {
  createApartmentData,
  type ApartmentData,
  type ApartmentDataOptions,
} from './serving/apartment-data.ts';
export { finderServing, type FinderServingOptions } from './serving/finder-serving.ts';
export { finderData, type FinderData } from './view/finder-data.ts';
export { finderQuery, serveFinder } from './view/serve-finder.ts';

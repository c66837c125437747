import type { City, CityPlan } from './skyline.draft.ts';
import { chicago, denver, saltLake } from './skyline.north.ts';
import { austin, kansasCity, nashville, sanAntonio } from './skyline.south.ts';
import { lasVegas, texas } from './skyline.west.ts';

/** The plans; silhouettes are invented and meant to be known by their rhythm. */
export const cities: Readonly<Record<City, () => CityPlan>> = {
  austin,
  denver,
  saltLake,
  kansasCity,
  nashville,
  sanAntonio,
  chicago,
  lasVegas,
  texas,
};

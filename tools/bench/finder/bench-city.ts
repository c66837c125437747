import type { FinderCity } from '@skein/apartment-finder';

declare global {
  var searchTimes: ((searches: readonly string[]) => Promise<number[]>) | undefined;
}

/** Neighborhoods of Austin that the buildings of the bench lie in. */
const NAMES = ['Bouldin Creek', 'Cherrywood', 'Crestview', 'Dawson', 'Downtown', 'Govalle', 'Hyde Park'];

export const BENCH_CITY: FinderCity = {
  id: 'austin',
  name: 'Austin',
  dataSource: '/buildings.json',
  map: { lat: 30.2672, lng: -97.7431, zoom: 11, neighborhoodZoom: 14 },
  neighborhoods: NAMES.map((name) => ({ name, key: name.toLowerCase().replace(' ', '-') })),
};

import { expect, it } from 'vitest';
import { demoBuildings } from './demo-buildings.ts';

it('calls no building by its name with an article behind it', () => {
  const city = {
    id: 'austin',
    name: 'Austin',
    state: 'Texas',
    phase: 'current',
    map: { lat: 30, lng: -97, zoom: 11, neighborhoodZoom: 13 },
    neighborhoods: [],
  } as const;
  const names = demoBuildings(city, 2000).map((building) => building['Building Name']);
  expect(names.filter((name) => / The( \d)?$/.test(name))).toEqual([]);
  expect(names.some((name) => /^The (?!Residences|Lofts)/.test(name))).toBe(true);
});

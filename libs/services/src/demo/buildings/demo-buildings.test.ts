// @vitest-environment node
import { cities } from '@skein/cities/catalogue';
import { describe, expect, it } from 'vitest';
import { demoBuildings } from './demo-buildings.ts';

describe('the buildings of the demo', () => {
  const austin = cities.filter(({ id }) => id === 'austin').flatMap((city) => demoBuildings(city));
  const names = austin.map((building) => building['Building Name']);

  it('have names of their own where there are enough names', () => {
    expect(names.length).toBeGreaterThan(500);
    expect(new Set(names).size).toBe(names.length);
  });

  it('have their article before the name', () => {
    expect(names.filter((name) => /\bThe(?: \d)?$/.test(name))).toEqual([]);
    expect(names.some((name) => /^The [A-Z]/.test(name))).toBe(true);
  });
});

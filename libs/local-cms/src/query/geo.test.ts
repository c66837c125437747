import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceKm, isWithin, parseArea, parsePoint } from './geo.ts';

const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('distances', () => {
  it.each([
    ['one degree along the equator', { lat: 0, lon: 10 }, { lat: 0, lon: 11 }, (2 * Math.PI * 6371) / 360],
    ['pole to pole', { lat: 90, lon: 0 }, { lat: -90, lon: 0 }, Math.PI * 6371],
    ['London to Paris', { lat: 51.5074, lon: -0.1278 }, { lat: 48.8566, lon: 2.3522 }, 343.6],
    ['across the date line', { lat: 0, lon: 179.5 }, { lat: 0, lon: -179.5 }, (2 * Math.PI * 6371) / 360],
  ])('are right: %s', (_what, from, to, km) => {
    expect(distanceKm(from, to)).toBeCloseTo(km, 0);
  });

  it('are symmetric and never more than half way round', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6);
        expect(distanceKm(a, b)).toBeLessThanOrEqual(Math.PI * 6371 + 1e-6);
      }),
    );
  });
});

describe('areas', () => {
  it('of a circle hold their center', () => {
    fc.assert(
      fc.property(point, ({ lat, lon }) => {
        const area = parseArea(`${lat},${lon},1`);
        expect(area && isWithin({ lat, lon }, area)).toBe(true);
      }),
    );
  });

  it.each(['', '1', '1,2', 'a,b,c', '1,2,3,4,5', '91,0,1', '0,0,-1'])('are not read from "%s"', (text) => {
    expect(parseArea(text)).toBeUndefined();
  });

  it.each(['', '1', '1,2,3', '91,0', '0,181', ' , '])('nor points from "%s"', (text) => {
    expect(parsePoint(text)).toBeUndefined();
  });
});

// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf, cameraFor, project, unproject } from './mercator.ts';

const place = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lng: fc.double({ min: -179, max: 179, noNaN: true }),
});

describe('project', () => {
  it('has the middle of the earth in the middle', () =>
    expect(project({ lat: 0, lng: 0 })).toEqual({ x: 0.5, y: 0.5 }));

  it('is undone by unproject', () =>
    fc.assert(
      fc.property(place, (one) => {
        const back = unproject(project(one));
        expect(back.lat).toBeCloseTo(one.lat, 6);
        expect(back.lng).toBeCloseTo(one.lng, 6);
      }),
    ));
});

describe('cameraFor', () => {
  it('shows every part of what it is asked for', () =>
    fc.assert(
      fc.property(place, fc.double({ min: 0.0001, max: 5, noNaN: true }), ({ lat, lng }, half) => {
        const wanted = { north: lat + half, south: lat - half, east: lng + half, west: lng - half };
        const size = { width: 390, height: 700 };
        const shown = boundsOf(cameraFor(wanted, size, { top: 20, bottom: 100 }), size);
        expect(shown.north).toBeGreaterThanOrEqual(wanted.north - 1e-6);
        expect(shown.south).toBeLessThanOrEqual(wanted.south + 1e-6);
        expect(shown.east).toBeGreaterThanOrEqual(wanted.east - 1e-6);
        expect(shown.west).toBeLessThanOrEqual(wanted.west + 1e-6);
      }),
    ));
});

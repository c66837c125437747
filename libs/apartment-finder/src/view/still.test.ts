import { describe, expect, it } from 'vitest';
import { MAP_ROOM_PX } from '../constants/finder.constants.ts';
import type { Apartment } from '../data/read-apartments.ts';
import { cameraFor, down, TILE_PX } from './camera.ts';
import { stillOf, type FinderStill } from './still.ts';

const city = { map: { lat: 30.27, lng: -97.74, zoom: 11, neighborhoodZoom: 14 } };
const place = (lat: number, lng: number, ready = true): Apartment => ({
  id: `${lat}|${lng}`,
  name: '',
  street: '',
  place: '',
  neighborhood: '',
  lat,
  lng,
  ready,
});
const view = { neighborhood: 'all', search: '', selected: undefined };
const wide = [place(30.2, -97.8), place(30.35, -97.7, false), place(30.28, -97.75)];

const dotsOf = (path: string) =>
  path
    .split('M')
    .slice(1)
    .map((dot) => dot.replace('h0', '').split(' ').map(Number) as [number, number]);

/** Returns the place of a dot on a map of this size, in px, as the browser fits a `viewBox`. */
function onMap(
  { width, height }: FinderStill,
  [x, y]: [number, number],
  map: { width: number; height: number },
) {
  const free = {
    width: map.width - 2 * MAP_ROOM_PX.around,
    height: map.height - MAP_ROOM_PX.above - MAP_ROOM_PX.around,
  };
  const scale = Math.min(free.width / width, free.height / height);
  return {
    x: MAP_ROOM_PX.around + free.width / 2 + (x - width / 2) * scale,
    y: MAP_ROOM_PX.above + free.height / 2 + (y - height / 2) * scale,
  };
}

describe('the still picture of the map', () => {
  it.each([
    { width: 390, height: 388 },
    { width: 800, height: 836 },
  ])('has its dots where the map of $width px has its pins', (size) => {
    const still = stillOf(city, view, wide);
    const { center, zoom } = cameraFor(city, view, wide, size);
    const px = TILE_PX * 2 ** zoom;
    for (const [kind, ready] of [
      ['ready', true],
      ['coming', false],
    ] as const)
      for (const [at, dot] of dotsOf(still[kind]).entries()) {
        const { lat = 0, lng = 0 } = wide.filter((one) => one.ready === ready)[at] ?? {};
        const { x, y } = onMap(still, dot, size);
        expect(Math.abs(x - (size.width / 2 + ((lng - center.lng) / 360) * px))).toBeLessThan(1);
        expect(Math.abs(y - (size.height / 2 + (down(lat) - down(center.lat)) * px))).toBeLessThan(1);
      }
  });

  it('tells buildings with fiber from those that will get it', () => {
    const { ready, coming, selected } = stillOf(city, view, wide);
    expect([dotsOf(ready).length, dotsOf(coming).length, selected]).toEqual([2, 1, '']);
  });

  it('has the open building in its middle, also where the list does not have it', () => {
    const selected = place(30.5, -97.2);
    const still = stillOf(city, { ...view, selected }, wide);
    expect(dotsOf(still.selected)).toEqual([[still.width / 2, still.height / 2]]);
    expect(still.ready + still.coming).toBe('');
  });

  it('is empty without buildings', () => {
    expect(stillOf(city, view, [])).toMatchObject({ ready: '', coming: '', selected: '' });
  });

  it('stays small for 50,000 buildings', () => {
    const many = Array.from({ length: 50_000 }, (_, at) =>
      place(30 + (at % 223) / 1000, -97 - Math.floor(at / 223) / 1000, at % 3 > 0),
    );
    const { ready, coming } = stillOf(city, view, many);
    expect(ready.length + coming.length).toBeLessThan(50_000);
    expect(dotsOf(ready).length).toBeGreaterThan(500);
  });
});

// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { madeUpGround } from './made-up-ground.ts';

const view = { left: 9300, right: 9304, top: 16600, bottom: 16603 };
const keys = (detail: number, box = view) =>
  new Set(madeUpGround(box, detail).map(({ kind, points }) => `${kind} ${JSON.stringify(points[0])}`));

describe('madeUpGround', () => {
  it('is the same on every visit', () => expect(madeUpGround(view, 0.2)).toEqual(madeUpGround(view, 0.2)));

  it('only gains by looking nearer: what was there stays', () => {
    const [far, near] = [keys(1), keys(0.3)];
    const streets = [...far].filter((key) => !/^(park|lake)/.test(key));
    expect(streets.filter((key) => !near.has(key))).toEqual([]);
    expect(near.size).toBeGreaterThan(far.size * 2);
  });

  it('fits together where two views meet', () => {
    const beside = keys(0.3, { ...view, left: 9302, right: 9306 });
    const shared = [...keys(0.3)].filter((key) => beside.has(key));
    expect(shared.length).toBeGreaterThan(10);
  });

  it('fills a view to its corners, however the streets are bent there', () => {
    const narrow = { left: 9300, right: 9301, top: 16600, bottom: 16601 };
    const wide = madeUpGround({ left: 9297, right: 9304, top: 16597, bottom: 16604 }, 0.2);
    const inside = ([x, y]: readonly [number, number]) =>
      x > narrow.left && x < narrow.right && y > narrow.top && y < narrow.bottom;
    const found = new Set(madeUpGround(narrow, 0.2).map(({ points }) => JSON.stringify(points)));
    const missing = wide.filter(({ points }) => points.some(inside) && !found.has(JSON.stringify(points)));
    expect(missing).toEqual([]);
  });

  it('has houses only from near', () => {
    const small = { left: 9300, right: 9300.6, top: 16600, bottom: 16600.6 };
    expect([...keys(0.01, small)].some((key) => key.startsWith('house'))).toBe(true);
    expect([...keys(0.1, small)].some((key) => key.startsWith('house'))).toBe(false);
  });
});

// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { speedBetween, spokenGeneration } from './speed-between.ts';
import { wifiGenerations, type WifiGeneration } from './wifi-generation.ts';

/**
 * Each row holds a router, a device, and the generation whose usual speed is the result. The rows are written by hand,
 * not computed.
 */
const TABLE: readonly (readonly [WifiGeneration, WifiGeneration, WifiGeneration])[] = [
  ['4', '4', '4'],
  ['4', '5', '5'],
  ['4', '6', '6'],
  ['4', '6E', '6E'],
  ['5', '4', '4'],
  ['5', '5', '5'],
  ['5', '6', '5'],
  ['5', '6E', '5'],
  ['6', '4', '4'],
  ['6', '5', '5'],
  ['6', '6', '6'],
  ['6', '6E', '6'],
  ['6E', '4', '4'],
  ['6E', '5', '5'],
  ['6E', '6', '6'],
  ['6E', '6E', '6E'],
];
const USUAL = new Map<WifiGeneration, { near: number; far: number }>([
  ['4', { near: 90, far: 30 }],
  ['5', { near: 480, far: 160 }],
  ['6', { near: 820, far: 320 }],
  ['6E', { near: 1450, far: 380 }],
]);
const generation = fc.constantFrom(...wifiGenerations);
const mbps = fc.nat(9999);

describe('the speed between a router and a device', () => {
  it('has a row for every router generation with every device generation', () => {
    const pairs = wifiGenerations.flatMap((router) => wifiGenerations.map((device) => `${router} ${device}`));
    expect(TABLE.map(([router, device]) => `${router} ${device}`)).toEqual(pairs);
  });

  it.each(TABLE)('of a router of %s and a device of %s is that of %s', (router, device, result) => {
    expect(spokenGeneration(router, device)).toBe(result);
    expect(speedBetween(router, { generation: device }, USUAL)).toEqual(USUAL.get(result));
    expect(speedBetween(router, { generation: device, speeds: [] }, USUAL)).toEqual(USUAL.get(result));
  });

  it('is what was measured with this device and a router of this generation, whatever else is known', () => {
    fc.assert(
      fc.property(generation, generation, mbps, mbps, (router, device, near, far) => {
        const measured = { generation: device, speeds: [{ router, near, far }] };
        expect(speedBetween(router, measured, USUAL)).toMatchObject({ near, far });
        expect(speedBetween(router, measured, new Map())).toMatchObject({ near, far });
      }),
    );
  });

  it.each(TABLE)(
    'falls back to the usual one (%s, %s) where only other routers were measured',
    (router, device, result) => {
      const speeds = wifiGenerations
        .filter((one) => one !== router)
        .map((one) => ({ router: one, near: 1, far: 1 }));
      expect(speedBetween(router, { generation: device, speeds }, USUAL)).toEqual(USUAL.get(result));
    },
  );

  it('is unknown where nobody entered it', () => {
    expect(speedBetween('6', { generation: '4' }, new Map())).toBeUndefined();
  });
});

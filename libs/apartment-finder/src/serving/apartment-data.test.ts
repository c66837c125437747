import { describe, expect, it, vi } from 'vitest';
import { createApartmentData } from './apartment-data.ts';

const city = {
  id: 'austin',
  name: 'Austin',
  dataSource: '/data/fiber-finder/austin.json',
  map: { lat: 30, lng: -97, zoom: 11, neighborhoodZoom: 14 },
  neighborhoods: [],
};
const record = {
  'Building Name': 'Kite Lofts',
  'Building Address': '1 Kiln St, Austin, TX',
  Latitude: '30.1',
  Longitude: '-97.1',
};

function source(...answers: readonly (() => Response | Promise<Response>)[]) {
  const clock = { now: 0 };
  const onProblem = vi.fn();
  const left = [...answers];
  const fetch = vi.fn(async () => (left.shift() ?? (() => Response.json([record])))());
  const data = createApartmentData({
    origin: 'http://services.invalid',
    ttlMs: 1000,
    onProblem,
    fetch,
    now: () => clock.now,
  });
  const count = async () => (await data.of(city))?.apartments.length;
  return { clock, onProblem, fetch, count };
}

describe('the buildings of cities', () => {
  it('are asked for once, however many pages want them', async () => {
    const { count, fetch } = source();
    expect(await Promise.all([count(), count(), count()])).toEqual([1, 1, 1]);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(fetch).toHaveBeenCalledWith(
      'http://services.invalid/data/fiber-finder/austin.json',
      expect.objectContaining({ headers: { accept: 'application/json', 'accept-encoding': 'identity' } }),
    );
  });

  it('stay the last that were known while they cannot be had, and the log is told', async () => {
    const { clock, count, fetch, onProblem } = source(
      () => Response.json([record]),
      () => new Response('', { status: 500 }),
    );
    await count();
    clock.now = 1001;
    expect(await count()).toBe(1);
    await vi.waitFor(() => expect(onProblem).toHaveBeenCalledWith(expect.objectContaining({ status: 500 })));
    expect(await count()).toBe(1);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('are told once of records that cannot be used, however often the file is read, and again when they come back', async () => {
    const files = [1, 2, 3, 4].map((damaged) => () => {
      const whole = Array.from({ length: 2 * damaged }, (_, at) => ({
        ...record,
        Latitude: `30.${damaged}${at}`,
      }));
      return Response.json(damaged === 3 ? whole : [...whole, null]);
    });
    const { clock, count, onProblem } = source(...files);
    const told: number[] = [];
    for (const [at] of files.entries()) {
      clock.now += 1001;
      await vi.waitFor(async () => expect(await count()).toBe(2 * (at + 1)));
      told.push(onProblem.mock.calls.length);
    }
    expect(told).toEqual([1, 1, 1, 2]);
  });

  it('are none where there never were any, and are asked for again soon', async () => {
    const { clock, count } = source(() => Promise.reject(new TypeError('away')));
    expect(await count()).toBeUndefined();
    clock.now = 1001 * 10;
    expect(await count()).toBe(1);
  });

  it('are counted where records cannot be used', async () => {
    const { count, onProblem } = source(() => Response.json([record, { nothing: true }]));
    expect(await count()).toBe(1);
    expect(onProblem).toHaveBeenCalledWith(expect.objectContaining({ dropped: 1 }));
  });
});

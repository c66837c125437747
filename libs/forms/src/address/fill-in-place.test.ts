// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { juniper, standInServices } from '../testing/stand-in-services.ts';
import { fillInPlace, LOOKUP_WAIT_MS, type PlaceFilling } from './fill-in-place.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A place is chosen while unit and ZIP are those of another building. */
function choose(services: Awaited<PlaceFilling['services']>) {
  const [street, unit, zip] = [{ value: '12 Juniper Street' }, { value: '103' }, { value: '' }];
  const building = fillInPlace({
    suggestion: { placeId: juniper.placeId, text: '12 Juniper Street, Portland, OR 97205' },
    services: Promise.resolve(services),
    ...{ street, unit, zip },
    before: { unit: unit.value, zip: zip.value },
    memory: { brought: new Set(), doors: ['103', '104'] },
    counts: () => true,
    filled: () => {},
  });
  return { building, street, unit, zip };
}

const never = () => new Promise<never>(() => {});

describe('a place whose services hang', () => {
  it('keeps no unit of another building when its own does not answer', async () => {
    const { building, unit, zip } = choose({ ...standInServices(), lookUpBuilding: never });
    await vi.advanceTimersByTimeAsync(LOOKUP_WAIT_MS);
    expect(await building).toBeUndefined();
    expect(unit.value).toBe('');
    expect(zip.value).toBe('97205');
  });

  it('keeps no unit of another building when nothing at all answers, and takes no answer that comes later', async () => {
    const services = standInServices();
    let answer: (place: typeof juniper) => void = () => {};
    const select = () => new Promise<typeof juniper>((resolve) => (answer = resolve));
    const { building, unit, zip } = choose({ ...services, places: { ...services.places, select } });
    await vi.advanceTimersByTimeAsync(LOOKUP_WAIT_MS);
    expect(await building).toBeUndefined();
    expect(unit.value).toBe('');
    answer(juniper);
    await vi.advanceTimersByTimeAsync(0);
    expect(zip.value).toBe('');
  });
});

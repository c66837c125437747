// @vitest-environment node
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressFormSchema } from '../address-form/address-post-schemas.ts';
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

/** Chooses a place while the form contains the unit of a different building. */
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

describe('the unit of a place that is chosen', () => {
  const chosen = async (
    typed: string,
    { place = {}, building = undefined, field = true, text = '12 Juniper Street, Portland' } = {} as {
      place?: object;
      building?: { addressId: string; units: string[] } | undefined;
      field?: boolean;
      text?: string;
    },
  ) => {
    const services = standInServices({ building: building ?? null });
    const [street, unit, zip] = [{ value: text.split(',', 1).join('') }, { value: '' }, { value: '' }];
    await fillInPlace({
      suggestion: { placeId: juniper.placeId, text },
      typed,
      services: Promise.resolve({
        ...services,
        places: { ...services.places, select: async () => ({ ...juniper, ...place }) },
      }),
      ...{ street, unit: field ? unit : undefined, zip },
      before: { unit: '', zip: '' },
      memory: { brought: new Set(), doors: [] },
      counts: () => true,
      filled: () => {},
    });
    return [street.value, unit.value];
  };

  it.each(['12 jun Apt 4', '12 jun #4', '12 jun, Unit 4'])(
    'is that of the street as typed: %s',
    async (typed) => {
      expect(await chosen(typed)).toEqual(['12 Juniper Street', '4']);
      const building = { addressId: 'a', units: ['1', '2'] };
      expect(await chosen(typed, { building })).toEqual(['12 Juniper Street', '4']);
    },
  );

  it('is never longer than the service takes', async () => {
    const typed = `100 many doors ${'building 12 '.repeat(9)}`.trim();
    const [, unit = ''] = await chosen(typed);
    expect(unit.length).toBeGreaterThan(90);
    expect(v.is(addressFormSchema, { unitNumber: unit })).toBe(true);
  });

  it('is that of the place, where the place is a door', async () => {
    expect(await chosen('12 jun', { place: { unitValue: '9C' } })).toEqual(['12 Juniper Street', '9C']);
  });

  it('is that of the suggestion, where neither the place nor what was typed names one', async () => {
    const text = '12 Juniper Street #9C, Portland';
    expect(await chosen('12 jun', { text })).toEqual(['12 Juniper Street', '9C']);
    expect(await chosen('12 jun', { text, place: { unitValue: '#9C' } })).toEqual([
      '12 Juniper Street',
      '9C',
    ]);
    expect(await chosen('12 jun', { text, field: false })).toEqual(['12 Juniper Street #9C', '']);
    const place = { streetNumberValue: '' };
    expect(await chosen('12 jun', { text, place, field: false })).toEqual(['12 Juniper Street #9C', '']);
  });

  it.each([
    ['350 5th Ave', '5th Avenue, New York'],
    ['Calle Sol 12', 'Calle Sol, San Juan'],
    ['N6W23001 Bluemound Rd', 'Bluemound Road, Waukesha'],
    ['12 Highway 35', 'Highway 35, Austin'],
  ])('leaves %s as it was typed, where the place is only %s', async (typed, text) => {
    const place = { streetNumberValue: '', routeValue: '' };
    expect(await chosen(`${typed} Apt 4`, { text, place })).toEqual([typed, '4']);
  });

  it('takes the street of a place without a number where none was typed', async () => {
    const place = { streetNumberValue: '', routeValue: '' };
    expect(await chosen('5th Av', { text: '5th Avenue, New York', place })).toEqual(['5th Avenue', '']);
    expect(await chosen('Ash', { text: 'Ash Street, Austin', place })).toEqual(['Ash Street', '']);
  });

  it('stays in the street of a form without a field for it', async () => {
    expect(await chosen('12 jun apt 4', { field: false })).toEqual(['12 Juniper Street #4', '']);
    const place = { unitValue: '9C' };
    expect(await chosen('12 jun', { field: false, place })).toEqual(['12 Juniper Street #9C', '']);
    expect(await chosen('12 jun Bldg 2 Apt 4', { field: false })).toEqual([
      '12 Juniper Street Bldg 2 Apt 4',
      '',
    ]);
  });

  it.each([
    ['a number', { streetNumberValue: '' }],
    ['a street', { routeValue: '' }],
    ['either', { streetNumberValue: '', routeValue: '' }],
  ])('and its street stay as they are where the place has not %s', async (_about, place) => {
    expect(await chosen('12 jun apt 4', { place })).toEqual(['12 Juniper Street', '4']);
    expect(await chosen('12 juniper', { place, text: 'Juniper Street, Portland' })).toEqual([
      '12 juniper',
      '',
    ]);
  });
});

// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readField } from '../model/read-field.test-support.ts';
import { location } from './location.ts';

describe('a place', () => {
  it.each([
    [
      { lat: 30.25, lon: -97.75 },
      { lat: 30.25, lng: -97.75 },
    ],
    [
      { lat: 0, lon: 0 },
      { lat: 0, lng: 0 },
    ],
    [{ lat: 91, lon: 0 }, undefined],
    [{ lat: 0, lon: -181 }, undefined],
    [{ lat: '30', lon: 1 }, undefined],
    [{ lat: Number.NaN, lon: 1 }, undefined],
    [{ lat: 30 }, undefined],
    ['30,-97', undefined],
    [[30, -97], undefined],
  ])('%j is %j', (raw, value) => expect(readField(location('place'), raw).value).toEqual(value));

  it('is written as the CMS has it', () =>
    expect(location('place').write({ lat: 1, lng: 2 }, { add: () => {} })).toEqual({ lat: 1, lon: 2 }));
});

// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readField } from '../model/read-field.test-support.ts';
import { date } from './date.ts';

describe('a date', () => {
  it.each([
    ['2026-03-04T17:30:00.000Z', '2026-03-04T17:30:00.000Z'],
    ['2026-03-04T17:30Z', '2026-03-04T17:30:00.000Z'],
    ['2026-03-04T11:30-06:00', '2026-03-04T17:30:00.000Z'],
    ['2026-03-04T17:30', '2026-03-04T17:30:00.000Z'],
    ['2026-03-04', '2026-03-04T00:00:00.000Z'],
  ])('%s is %s', (raw, value) =>
    expect(readField(date('gfDate'), raw)).toMatchObject({ value, reasons: [] }),
  );

  it.each(['March 4', '2026-13-40', '2026-03-04T99:00Z', '04/03/2026', 7, {}, '2026-03-04T17:30:00Z<b>'])(
    'cannot be %j',
    (raw) =>
      expect(readField(date('gfDate'), raw)).toMatchObject({ usable: false, reasons: ['is not a date'] }),
  );
});

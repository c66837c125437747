// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCallTime, utcOf } from './call-time.ts';
import { zoneNames, zoneOf } from './call-zones.ts';

const at = (file: string) => resolve(import.meta.dirname, file);

/** The rows of the table: a day, a time of day, and the moment in each zone, as Python has computed it. */
const [head = '', ...lines] = readFileSync(at('call-times.test.csv'), 'utf8').trim().split('\n');
const [, , ...zones] = head.split(',');
const table = lines.flatMap((line) => {
  const [day = '', clock = '', ...moments] = line.split(',');
  return zones.map((zone, index) => ({ day, clock, zone, utc: moments[index] ?? '' }));
});

describe('the moment of a call', () => {
  it('is that of an independent table: 200 dates around both changes of two years, in every zone', () => {
    expect(new Set(table.map(({ day }) => day)).size).toBe(200);
    expect(zones).toEqual(zoneNames);
    const wrong = table.filter(({ day, clock, zone, utc }) => {
      const moment = utcOf(day, clock, zoneOf(zone));
      return moment !== utc.replace('Z', ':00.000Z');
    });
    expect(wrong).toEqual([]);
    expect(table).toHaveLength(224 * 7);
  });

  it.each(['UTC', 'America/New_York', 'America/Los_Angeles', 'America/Phoenix', 'Pacific/Honolulu'])(
    'is the same on a machine whose own clock is that of %s',
    (zone) => {
      const said = execFileSync(
        process.execPath,
        ['--conditions=@skein/source', at('../../testing/call-times-here.ts'), at('call-times.test.csv')],
        { env: { ...process.env, TZ: zone }, encoding: 'utf8' },
      );
      expect(JSON.parse(said)).toEqual({ zone, rows: 224 * 7, wrong: [] });
    },
  );

  it.each([
    [
      'a time that clocks skip is moved on by the hour that they skip',
      '2026-03-08',
      '02:30',
      '2026-03-08T10:30:00.000Z',
    ],
    [
      'of a time that clocks show twice the first is meant',
      '2026-11-01',
      '01:30',
      '2026-11-01T08:30:00.000Z',
    ],
  ])('%s', (_, day, clock, utc) => {
    expect(utcOf(day, clock, 'America/Los_Angeles')).toBe(utc);
  });

  it.each([
    ['2026-02-30', '09:00'],
    ['tomorrow', '09:00'],
    ['2026-11-24', '25:00'],
  ])('is none for %s at %s', (day, clock) => {
    expect(() => utcOf(day, clock, 'America/Denver')).toThrow();
  });
});

describe('a time of a list', () => {
  it.each([
    ['09:00|9:00 to 9:30 AM', { clock: '09:00', label: '9:00 to 9:30 AM' }],
    [' 09:00 | nine | sharp ', { clock: '09:00', label: 'nine | sharp' }],
    ['23:59', { clock: '23:59', label: '23:59' }],
    ['9:00|nine', undefined],
    ['24:00|midnight', undefined],
    ['', undefined],
  ])('%j is %j', (value, time) => {
    expect(readCallTime(value)).toEqual(time);
  });
});

// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemOfMoment, readableDay, sameClock, utcOf } from './call-time.ts';
import {
  callWindow,
  closedWeekdays,
  isClosed,
  isDay,
  isInWindow,
  isWeekend,
  offeredDays,
  widestWindow,
} from './call-window.ts';
import { knownZone, namedZones, zoneNames, zoneOf } from './call-zones.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const zone = fc.constantFrom(...namedZones, 'Pacific/Guam', 'UTC');
const nowMs = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2032, 0, 1) });

/** Returns the day in a zone, computed in a different way than in the tested code. */
function todayOnTheWall(timeZone: string, now: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
    .formatToParts(now)
    .map(({ type, value }) => [type, Number(value)] as const);
  const { year = 0, month = 0, day = 0 } = Object.fromEntries(parts);
  return Date.UTC(year, month - 1, day);
}

describe('the days that are offered', () => {
  it('are exactly the weekdays from tomorrow to the twenty-ninth day, whatever the zone and the hour', () => {
    fc.assert(
      fc.property(zone, nowMs, (name, now) => {
        const today = todayOnTheWall(name, now);
        const expected = Array.from({ length: 45 }, (_, index) => index - 8)
          .filter((after) => after >= 1 && after <= 29)
          .map((after) => new Date(today + after * DAY_MS))
          .filter((day) => day.getUTCDay() >= 1 && day.getUTCDay() <= 5)
          .map((day) => day.toISOString().slice(0, 10));
        expect(offeredDays(name, now)).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });

  it('are those that the rules take, and no others', () => {
    fc.assert(
      fc.property(zone, nowMs, fc.integer({ min: -40, max: 40 }), (name, now, after) => {
        const day = new Date(todayOnTheWall(name, now) + after * DAY_MS).toISOString().slice(0, 10);
        const taken = isInWindow(day, callWindow(name, now)) && !isWeekend(day);
        expect(taken).toBe(offeredDays(name, now).includes(day));
      }),
      { numRuns: 500 },
    );
  });

  it('leave out closed days, of one year or of every year', () => {
    const now = Date.UTC(2026, 10, 30, 17);
    const closed = ['2026-12-24', '12-25', '2027-12-23'];
    const offered = offeredDays('America/Chicago', now, closed);
    expect(offered).toHaveLength(offeredDays('America/Chicago', now).length - 2);
    expect(offered.some((day) => isClosed(day, closed))).toBe(false);
    expect(closedWeekdays('America/Chicago', now, closed)).toEqual(['2026-12-24', '2026-12-25']);
  });

  it('begin on another day where it is another day', () => {
    // It is Sunday evening in Hawaii, and Monday in Guam.
    const now = Date.UTC(2026, 10, 23, 5);
    expect(callWindow('Pacific/Honolulu', now).first).toBe('2026-11-23');
    expect(callWindow('Pacific/Guam', now).first).toBe('2026-11-24');
    expect(widestWindow(['Pacific/Honolulu', 'Pacific/Guam'], now)).toEqual({
      first: '2026-11-23',
      last: '2026-12-22',
    });
  });
});

describe('a moment of which nobody says the zone', () => {
  it('is right if some zone has it on a weekday of its window', () => {
    fc.assert(
      fc.property(
        zone,
        nowMs,
        fc.integer({ min: 0, max: 20 }),
        fc.constantFrom('00:00', '09:00', '23:30'),
        (name, now, index, clock) => {
          const days = offeredDays(name, now);
          const day = days[index % days.length] ?? '';
          expect(problemOfMoment(utcOf(day, clock, name), [name], now)).toBeUndefined();
          expect(problemOfMoment(utcOf(day, clock, name), [...namedZones, name], now)).toBeUndefined();
        },
      ),
    );
  });

  it.each([
    ['2026-11-22T17:00:00.000Z', 'dateOutOfWindow'],
    ['2026-11-23T17:00:00.000Z', undefined],
    ['2026-11-28T17:00:00.000Z', 'dateIsWeekend'],
    // Saturday, 8:00 UTC, is still Friday night in Hawaii.
    ['2026-11-28T08:00:00.000Z', undefined],
    ['2026-12-21T17:00:00.000Z', undefined],
    ['2026-12-22T17:00:00.000Z', 'dateOutOfWindow'],
    ['1999-01-01T00:00:00.000Z', 'dateOutOfWindow'],
  ])('%s: %s', (utc, problem) => {
    expect(problemOfMoment(utc, namedZones, Date.UTC(2026, 10, 22, 18))).toBe(problem);
  });
});

describe('zones', () => {
  it('are known by their short names and by IANA’s', () => {
    expect(zoneNames.map(knownZone)).toEqual(namedZones);
    expect([knownZone(' pst '), knownZone('Pacific/Guam')]).toEqual(['America/Los_Angeles', 'Pacific/Guam']);
  });

  it.each(['', 'XYZ', '+05:00', 'Mars/Olympus', '__proto__', 'constructor'])(
    '%j counts as Eastern',
    (name) => {
      expect(knownZone(name)).toBeUndefined();
      expect(zoneOf(name)).toBe('America/New_York');
    },
  );

  it('show the same when they do so in winter and in summer', () => {
    const now = Date.UTC(2026, 10, 22);
    expect(sameClock('America/Detroit', 'America/New_York', now)).toBe(true);
    expect(sameClock('America/Phoenix', 'America/Denver', now)).toBe(false);
    expect(sameClock('America/Phoenix', 'America/Los_Angeles', now)).toBe(false);
  });
});

describe('a day', () => {
  it.each([
    ['2026-11-24', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-11-24T10:00', false],
    ['24/11/2026', false],
    ['', false],
  ])('%j: %s', (text, is) => {
    expect(isDay(text)).toBe(is);
  });

  it.each([
    ['en', 'Tuesday, November 24, 2026'],
    ['es', 'martes, 24 de noviembre de 2026'],
  ] as const)('reads in %s: %s', (language, words) => {
    expect(readableDay('2026-11-24', `${language}-US`)).toBe(words);
  });
});

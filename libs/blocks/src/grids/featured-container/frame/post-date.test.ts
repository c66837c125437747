// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { postDate, postDateTime } from './post-date.ts';

describe('the date of a post', () => {
  it.each([
    ['2026-03-04T17:30:00.000Z', 'Wednesday, March 4 @ 5:30 PM', 'miércoles, 4 de marzo, 5:30 p. m.'],
    ['2026-01-01T00:05:00.000Z', 'Thursday, January 1 @ 12:05 AM', 'jueves, 1 de enero, 12:05 a. m.'],
    [
      '2025-12-31T23:59:59.000Z',
      'Wednesday, December 31 @ 11:59 PM',
      'miércoles, 31 de diciembre, 11:59 p. m.',
    ],
  ])('of %s is said in UTC, whatever the zone of the machine', (moment, english, spanish) => {
    expect([postDate(moment, 'en-US'), postDate(moment, 'es-US')]).toEqual([english, spanish]);
  });

  it.each([
    ['en-US', 'Wednesday, November 18'],
    ['es-US', 'miércoles, 18 de noviembre'],
  ] as const)('that was given as a day has no time, in %s', (tag, day) => {
    expect(postDate('2026-11-18T00:00:00.000Z', tag)).toBe(day);
    expect(postDateTime('2026-11-18T00:00:00.000Z')).toBe('2026-11-18');
    expect(postDateTime('2026-03-04T17:30:00.000Z')).toBe('2026-03-04T17:30:00.000Z');
  });

  it('says at nowhere', () => {
    expect(postDate('2026-03-07T15:00:00.000Z', 'en-US')).toBe('Saturday, March 7 @ 3:00 PM');
  });
});

// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { openingWords, stateWords, timeWord } from './hour-words.ts';
import { dayRanges, openingState, readDay, readHours, type HoursAsWritten } from './opening-hours.ts';

const written: HoursAsWritten = {
  daysOpen: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  opens: '10:00',
  closes: '19:00',
  timeZone: 'America/Chicago',
};
function hours(more: Partial<HoursAsWritten> = {}) {
  const read = readHours({ ...written, ...more });
  if (read === undefined) throw new Error('hours can be read');
  return read;
}
const at = (utc: string, more: Partial<HoursAsWritten> = {}) => openingState(hours(more), new Date(utc));

describe('openingState', () => {
  // Friday, June 12, 2026. Chicago is five hours behind UTC in summer, and six hours in winter.
  it.each([
    ['a minute before it opens', '2026-06-12T14:59:00Z', false],
    ['when it opens', '2026-06-12T15:00:00Z', true],
    ['a minute before it closes', '2026-06-12T23:59:00Z', true],
    ['when it closes', '2026-06-13T00:00:00Z', false],
    ['on Saturday', '2026-06-13T16:00:00Z', true],
    ['on Sunday', '2026-06-14T16:00:00Z', false],
    ['in winter, when it opens', '2026-01-12T16:00:00Z', true],
    ['in winter, at the hour at which it opens in summer', '2026-01-12T15:30:00Z', false],
    ['on the day on which clocks go forward, a Sunday, and the day after', '2026-03-09T15:00:00Z', true],
  ])('is decided by the clock of the city: %s', (_when, utc, open) => expect(at(utc).open).toBe(open));

  it('does not follow the visitor: the same moment is open in one city and closed in another', () => {
    const moment = '2026-06-12T16:30:00Z';
    expect(at(moment).open).toBe(true);
    expect(at(moment, { timeZone: 'America/Los_Angeles' }).open).toBe(false);
    // Phoenix has no daylight saving time.
    expect(at(moment, { timeZone: 'America/Phoenix' })).toEqual({
      open: false,
      opens: 600,
      day: 'Friday',
      inDays: 0,
    });
  });

  it.each([
    [
      'before it opens',
      '2026-06-12T10:00:00Z',
      'Closed. Opens today at 10 AM',
      'Cerrado. Abre hoy a las 10 a. m.',
    ],
    [
      'in the evening',
      '2026-06-13T01:00:00Z',
      'Closed. Opens tomorrow at 10 AM',
      'Cerrado. Abre mañana a las 10 a. m.',
    ],
    [
      'on Saturday evening',
      '2026-06-14T01:00:00Z',
      'Closed. Opens on Monday at 10 AM',
      'Cerrado. Abre el lunes a las 10 a. m.',
    ],
    ['while it is open', '2026-06-12T16:00:00Z', 'Open now, until 7 PM', 'Abierto ahora, hasta las 7 p. m.'],
  ])('says until or from when: %s', (_when, utc, english, spanish) => {
    const plain = (words: string) => words.replaceAll('\u00a0', ' ');
    expect(
      plain(
        stateWords(
          at(utc),
          openingWords(({ en }) => en, 'en-US'),
        ),
      ),
    ).toBe(english);
    expect(
      plain(
        stateWords(
          at(utc),
          openingWords(({ es }) => es, 'es-US'),
        ),
      ),
    ).toBe(spanish);
  });

  it.each([
    ['13:00', '19:00', '2026-06-12T10:00:00Z', 'Cerrado. Abre hoy a la 1 p. m.'],
    ['13:30', '19:00', '2026-06-12T10:00:00Z', 'Cerrado. Abre hoy a la 1:30 p. m.'],
    ['01:00', '13:00', '2026-06-12T16:00:00Z', 'Abierto ahora, hasta la 1 p. m.'],
    ['11:00', '19:00', '2026-06-12T10:00:00Z', 'Cerrado. Abre hoy a las 11 a. m.'],
    ['09:00', '12:00', '2026-06-12T16:00:00Z', 'Abierto ahora, hasta las 12 p. m.'],
  ])('says one o’clock in the singular in Spanish: from %s to %s', (opens, closes, utc, spanish) => {
    const words = openingWords(({ es }) => es, 'es-US');
    expect(stateWords(at(utc, { opens, closes }), words).replaceAll('\u00a0', ' ')).toBe(spanish);
  });

  it('finds the next day of a shop that opens once a week', () => {
    expect(at('2026-06-15T16:00:00Z', { daysOpen: ['sunday '] })).toMatchObject({ day: 'Sunday', inDays: 6 });
    expect(at('2026-06-14T23:59:59Z', { daysOpen: ['Sunday'], closes: '12:00' })).toMatchObject({
      inDays: 7,
    });
  });
});

describe('readHours', () => {
  it.each([
    ['a zone that is none', { timeZone: 'America/Chicag' }],
    ['no day', { daysOpen: [] }],
    ['days that are none', { daysOpen: ['Holiday', 'M', ''] }],
    ['a time that is none', { opens: '25:00' }],
    ['a time after midnight', { closes: '24:30' }],
    ['words', { closes: 'late' }],
    ['a shop that closes before it opens', { opens: '19:00', closes: '10:00' }],
  ])('claims nothing with %s', (_what, more) => expect(readHours({ ...written, ...more })).toBeUndefined());
});

describe('readDay', () => {
  it.each([
    ['Monday', ['Monday', 'mon', 'Mon.', 'MO', 'Mondays', 'lunes', 'lun.', 'Lu']],
    ['Tuesday', ['tues', 'Tue', 'martes', 'mar']],
    ['Wednesday', ['Wed.', 'miércoles', 'Miercoles', 'mié']],
    ['Thursday', ['Thurs', 'thu', 'jueves', 'jue']],
    ['Friday', ['fri', 'viernes', 'vie.']],
    ['Saturday', ['sat', 'sábado', 'Sábados', 'sab']],
    ['Sunday', [' sunday ', 'sun', 'domingo', 'Dom']],
  ])('reads %s in English and Spanish, written out or short', (day, words) =>
    expect(words.map(readDay)).toEqual(words.map(() => day)),
  );

  it.each(['', 'M', 'Mon-Fri', 'Monda y', 'Holiday', 'mondayss'])('reads no day in “%s”', (word) =>
    expect(readDay(word)).toBeUndefined(),
  );
});

it('knows whether it has all days', () => {
  expect(hours({ daysOpen: ['Mon', 'martes'] })).toMatchObject({
    days: ['Monday', 'Tuesday'],
    hasAllDays: true,
  });
  expect(hours({ daysOpen: ['Mon', 'Toosday'] })).toMatchObject({ days: ['Monday'], hasAllDays: false });
});

it('is open until midnight', () => expect(hours({ closes: '24:00' }).closes).toBe(1440));

describe('dayRanges', () => {
  it('joins days that follow each other', () => {
    expect(dayRanges(hours().days)).toEqual([['Monday', 'Saturday']]);
    expect(dayRanges(['Monday', 'Wednesday', 'Thursday'])).toEqual([
      ['Monday', 'Monday'],
      ['Wednesday', 'Thursday'],
    ]);
  });
});

it('writes minutes only where there are some', () => {
  expect(timeWord(570, 'en-US')).toBe('9:30\u00a0AM');
  expect(timeWord(1020, 'en-US')).toBe('5\u00a0PM');
  expect(timeWord(1020, 'es-US')).toBe('5\u00a0p.\u00a0m.');
});

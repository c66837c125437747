import {
  fromDate,
  parseDate,
  parseTime,
  toCalendarDate,
  toCalendarDateTime,
  toTimeZone,
} from '@internationalized/date';
import { callWindow, isClosed, isInWindow, isWeekend, type ClosedDays } from './call-window.ts';

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/u;

/** A time of day and its label. In the content, both are one text: `HH:MM|label`. */
export interface CallTime {
  /** Time of day: `HH:MM`. */
  readonly clock: string;
  readonly label: string;
}

/** Parses `HH:MM|label`, or returns undefined. If there is no label, the time is the label. */
export function readCallTime(value: string): CallTime | undefined {
  const [clock = '', ...rest] = value.split('|');
  const label = rest.join('|').trim();
  return CLOCK.test(clock.trim()) ? { clock: clock.trim(), label: label || clock.trim() } : undefined;
}

/**
 * Returns the moment at which a clock in a zone shows this time. If a change of clocks skips the time, the
 * result is later by the skipped span. If the clock shows the time twice, returns the first moment.
 * @param day `YYYY-MM-DD`
 * @param clock `HH:MM`
 * @returns `2026-11-24T17:00:00.000Z`
 * @throws Error for a day or time that does not exist
 */
export const utcOf = (day: string, clock: string, zone: string): string =>
  toCalendarDateTime(parseDate(day), parseTime(clock)).toDate(zone, 'compatible').toISOString();

const dayIn = (zone: string, utc: string): string => toCalendarDate(fromDate(new Date(utc), zone)).toString();

export type CallTimeProblem = 'dateOutOfWindow' | 'dateIsWeekend' | 'dateIsClosed';

/**
 * Returns the problem with the time of a call for a visitor whose zone is unknown. Returns undefined if the time is on
 * a bookable weekday, and not on a closed day, in at least one of the zones.
 */
export function problemOfMoment(
  utc: string,
  zones: readonly string[],
  nowMs: number,
  closed: ClosedDays = [],
): CallTimeProblem | undefined {
  const within = zones.filter((zone) => isInWindow(dayIn(zone, utc), callWindow(zone, nowMs)));
  if (within.length === 0) return 'dateOutOfWindow';
  const weekdays = within.map((zone) => dayIn(zone, utc)).filter((day) => !isWeekend(day));
  if (weekdays.length === 0) return 'dateIsWeekend';
  return weekdays.every((day) => isClosed(day, closed)) ? 'dateIsClosed' : undefined;
}

/** Formats a day as `Tuesday, November 24, 2026`, in the language of `tag`. @param day `YYYY-MM-DD` */
export function readableDay(day: string, tag: string): string {
  const format = new Intl.DateTimeFormat(tag, {
    dateStyle: 'full',
    timeZone: 'UTC',
  });
  return format.format(parseDate(day).toDate('UTC'));
}

/** Formats a day as `Tue, Nov 24`. */
export function shortDay(day: string, tag: string): string {
  const format = new Intl.DateTimeFormat(tag, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(parseDate(day).toDate('UTC'));
}

/** Whether the clocks of two zones show the same time in winter and in summer. */
export function sameClock(one: string, other: string, nowMs: number): boolean {
  const year = new Date(nowMs).getUTCFullYear();
  return ['01-15', '07-15'].every((day) => {
    const noon = fromDate(new Date(`${year}-${day}T12:00:00Z`), one);
    return noon.offset === toTimeZone(noon, other).offset;
  });
}

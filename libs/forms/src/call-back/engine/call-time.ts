import {
  fromDate,
  parseDate,
  parseTime,
  toCalendarDate,
  toCalendarDateTime,
  toTimeZone,
} from '@internationalized/date';
import { callWindow, isInWindow, isWeekend } from './call-window.ts';

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/u;

/** A time as contents write it, `HH:MM|label`: the time of day, and what it is called. */
export interface CallTime {
  /** `HH:MM`. */
  readonly clock: string;
  readonly label: string;
}

/** Reads `HH:MM|label`; without a label the time stands for itself. Undefined for anything else. */
export function readCallTime(value: string): CallTime | undefined {
  const [clock = '', ...rest] = value.split('|');
  const label = rest.join('|').trim();
  return CLOCK.test(clock.trim()) ? { clock: clock.trim(), label: label || clock.trim() } : undefined;
}

/**
 * The moment that a clock in a zone shows this. On the day on which clocks change, a time that they skip is moved on by
 * what they skip, and of one that they show twice the first is meant.
 * @param day `YYYY-MM-DD`
 * @param clock `HH:MM`
 * @returns `2026-11-24T17:00:00.000Z`
 * @throws Error for a day or a time that there is not
 */
export const utcOf = (day: string, clock: string, zone: string): string =>
  toCalendarDateTime(parseDate(day), parseTime(clock)).toDate(zone, 'compatible').toISOString();

/** The day that a calendar in a zone shows at a moment. */
const dayIn = (zone: string, utc: string): string => toCalendarDate(fromDate(new Date(utc), zone)).toString();

export type CallTimeProblem = 'dateOutOfWindow' | 'dateIsWeekend';

/**
 * What is wrong with a moment, where nobody says in which zone it was chosen: it is right if it is a weekday within the
 * window in one of them.
 */
export function problemOfMoment(
  utc: string,
  zones: readonly string[],
  nowMs: number,
): CallTimeProblem | undefined {
  const within = zones.filter((zone) => isInWindow(dayIn(zone, utc), callWindow(zone, nowMs)));
  if (within.length === 0) return 'dateOutOfWindow';
  return within.every((zone) => isWeekend(dayIn(zone, utc))) ? 'dateIsWeekend' : undefined;
}

/** `Tuesday, November 24, 2026`, in the words of a language. @param day `YYYY-MM-DD` */
export function readableDay(day: string, tag: string): string {
  const format = new Intl.DateTimeFormat(tag, {
    dateStyle: 'full',
    timeZone: 'UTC',
  });
  return format.format(parseDate(day).toDate('UTC'));
}

/** `Nov 24`, for a range of days. */
export function shortDay(day: string, tag: string): string {
  const format = new Intl.DateTimeFormat(tag, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(parseDate(day).toDate('UTC'));
}

/** Whether two zones show the same on their clocks, in winter and in summer. */
export function sameClock(one: string, other: string, nowMs: number): boolean {
  const year = new Date(nowMs).getUTCFullYear();
  return ['01-15', '07-15'].every((day) => {
    const noon = fromDate(new Date(`${year}-${day}T12:00:00Z`), one);
    return noon.offset === toTimeZone(noon, other).offset;
  });
}

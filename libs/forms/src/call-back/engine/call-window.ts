import { fromDate, parseDate, toCalendarDate, type CalendarDate } from '@internationalized/date';

/** First and last day that visitors can book, in days from today. */
const FIRST_DAY = 1;
const LAST_DAY = 29;

/** The first and the last day that visitors can book, as `YYYY-MM-DD`. */
export interface CallWindow {
  readonly first: string;
  readonly last: string;
}

const todayIn = (zone: string, nowMs: number): CalendarDate =>
  toCalendarDate(fromDate(new Date(nowMs), zone));

/**
 * Returns the first and the last day that visitors can book in a zone: tomorrow and the 29th day from today, by the
 * zone's calendar.
 */
export function callWindow(zone: string, nowMs: number): CallWindow {
  const today = todayIn(zone, nowMs);
  return {
    first: today.add({ days: FIRST_DAY }).toString(),
    last: today.add({ days: LAST_DAY }).toString(),
  };
}

/** Returns the smallest window that contains the windows of all zones. */
export function widestWindow(zones: readonly string[], nowMs: number): CallWindow {
  const windows = zones.map((zone) => callWindow(zone, nowMs));
  const days = (side: keyof CallWindow) => windows.map((window) => window[side]).toSorted();
  return { first: days('first')[0] ?? '', last: days('last').at(-1) ?? '' };
}

/** Whether a text is an existing day in the format `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  try {
    return parseDate(text).toString() === text;
  } catch {
    return false;
  }
}

/** Whether a day is in a window. Days in this format can be compared as texts. */
export const isInWindow = (day: string, { first, last }: CallWindow): boolean => day >= first && day <= last;

export function isWeekend(day: string): boolean {
  const { year, month, day: date } = parseDate(day);
  return [0, 6].includes(new Date(Date.UTC(year, month - 1, date)).getUTCDay());
}

/** Days on which nobody calls: `YYYY-MM-DD`, or `MM-DD` for a day of every year. */
export type ClosedDays = readonly string[];

export const isClosed = (day: string, closed: ClosedDays): boolean =>
  closed.includes(day) || closed.includes(day.slice('YYYY-'.length));

function weekdaysOf(zone: string, nowMs: number): readonly string[] {
  const today = todayIn(zone, nowMs);
  const days = Array.from({ length: LAST_DAY }, (_, index) =>
    today.add({ days: FIRST_DAY + index }).toString(),
  );
  return days.filter((day) => !isWeekend(day));
}

/** Returns every day that visitors can book in a zone: the weekdays in the zone's window that are not closed. */
export const offeredDays = (zone: string, nowMs: number, closed: ClosedDays = []): readonly string[] =>
  weekdaysOf(zone, nowMs).filter((day) => !isClosed(day, closed));

/** Returns the weekdays in a zone's window that are closed. */
export const closedWeekdays = (zone: string, nowMs: number, closed: ClosedDays): readonly string[] =>
  weekdaysOf(zone, nowMs).filter((day) => isClosed(day, closed));

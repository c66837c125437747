import { fromDate, parseDate, toCalendarDate, type CalendarDate } from '@internationalized/date';

/** First and last day that can be booked, in days from today. */
const FIRST_DAY = 1;
const LAST_DAY = 29;

/** Days as `YYYY-MM-DD`, both included. */
export interface CallWindow {
  readonly first: string;
  readonly last: string;
}

const todayIn = (zone: string, nowMs: number): CalendarDate =>
  toCalendarDate(fromDate(new Date(nowMs), zone));

/**
 * Returns the days that can be booked in a zone: from tomorrow to the twenty-ninth day, by that zone's
 * calendar.
 */
export function callWindow(zone: string, nowMs: number): CallWindow {
  const today = todayIn(zone, nowMs);
  return {
    first: today.add({ days: FIRST_DAY }).toString(),
    last: today.add({ days: LAST_DAY }).toString(),
  };
}

/** Returns a window that contains the windows of all zones. */
export function widestWindow(zones: readonly string[], nowMs: number): CallWindow {
  const windows = zones.map((zone) => callWindow(zone, nowMs));
  const days = (side: keyof CallWindow) => windows.map((window) => window[side]).toSorted();
  return { first: days('first')[0] ?? '', last: days('last').at(-1) ?? '' };
}

/** Whether a text is a day that exists, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  try {
    return parseDate(text).toString() === text;
  } catch {
    return false;
  }
}

/** Whether a day is in a window. It compares texts, because dates in this format sort in order. */
export const isInWindow = (day: string, { first, last }: CallWindow): boolean => day >= first && day <= last;

export function isWeekend(day: string): boolean {
  const { year, month, day: date } = parseDate(day);
  return [0, 6].includes(new Date(Date.UTC(year, month - 1, date)).getUTCDay());
}

/** Returns every day that can be booked in a zone: the weekdays of its window. */
export function offeredDays(zone: string, nowMs: number): readonly string[] {
  const today = todayIn(zone, nowMs);
  const days = Array.from({ length: LAST_DAY }, (_, index) =>
    today.add({ days: FIRST_DAY + index }).toString(),
  );
  return days.filter((day) => !isWeekend(day));
}

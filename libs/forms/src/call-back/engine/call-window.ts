import { fromDate, parseDate, toCalendarDate, type CalendarDate } from '@internationalized/date';

/** First and last day that can be booked, counted from today. */
const FIRST_DAY = 1;
const LAST_DAY = 29;

/** Days as `YYYY-MM-DD`, both included. */
export interface CallWindow {
  readonly first: string;
  readonly last: string;
}

const todayIn = (zone: string, nowMs: number): CalendarDate =>
  toCalendarDate(fromDate(new Date(nowMs), zone));

/** The days that can be booked in a zone: from tomorrow to the twenty-ninth day, as its calendar counts them. */
export function callWindow(zone: string, nowMs: number): CallWindow {
  const today = todayIn(zone, nowMs);
  return {
    first: today.add({ days: FIRST_DAY }).toString(),
    last: today.add({ days: LAST_DAY }).toString(),
  };
}

/** A window that holds those of all zones. */
export function widestWindow(zones: readonly string[], nowMs: number): CallWindow {
  const windows = zones.map((zone) => callWindow(zone, nowMs));
  const days = (side: keyof CallWindow) => windows.map((window) => window[side]).toSorted();
  return { first: days('first')[0] ?? '', last: days('last').at(-1) ?? '' };
}

/** Whether there is such a day. */
export function isDay(text: string): boolean {
  try {
    return parseDate(text).toString() === text;
  } catch {
    return false;
  }
}

/** Dates in this form sort as they follow each other. */
export const isInWindow = (day: string, { first, last }: CallWindow): boolean => day >= first && day <= last;

export function isWeekend(day: string): boolean {
  const { year, month, day: date } = parseDate(day);
  return [0, 6].includes(new Date(Date.UTC(year, month - 1, date)).getUTCDay());
}

/** Every day that can be booked in a zone: the weekdays of its window. */
export function offeredDays(zone: string, nowMs: number): readonly string[] {
  const today = todayIn(zone, nowMs);
  const days = Array.from({ length: LAST_DAY }, (_, index) =>
    today.add({ days: FIRST_DAY + index }).toString(),
  );
  return days.filter((day) => !isWeekend(day));
}

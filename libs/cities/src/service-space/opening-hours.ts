import { WEEKDAYS, type Weekday } from '../catalogue/city.ts';

export interface OpeningHours {
  readonly days: readonly Weekday[];
  /** Whether all days in the content are readable. If not, the shop may also be open on days outside `days`. */
  readonly hasAllDays: boolean;
  /** Minutes after midnight, in the time of `timeZone`. */
  readonly opens: number;
  readonly closes: number;
  /** IANA name of the shop's time zone. */
  readonly timeZone: string;
}

export interface HoursAsWritten {
  readonly daysOpen: readonly string[];
  readonly opens: string;
  readonly closes: string;
  readonly timeZone: string;
}

/** Matches times of day from 0:00 to 24:00. */
export const CLOCK = /^(?:(?:[01]?\d|2[0-3]):[0-5]\d|24:00)$/;

/** Returns the minutes after midnight of a time such as `9:30`, or undefined if the text is no time. */
export function minutesOf(clock: string): number | undefined {
  if (!CLOCK.test(clock.trim())) return undefined;
  const [hours, minutes] = clock.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** English and Spanish names of the days, without accents, in the order of `WEEKDAYS`. */
const DAY_NAMES = [
  ['monday', 'lunes'],
  ['tuesday', 'martes'],
  ['wednesday', 'miercoles'],
  ['thursday', 'jueves'],
  ['friday', 'viernes'],
  ['saturday', 'sabado'],
  ['sunday', 'domingo'],
] as const;

/**
 * Returns the day that a word names, in English or Spanish: `Tuesday`, `Tues.`, `Tu`, `Tuesdays`, `martes`. The first
 * two letters of a name are enough, because they belong to one day only. Returns undefined for all other words.
 */
export function readDay(word: string): Weekday | undefined {
  const plain = word
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|\.$/gu, '');
  const isNamed = (name: string) => (plain.length >= 2 && name.startsWith(plain)) || plain === `${name}s`;
  return WEEKDAYS[DAY_NAMES.findIndex((names) => names.some(isNamed))];
}

function isZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads opening hours from content. Returns undefined if the hours are impossible, so that the page shows no wrong
 * hours.
 */
export function readHours({ daysOpen, opens, closes, timeZone }: HoursAsWritten): OpeningHours | undefined {
  const read = daysOpen.map(readDay);
  const days = WEEKDAYS.filter((day) => read.includes(day));
  const [from, to] = [minutesOf(opens), minutesOf(closes)];
  if (days.length === 0 || from === undefined || to === undefined || from >= to || !isZone(timeZone))
    return undefined;
  return { days, hasAllDays: !read.includes(undefined), opens: from, closes: to, timeZone };
}

/** Returns the shop's local weekday and time. */
function wallClock(timeZone: string, now: Date): { readonly day: number; readonly minutes: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (kind: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === kind)?.value ?? '';
  return {
    day: WEEKDAYS.findIndex((day) => day === part('weekday')),
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** Whether a shop is open. `inDays` counts days in the shop's time zone, not the visitor's. */
export type OpeningState =
  | { readonly open: true; readonly closes: number }
  | { readonly open: false; readonly opens: number; readonly day: Weekday; readonly inDays: number };

/**
 * Returns whether a shop is open, and the time at which it closes or opens next. The shop is open at the
 * opening minute, and closed at the closing minute.
 */
export function openingState({ days, opens, closes, timeZone }: OpeningHours, now: Date): OpeningState {
  const { day, minutes } = wallClock(timeZone, now);
  const isOpenOn = (ahead: number) => {
    const name = WEEKDAYS[(day + ahead) % 7];
    return name !== undefined && days.includes(name) ? name : undefined;
  };
  if (isOpenOn(0) !== undefined && minutes >= opens && minutes < closes) return { open: true, closes };
  for (let inDays = minutes < opens ? 0 : 1; inDays <= 7; inDays++) {
    const name = isOpenOn(inDays);
    if (name !== undefined) return { open: false, opens, day: name, inDays };
  }
  // Never reached, because at least one day is open.
  return { open: false, opens, day: 'Monday', inDays: 7 };
}

/** Returns ranges of successive days, each as its first and last day. Monday to Saturday is one range. */
export function dayRanges(days: readonly Weekday[]): readonly (readonly [Weekday, Weekday])[] {
  const ranges: [Weekday, Weekday][] = [];
  for (const [place, day] of WEEKDAYS.entries()) {
    if (!days.includes(day)) continue;
    const last = ranges.at(-1);
    if (last && WEEKDAYS.indexOf(last[1]) === place - 1) last[1] = day;
    else ranges.push([day, day]);
  }
  return ranges;
}

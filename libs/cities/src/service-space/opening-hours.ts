import { WEEKDAYS, type Weekday } from '../catalogue/city.ts';

export interface OpeningHours {
  readonly days: readonly Weekday[];
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

const CLOCK = /^([01]?\d|2[0-4]):([0-5]\d)$/;

function minutesOf(clock: string): number | undefined {
  const [, hours, minutes] = CLOCK.exec(clock.trim()) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
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
  const words = daysOpen.map((day) => day.trim().toLowerCase());
  const days = WEEKDAYS.filter((day) => words.includes(day.toLowerCase()));
  const [from, to] = [minutesOf(opens), minutesOf(closes)];
  if (days.length === 0 || from === undefined || to === undefined || from >= to || !isZone(timeZone))
    return undefined;
  return { days, opens: from, closes: to, timeZone };
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

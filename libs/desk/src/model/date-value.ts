/** A date of the CMS in its parts: `2026-11-29`, `2026-11-29T08:30`, `2026-11-29T08:30:00.000+01:00`. */
export interface DateValue {
  readonly day: string;
  /** Hours and minutes; empty: the whole day. */
  readonly time: string;
  /** Seconds and the time zone, which stay as they are. */
  readonly rest: string;
}

const DATE = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)((?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?))?$/;

/** Reads a date. Returns undefined for a text that is none. */
export function readDate(text: string): DateValue | undefined {
  if (text === '') return { day: '', time: '', rest: '' };
  const [, day, time = '', rest = ''] = DATE.exec(text) ?? [];
  return day === undefined ? undefined : { day, time, rest };
}

/** Writes a date. Without a day, there is none. */
export const writeDate = ({ day, time, rest }: DateValue): string =>
  day === '' || time === '' ? day : `${day}T${time}${rest}`;

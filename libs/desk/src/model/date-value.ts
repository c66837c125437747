/** A date of the CMS in its parts: `2026-11-29`, `2026-11-29T08:30`, `2026-11-29T08:30:00.000+01:00`. */
export interface DateValue {
  readonly day: string;
  /** Hours and minutes, such as `08:30`. Empty for a whole day. */
  readonly time: string;
  /** Seconds and time zone as the CMS has them, such as `:00.000+01:00`. The desk does not change them. */
  readonly rest: string;
}

const DATE = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)((?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?))?$/;

/** Returns the parts of a date, or undefined if the text is not a date. An empty text gives empty parts. */
export function readDate(text: string): DateValue | undefined {
  if (text === '') return { day: '', time: '', rest: '' };
  const [, day, time = '', rest = ''] = DATE.exec(text) ?? [];
  return day === undefined ? undefined : { day, time, rest };
}

/** Returns a date of the CMS. Returns an empty text if there is no day. */
export const writeDate = ({ day, time, rest }: DateValue): string =>
  day === '' || time === '' ? day : `${day}T${time}${rest}`;

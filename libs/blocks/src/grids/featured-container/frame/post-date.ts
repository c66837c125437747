/** A date without a time is read as midnight. */
const DAY_ALONE = /T00:00:00\.000Z$/;

/** For machines: the moment, or the day alone. */
export const postDateTime = (moment: string): string => moment.replace(DAY_ALONE, '');

/**
 * When a post appeared: weekday, month, day and time in UTC, with @ where a sentence says “at”; no time
 * where only the day was given.
 * @param moment ISO, as `2026-03-04T17:30:00.000Z`
 * @param tag BCP 47
 */
export function postDate(moment: string, tag: string): string {
  const at = new Date(moment);
  const say = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(at);
  const day = say({ weekday: 'long', month: 'long', day: 'numeric' });
  if (DAY_ALONE.test(moment)) return day;
  // Some versions of the language data set a narrow blank before PM, others a plain one.
  const time = say({ hour: 'numeric', minute: '2-digit' }).replaceAll(/\s/gu, ' ');
  return `${day} @ ${time}`;
}

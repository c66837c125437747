import { shippedLanguage } from '@skein/ui';

/** Matches midnight. In content, midnight means a day without a time. */
const DAY_ALONE = /T00:00:00\.000Z$/;

/** Returns the value of a `datetime` attribute: date and time, or only the date if the time is midnight. */
export const postDateTime = (moment: string): string => moment.replace(DAY_ALONE, '');

/**
 * Returns the date of a post: weekday, month, day and time in UTC. An @ separates day and time in English, a comma in
 * Spanish. If content sets only the day, the time is left out.
 * @param moment ISO 8601, such as `2026-03-04T17:30:00.000Z`
 * @param tag BCP 47
 */
export function postDate(moment: string, tag: string): string {
  const at = new Date(moment);
  const say = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(at);
  const day = say({ weekday: 'long', month: 'long', day: 'numeric' });
  if (DAY_ALONE.test(moment)) return day;
  // Versions of the language data differ in the spaces before PM, and within the Spanish “p. m.”.
  const time = say({ hour: 'numeric', minute: '2-digit' })
    .replaceAll(/\s/gu, ' ')
    .replace(/([ap])\. ?m\./, '$1. m.');
  return shippedLanguage(tag) === 'es' ? `${day}, ${time}` : `${day} @ ${time}`;
}

/** Length of a call, in minutes. */
export const CALL_MINUTES = 30;
const TEMPLATE_URL = 'https://calendar.google.com/calendar/render';
/** End of the URL of the calendar file. The URL begins with the path to which call requests are posted. */
export const CALENDAR_FILE = '/event.ics';

/** Texts of a calendar event. They contain no data about the visitor. */
export interface CalendarWords {
  readonly title: string;
  readonly notes: string;
}

/** Formats a time as `20261124T170000Z`. @param utc time in ISO format */
export const calendarStamp = (utc: string): string => utc.replaceAll(/[-:]|\.\d+/gu, '');

/**
 * Parses `20261124T170000Z` and returns the time in ISO format. Returns undefined for other texts, and for times before
 * 1970.
 */
export function readCalendarStamp(stamp: string): string | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/u.exec(stamp);
  if (!parts) return undefined;
  const [, year, month, day, hour, minute, second] = parts;
  const utc = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
  const ms = Date.parse(utc);
  // `Date` turns February 30 into a different day, so the result is compared with the text.
  return Number.isNaN(ms) || ms < 0 || new Date(ms).toISOString() !== utc ? undefined : utc;
}

/** Returns a link that opens a calendar service with an event of half an hour. @param utc start in ISO form */
export function calendarLink(utc: string, { title, notes }: CalendarWords): string {
  const end = new Date(Date.parse(utc) + CALL_MINUTES * 60_000).toISOString();
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${calendarStamp(utc)}/${calendarStamp(end)}`,
    details: notes,
  });
  return `${TEMPLATE_URL}?${query}`;
}

/**
 * Returns the URL of the event as a file, for any calendar. The URL contains only the time and the language.
 * @param service address to which the request was sent
 */
export const calendarFile = (service: string, utc: string, language: string): string =>
  `${service}${CALENDAR_FILE}?start=${calendarStamp(utc)}&lang=${language}`;

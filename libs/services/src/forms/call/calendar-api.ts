import {
  CALENDAR_FILE,
  CALL_MINUTES,
  SCHEDULE_CALL_PATH,
  calendarStamp,
  readCalendarStamp,
  type CalendarWords,
} from '@skein/forms/contract';
import type { FastifyPluginAsync } from 'fastify';
import { createEvent } from 'ics';
import type { ScheduleCallApiOptions } from './schedule-call.options.ts';

const FILES = { en: 'call.ics', es: 'llamada.ics' } as const;

/** Longest line of a calendar file, in octets (RFC 5545). */
const MAX_LINE_OCTETS = 75;

/**
 * Breaks the lines of a calendar file at the limit. The calendar package breaks lines by characters, but the limit is
 * in octets, and an accented letter has two octets.
 */
function folded(file: string): string {
  let octets = 0;
  return Array.from(file.replaceAll(/\r\n[ \t]/g, ''), (character) => {
    if (character === '\r' || character === '\n') {
      octets = 0;
      return character;
    }
    const more = Buffer.byteLength(character);
    const fits = octets + more <= MAX_LINE_OCTETS;
    octets = fits ? octets + more : 1 + more;
    return fits ? character : `\r\n ${character}`;
  }).join('');
}

/**
 * Returns the calendar file of a call.
 * @param utc start of the call, in ISO 8601 format
 * @param host host name of the site
 */
function calendarFileOf(utc: string, { title, notes }: CalendarWords, host: string): string {
  const { error, value } = createEvent({
    start: Date.parse(utc),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { minutes: CALL_MINUTES },
    title,
    description: notes,
    productId: 'skein',
    // Repeated downloads of the same call have the same id, so a calendar adds the call only once.
    uid: `call-${calendarStamp(utc)}@${host}`,
    busyStatus: 'BUSY',
  });
  if (!value) throw error ?? new Error('no event');
  return folded(value);
}

/**
 * Serves `GET /api/schedule-call/event.ics?start=20261124T170000Z&lang=en`. The response is the same for all
 * visitors, so any cache may store it.
 */
export const calendarApi: FastifyPluginAsync<Pick<ScheduleCallApiOptions, 'callEvent' | 'ownHosts'>> = async (
  app,
  { callEvent, ownHosts },
) => {
  app.get<{ Querystring: { start?: unknown; lang?: unknown } }>(
    SCHEDULE_CALL_PATH + CALENDAR_FILE,
    async (request, reply) => {
      const { start, lang } = request.query;
      const utc = typeof start === 'string' ? readCalendarStamp(start) : undefined;
      const language = lang === 'es' ? 'es' : 'en';
      reply.header('x-content-type-options', 'nosniff');
      if (utc === undefined) {
        const message = language === 'es' ? 'Esa fecha no existe.' : 'There is no such date.';
        return reply.code(400).send({ error: { code: 'malformed_date', message } });
      }
      return reply
        .headers({
          'content-disposition': `attachment; filename="${FILES[language]}"`,
          'cache-control': 'public, max-age=86400',
        })
        .type('text/calendar; charset=utf-8')
        .send(calendarFileOf(utc, callEvent[language], ownHosts?.[0] ?? request.host));
    },
  );
};

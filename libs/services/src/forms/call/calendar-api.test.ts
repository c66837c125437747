import { SCHEDULE_CALL_PATH } from '@skein/forms/contract';
import { describe, expect, it } from 'vitest';
import { serveCalls as serve } from './testing/call-server.ts';

describe('the event of a call', () => {
  const get = async (query: string) =>
    (await serve()).app.inject({ method: 'GET', url: `/api/schedule-call/event.ics${query}` });

  it.each([
    ['en', 'A call from Acme Fiber'],
    ['es', 'Llamada de Acme Fiber'],
  ])('is a file in %s that begins at its moment and lasts half an hour', async (lang, title) => {
    const answer = await get(`?start=20261124T170000Z&lang=${lang}`);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="\w+\.ics"$/u);
    const lines = answer.body.split('\r\n');
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    for (const line of ['DTSTART:20261124T170000Z', `SUMMARY:${title}`]) expect(lines).toContain(line);
    expect(answer.body).toMatch(/DURATION:PT30M|DTEND:20261124T173000Z/u);
  });

  it('is the same whenever it is added, and that of this site', async () => {
    const { app } = await serve({ calls: { ownHosts: ['www.acme.example', 'acme.example'] } });
    const url = '/api/schedule-call/event.ics?start=20261124T170000Z';
    const lines = (await app.inject({ url })).body.split('\r\n');
    expect(lines).toContain('UID:call-20261124T170000Z@www.acme.example');
    expect((await get('?start=20261124T170000Z')).body).toContain('UID:call-20261124T170000Z@localhost:80');
  });

  it.each(['en', 'es'])(
    'has no line of more than 75 octets in %s, and was not made in the future',
    async (lang) => {
      const notes = 'Ñandú, teléfono y código: llámenos aquí mañana según su petición, señora. '.repeat(4);
      const words = { title: notes, notes };
      const { app } = await serve({ calls: { callEvent: { en: words, es: words } } });
      const { body } = await app.inject({
        url: `/api/schedule-call/event.ics?start=20991124T170000Z&lang=${lang}`,
      });
      expect(body.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
      expect(body).not.toContain('�');
      expect(body.replaceAll(/\r\n[ \t]/g, '')).toContain('señora. Ñandú');
      expect(body).not.toMatch(/(?:CREATED|LAST-MODIFIED|DTSTAMP):2099/);
    },
  );

  it.each(['', '?start=tomorrow', '?start=20260230T100000Z', '?start=1&start=2'])(
    'is none for %j',
    async (query) => {
      const answer = await get(query);
      expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'malformed_date']);
    },
  );

  it('has a page of its own for whoever opens the address of the form', async () => {
    const { app } = await serve();
    const answer = await app.inject({ method: 'GET', url: SCHEDULE_CALL_PATH });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/support/schedule-a-call']);
  });
});

import { SCHEDULE_CALL_PATH } from '@skein/forms/contract';
import { GOOD_MOMENT, callCases, goodContact, goodIssue } from '@skein/forms/testing';
import { describe, expect, it } from 'vitest';
import { badBodies } from '../address/testing/bad-bodies.ts';
import { cookieOf, VISITOR } from '../testing/forms-server.ts';
import { CALL_LIMITS } from './schedule-call.constants.ts';
import { serveCalls as serve } from './testing/call-server.ts';

const good = { ...goodContact, ...goodIssue, time: GOOD_MOMENT };

describe('a call that a script asks for', () => {
  it('is kept, once, with its seven fields', async () => {
    const { script, rows, woken } = await serve();
    const key = { 'idempotency-key': 'key-of-this-call' };
    const answer = await script({ ...good, token: 'x' }, key);
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'scheduled', time: GOOD_MOMENT }]);
    expect(answer.headers['cache-control']).toContain('no-store');
    expect((await script(good, key)).statusCode).toBe(200);
    expect(await rows()).toEqual([
      { kind: 'schedule_call', key: 'key-of-this-call', flags: [], payload: good },
    ]);
    expect(woken.count).toBe(1);
  });

  it('without a key is the same from the same visitor within minutes, and another one from somebody else', async () => {
    const { script, rows } = await serve();
    await script(good, cookieOf(VISITOR));
    await script(good, cookieOf(VISITOR));
    expect(await rows()).toHaveLength(1);
    await script({ ...good, phone: '7375550143' }, cookieOf(VISITOR));
    expect(await rows()).toHaveLength(2);
  });

  it('is kept as a keyboard writes it, and names as they were typed', async () => {
    const { script, rows } = await serve();
    const copied = {
      email: '\u2068sam@example.com\u2069\u200b',
      firstName: 'Ｓam',
      phone: '737\u2011555\u20110142',
    };
    expect((await script({ ...good, ...copied })).statusCode).toBe(200);
    expect((await rows())[0]?.payload).toEqual({ ...good, firstName: 'Ｓam' });
  });

  it('says which fields hold what cannot be kept', async () => {
    const { script } = await serve();
    const answer = await script({ ...good, firstName: 'S\vam' });
    expect([answer.statusCode, answer.json().error.fields]).toEqual([400, { firstName: 'unusable' }]);
  });

  it.each([
    ['the past', '2026-11-20T17:00:00Z', 'dateOutOfWindow'],
    ['today', '2026-11-22T17:00:00Z', 'dateOutOfWindow'],
    ['the thirtieth day', '2026-12-22T17:00:00Z', 'dateOutOfWindow'],
    ['a Saturday everywhere', '2026-11-28T17:00:00Z', 'dateIsWeekend'],
    ['no moment', 'soon', 'required'],
  ])('for %s is refused', async (_, time, message) => {
    const { script, rows } = await serve();
    const answer = await script({ ...good, time });
    expect([answer.statusCode, answer.json().error]).toEqual([
      422,
      { code: 'invalid_fields', message: expect.any(String), fields: { date: message } },
    ]);
    expect(await rows()).toEqual([]);
  });

  it('for a closed day is refused, whatever its hour', async () => {
    const { script, rows } = await serve({ calls: { closedDays: ['11-26'] } });
    for (const time of ['2026-11-26T13:00:00Z', '2026-11-27T03:30:00Z']) {
      const answer = await script({ ...good, time });
      expect([answer.statusCode, answer.json().error.fields]).toEqual([422, { date: 'dateIsClosed' }]);
    }
    expect(await rows()).toEqual([]);
  });

  it('for Friday night in Hawaii, which is Saturday in the east, is taken', async () => {
    const { script } = await serve();
    expect((await script({ ...good, time: '2026-11-28T08:00:00Z' })).statusCode).toBe(200);
  });

  it('for Monday morning in Guam, which is Sunday in all of America, is taken only in the zone of Guam', async () => {
    const { script } = await serve();
    const call = { ...good, time: '2026-11-29T22:00:00Z' };
    expect((await script(call)).json().error.fields).toEqual({ date: 'dateIsWeekend' });
    for (const zone of ['America/New_York', 'Mars/Base', ''])
      expect((await script(call, { 'x-time-zone': zone })).statusCode).toBe(422);
    expect((await script(call, { 'x-time-zone': 'Pacific/Guam' })).statusCode).toBe(200);
  });

  const contacts = callCases.filter(({ face, step }) => face === 'modal' && step === 'contact');
  it.each(contacts)('$about: is answered by the rules of the form', async ({ values: entered, issues }) => {
    const { script, rows } = await serve();
    const answer = await script({ ...entered, time: GOOD_MOMENT });
    const fields = Object.fromEntries(issues.map(({ field, message }) => [field, message]));
    if (issues.length === 0) expect([answer.statusCode, (await rows()).length]).toEqual([200, 1]);
    else {
      expect(answer.statusCode).toBe(422);
      // If a text is too long, the schema already refuses the request, so the answer may also name fields that the
      // rules of the form accept.
      const said: object = answer.json().error.fields;
      if (!Object.values(fields).includes('tooLong')) expect(said).toEqual(fields);
      else expect(said).toMatchObject(fields);
      expect(await rows()).toEqual([]);
    }
  });

  it.each(badBodies(good as unknown as Record<string, string>, 'firstName'))(
    'with $about is refused, and nothing is kept',
    async ({ headers, body, status, code }) => {
      const { app, rows } = await serve();
      const answer = await app.inject({
        method: 'POST',
        url: SCHEDULE_CALL_PATH,
        payload: body,
        headers: { accept: 'application/json', ...headers },
      });
      expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
      expect(await rows()).toEqual([]);
    },
  );

  it('too often is told how long to wait', async () => {
    const { script } = await serve({ limited: true });
    const { limit } = CALL_LIMITS.visitor;
    for (let index = 0; index < limit; index++)
      expect((await script({ ...good, firstName: `Sam ${index}` }, cookieOf(VISITOR))).statusCode).toBe(200);
    const answer = await script({ ...good, firstName: 'Sam, again' }, cookieOf(VISITOR));
    expect([answer.statusCode, Number(answer.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
  });

  it.each([
    ['by the page that it names', { pageSource: '/intl/es/support' }, {}],
    ['by what its page speaks, where it names none', {}, { 'accept-language': 'es' }],
  ])('from another site is refused in its language, %s', async (_, origin, headers) => {
    const { script } = await serve();
    const answer = await script({ ...good, ...origin }, { 'sec-fetch-site': 'cross-site', ...headers });
    expect(answer.json().error.message).toContain('se envió desde otro sitio');
  });
});

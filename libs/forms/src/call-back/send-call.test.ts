// @vitest-environment node
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CALL_NOW_MS, GOOD_MOMENT, goodContact, goodDate, goodIssue } from '../testing/call-cases.ts';
import { standInFetch, type StandInAnswer } from '../testing/stand-in-fetch.ts';
import { sendCall } from './send-call.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const known = { newIssue: 'new', customerIssue: 'customer', issueDetail: 'visit' };
const base = {
  url: '/api/schedule-call',
  values: {},
  idempotencyKey: 'key-of-this-call',
  honeypot: '',
  page: { pathname: '/support', search: '' },
  now: () => CALL_NOW_MS,
};

function send(
  answer: StandInAnswer,
  { face = 'modal' as 'modal' | 'maintenance', account = false, now = base.now, url = base.url } = {},
) {
  const { fetch, inits, requests } = standInFetch(() => answer);
  const call = { ...goodContact, ...(face === 'modal' && goodIssue), ...goodDate };
  const order = { ...base, url, now, call, face, known: face === 'maintenance' ? known : undefined };
  return { result: sendCall(order, { hasAccount: async () => account }, fetch), inits, requests };
}

describe('a request for a call', () => {
  it('is sent as JSON with its seven fields, and its key in a header', async () => {
    const { result, inits, requests } = send({ body: { status: 'scheduled' } });
    expect(await result).toEqual({ kind: 'accepted' });
    expect(requests).toEqual(['POST /api/schedule-call']);
    expect(JSON.parse(String(inits[0]?.body))).toEqual({ ...goodContact, ...goodIssue, time: GOOD_MOMENT });
    expect(inits[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': 'key-of-this-call',
    });
  });

  it('names its zone to a service of its own origin alone', async () => {
    vi.stubGlobal('location', new URL('https://skein.example/support'));
    onTestFinished(() => void vi.unstubAllGlobals());
    const zoneTo = (url: string) =>
      new Headers(send({ body: {} }, { url }).inits[0]?.headers).get('x-time-zone');
    expect(zoneTo('/api/schedule-call')).toBe('America/Los_Angeles');
    expect(zoneTo('https://calls.example/calls')).toBeNull();
  });

  it.each([
    [true, 'customer'],
    [false, 'new'],
  ])('about maintenance says by the account (%s) what it is about', async (account, issue) => {
    const { result, inits } = send({ body: {} }, { face: 'maintenance', account });
    expect(await result).toEqual({ kind: 'accepted' });
    expect(JSON.parse(String(inits[0]?.body))).toEqual({
      ...goodContact,
      issue,
      issueDetail: 'visit',
      time: GOOD_MOMENT,
    });
  });

  it('whose day has gone meanwhile is not sent', async () => {
    const { result, requests } = send({ body: '' }, { now: () => CALL_NOW_MS + 3 * DAY_MS });
    expect(await result).toEqual({
      kind: 'refused',
      issues: [{ field: 'date', message: 'dateOutOfWindow' }],
    });
    expect(requests).toEqual([]);
  });

  it('that the service refuses says which field', async () => {
    const error = { code: 'invalid_fields', message: 'No.', fields: { date: 'dateOutOfWindow' } };
    expect(await send({ status: 422, body: { error } }).result).toMatchObject({
      kind: 'refused',
      issues: [{ field: 'date', message: 'dateOutOfWindow' }],
    });
  });

  it.each<[string, StandInAnswer]>([
    ['a broken service', { status: 500, body: 'oops' }],
    ['a page of a network in between', { body: '<title>Sign in</title>' }],
    ['a page of a gate that says 202', { status: 202, body: '<title>One moment</title>' }],
    ['an answer that says nothing', { body: '' }],
    ['no network', new TypeError('offline')],
    ['a service that takes too long', new DOMException('too long', 'TimeoutError')],
  ])('fails with %s', async (_, answer) => {
    expect(await send(answer).result).toMatchObject({ kind: 'failed' });
  });

  it('is taken by a service elsewhere with any ok answer', async () => {
    vi.stubGlobal('location', new URL('https://acme.example/support'));
    onTestFinished(() => void vi.unstubAllGlobals());
    const url = 'https://calls.example/book';
    expect(await send({ status: 201, body: 'Booked' }, { url }).result).toEqual({ kind: 'accepted' });
    expect(await send({ status: 500, body: 'oops' }, { url }).result).toMatchObject({ kind: 'failed' });
  });

  it('that was too much says so in the words of the service', async () => {
    const error = { code: 'too_many_requests', message: 'Slowly.' };
    expect(await send({ status: 429, body: { error } }).result).toMatchObject({
      kind: 'failed',
      message: 'Slowly.',
    });
  });
});

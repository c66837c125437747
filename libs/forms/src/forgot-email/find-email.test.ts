// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as v from 'valibot';
import { forgotEmailRequestSchema } from './forgot-email-request.ts';
import { TOKEN_WAIT_MS } from '../human-check/human-check.ts';
import { ANSWER_WAIT_MS } from '../post/send-post.ts';
import { standInFetch, type StandInAnswer } from '../testing/stand-in-fetch.ts';
import { findEmail } from './find-email.ts';

const log = vi.fn<(...words: unknown[]) => void>();
beforeEach(() => {
  log.mockReset();
  vi.spyOn(console, 'error').mockImplementation(log);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const lookup = {
  url: '/api/forgot-email',
  street: '12 Juniper Street',
  unit: '',
  zip: '97205',
  eventLabel: 'x',
};
const check = { prepare() {}, token: async (action: string) => `for ${action}` };

function ask(answer: StandInAnswer, token = check.token) {
  const { fetch, inits, requests } = standInFetch(() => answer);
  return { result: findEmail(lookup, { ...check, token }, fetch), inits, requests };
}

describe('the lookup of an email', () => {
  it('sends the address and its token as JSON', async () => {
    const { result, inits, requests } = ask({ body: { status: 'SUCCESS', action: 'PROCEED' } });
    expect(await result).toBeUndefined();
    expect(requests).toEqual(['POST /api/forgot-email']);
    const sent: unknown = JSON.parse(String(inits[0]?.body));
    expect(v.parse(forgotEmailRequestSchema, sent)).toEqual(sent);
    expect(sent).toEqual({
      streetAddress: '12 Juniper Street',
      unitNumber: '',
      zipCode: '97205',
      recaptchaToken: 'for forgot_email',
      recaptchaAction: 'forgot_email',
      eventLabel: 'x',
    });
  });

  it('says in which language the page is', async () => {
    vi.stubGlobal('document', { documentElement: { lang: 'es-US' } });
    onTestFinished(() => void vi.unstubAllGlobals());
    const { result, inits } = ask({ body: { status: 'SUCCESS', action: 'PROCEED' } });
    await result;
    expect(inits[0]?.headers).toMatchObject({ 'accept-language': 'es-US' });
  });

  it.each<[string, StandInAnswer, string]>([
    ['no such account', { body: { status: 'ERROR', action: 'ADDRESS_OR_ACCOUNT_NOT_FOUND' } }, 'notFound'],
    [
      'no such account, with a status',
      { status: 404, body: { action: 'ADDRESS_OR_ACCOUNT_NOT_FOUND' } },
      'notFound',
    ],
    ['success that does not proceed', { body: { status: 'SUCCESS', action: 'WAIT' } }, 'invalidAddress'],
    ['another action', { body: { status: 'ERROR', action: 'SOMETHING' } }, 'invalidAddress'],
    ['a broken service', { status: 500, body: 'oops' }, 'invalidAddress'],
    ['no network', new TypeError('offline'), 'invalidAddress'],
  ])('with %s', async (_, answer, problem) => {
    expect(await ask(answer).result).toBe(problem);
  });

  it('is told what the service found wrong with the fields', async () => {
    const fields = { street: 'streetTooLong' };
    const body = { status: 'ERROR', action: 'INVALID_FIELDS', error: { code: 'invalid_fields', fields } };
    expect(await ask({ status: 422, body }).result).toMatchObject({
      kind: 'refused',
      issues: [{ field: 'street', message: 'streetTooLong' }],
    });
  });

  it('is told the reason of a service that had enough of them', async () => {
    const body = { status: 'ERROR', action: 'TOO_MANY_REQUESTS', error: { message: 'Slowly.' } };
    expect(await ask({ status: 429, body }).result).toMatchObject({ kind: 'failed', message: 'Slowly.' });
  });

  it.each([
    [403, 'Load the page again.'],
    [503, 'We cannot check that you are a person.'],
  ])('is told the reason of a service that says no with %i', async (status, message) => {
    const body = { status: 'ERROR', action: 'X', error: { code: 'x', message } };
    expect(await ask({ status, body }).result).toMatchObject({ kind: 'failed', message });
  });

  it('logs a refusal by its status', async () => {
    await ask({ status: 503, body: {} }).result;
    expect(String(log.mock.calls[0]?.[1])).toContain('API Error: 503');
  });

  it('stops without a token', async () => {
    const { result, requests } = ask({ body: {} }, () => Promise.reject(new Error('blocked')));
    expect(await result).toBe('notReady');
    expect(requests).toEqual([]);
  });

  it('stops when there is no token in time', async () => {
    vi.useFakeTimers();
    const { result, requests } = ask({ body: {} }, () => new Promise<string>(() => undefined));
    await vi.advanceTimersByTimeAsync(TOKEN_WAIT_MS);
    expect(await Promise.race([result, 'still waiting'])).toBe('notReady');
    expect(requests).toEqual([]);
  });

  it('is given up when there is no answer in time', async () => {
    const late = new AbortController();
    const fetch = (_: RequestInfo | URL, init?: RequestInit) =>
      new Promise<Response>((_answer, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')));
        late.abort();
      });
    expect(await findEmail(lookup, check, fetch, late.signal)).toBe('invalidAddress');
  });

  it('gives the service as long as the other forms do', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout');
    const { result, inits } = ask({ body: { status: 'SUCCESS', action: 'PROCEED' } });
    await result;
    expect(limit).toHaveBeenCalledExactlyOnceWith(ANSWER_WAIT_MS);
    expect(inits[0]?.signal).toBe(limit.mock.results[0]?.value);
  });
});

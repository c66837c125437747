import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendPost } from './send-post.ts';

const URL_ELSEWHERE = 'https://forms.provider.example/address';
const body = new URLSearchParams({ email: 'sam@example.com', idempotencyKey: 'k1' });

type Answer = (init: RequestInit) => Response | Error;
/**
 * Posts to a service on another origin.
 * @param answer answers the post
 * @param there answers the request that asks whether the service exists
 */
function post(answer: Answer, there: Answer = () => new Response()) {
  const inits: RequestInit[] = [];
  const fetch = vi.fn(async (_url: unknown, init: RequestInit = {}) => {
    inits.push(init);
    const found = init.method === 'HEAD' ? there(init) : answer(init);
    if (found instanceof Error) throw found;
    return found;
  }) as typeof globalThis.fetch;
  return { result: sendPost(URL_ELSEWHERE, body, fetch, new AbortController().signal), inits };
}
const REFUSED = new TypeError('blocked by CORS');
const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });

let handedOver: HTMLFormElement[] = [];
beforeEach(() => {
  handedOver = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    handedOver.push(this);
  });
});

describe('a post to a service of another origin', () => {
  it('is sent by script where the service lets it, without cookies, asking first', async () => {
    const { result, inits } = post(() => json({ location: '/thanks' }));
    expect(await result).toEqual({ kind: 'accepted', location: 'https://forms.provider.example/thanks' });
    expect(inits).toHaveLength(1);
    // The unusual header makes a browser ask the service for permission before it sends the post.
    expect(inits[0]).toMatchObject({ credentials: 'omit', headers: { 'idempotency-key': 'k1' } });
  });

  it('counts as accepted when it is answered with a plain redirect', async () => {
    const redirect = Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' });
    expect(await post(() => redirect).result).toEqual({ kind: 'accepted' });
    expect(handedOver).toEqual([]);
  });

  it('that is refused says why', async () => {
    const { result } = post(() => json({ error: { fields: { zip: 'zipInvalid' } } }, 422));
    expect(await result).toEqual({ kind: 'refused', issues: [{ field: 'zip', message: 'zipInvalid' }] });
  });

  it('is handed to the browser where scripts may not read the answer: once, as it is', async () => {
    const { result } = post(() => REFUSED);
    expect(await result).toEqual({ kind: 'leaving' });
    expect(handedOver).toHaveLength(1);
    const [form] = handedOver;
    expect([form?.method, form?.action]).toEqual(['post', URL_ELSEWHERE]);
    expect(Object.fromEntries(new FormData(form))).toEqual(Object.fromEntries(body));
    expect(document.querySelector('form')).toBeNull();
  });

  it('fails where nobody is there, and can be tried again', async () => {
    const away = () => new TypeError('refused');
    expect(await post(away, away).result).toMatchObject({ kind: 'failed' });
    expect(handedOver).toEqual([]);
  });
});

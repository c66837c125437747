import { beforeEach, describe, expect, it, vi } from 'vitest';
import { standInFetch } from '../testing/stand-in-fetch.ts';
import { ASK_AGAIN_MS, embeddedHumanCheck } from './embedded-human-check.ts';
import { TOKEN_WAIT_MS, tokenOrPlaceholder, type HumanCheck } from './human-check.ts';
import { recaptcha } from './recaptcha.ts';

const log = vi.fn<(...words: unknown[]) => void>();

beforeEach(() => {
  log.mockReset();
  vi.spyOn(console, 'error').mockImplementation(log);
});

describe('the token of a post', () => {
  const check = (token: HumanCheck['token']): HumanCheck => ({ prepare() {}, token });

  it('is that of the human check', async () => {
    const working = check(async (action) => `for ${action}`);
    expect(await tokenOrPlaceholder(working, 'address_check')).toBe('for address_check');
    expect(log).not.toHaveBeenCalled();
  });

  it('is the placeholder when the check fails, and that is logged', async () => {
    const failing = check(() => Promise.reject(new Error('reCAPTCHA v3 not ready')));
    expect(await tokenOrPlaceholder(failing, 'address_check')).toBe('test');
    expect(String(log.mock.calls[0]?.[1])).toContain('reCAPTCHA v3 not ready');
  });

  it('is the placeholder when the check takes too long', async () => {
    vi.useFakeTimers();
    const token = tokenOrPlaceholder(
      check(() => new Promise(() => {})),
      'address_check',
    );
    await vi.advanceTimersByTimeAsync(TOKEN_WAIT_MS);
    expect(await token).toBe('test');
  });
});

describe('proof of work', () => {
  const challenge = { parameters: { algorithm: 'PBKDF2/SHA-256' }, signature: 's' };
  function stage(answer: { status?: number; body?: unknown } = { body: challenge }) {
    let time = 0;
    const { fetch, requests } = standInFetch(() => answer);
    const check = embeddedHumanCheck({
      fetch,
      solve: async () => ({ counter: requests.length }),
      now: () => time,
    });
    return { check, requests, wait: (ms: number) => (time += ms) };
  }

  it('is the challenge with its solution, in base 64', async () => {
    const { check } = stage();
    expect(JSON.parse(atob(await check.token('address_check')))).toEqual({
      challenge,
      solution: { counter: 1 },
    });
  });

  it('is done once, ahead, however often the form is touched', async () => {
    const { check, requests } = stage();
    check.prepare();
    check.prepare();
    await check.token('address_check');
    expect(requests).toEqual(['GET /api/human-check/challenge']);
  });

  it('is done anew for each post', async () => {
    const { check } = stage();
    expect(await check.token('a')).not.toBe(await check.token('a'));
  });

  it('is done anew when the form was left alone for long', async () => {
    const { check, requests, wait } = stage();
    check.prepare();
    wait(15 * 60_000);
    await check.token('address_check');
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['after 31 minutes in which the device slept', 31 * 60_000],
    ['when the clock has been set back', -60_000],
  ])('is done anew %s', async (_, passed) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    // `performance.now` stands still while a device sleeps.
    vi.spyOn(performance, 'now').mockReturnValue(5000);
    const { fetch, requests } = standInFetch(() => ({ body: challenge }));
    const check = embeddedHumanCheck({ fetch, solve: async () => ({}) });
    check.prepare();
    vi.setSystemTime(Date.now() + passed);
    await check.token('address_check');
    expect(requests).toHaveLength(2);
  });

  it('is asked for again when the post has waited for the challenge, and only then', async () => {
    vi.useFakeTimers();
    const asked: PromiseWithResolvers<Response>[] = [];
    const check = embeddedHumanCheck({
      fetch: () => {
        const request = Promise.withResolvers<Response>();
        asked.push(request);
        return request.promise;
      },
      solve: async () => ({ counter: asked.length }),
    });
    check.prepare();
    const token = check.token('address_check');
    await vi.advanceTimersByTimeAsync(ASK_AGAIN_MS - 1);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(2);
    asked[1]?.resolve(Response.json(challenge));
    expect(JSON.parse(atob(await token))).toEqual({ challenge, solution: { counter: 2 } });
    const quick = check.token('address_check');
    asked[2]?.resolve(Response.json(challenge));
    await quick;
    await vi.advanceTimersByTimeAsync(ASK_AGAIN_MS);
    expect(asked).toHaveLength(3);
  });

  it('fails only when it is asked for, and may succeed later', async () => {
    const answer: { status?: number; body?: unknown } = { status: 503, body: {} };
    const { check } = stage(answer);
    check.prepare();
    await expect(check.token('address_check')).rejects.toThrow('503');
    Object.assign(answer, { status: 200, body: challenge });
    expect(await check.token('address_check')).toBeTruthy();
  });
});

describe('reCAPTCHA v3', () => {
  const api = {
    ready: (run: () => void) => run(),
    execute: async (key: string, { action }: { action: string }) => `${key}:${action}`,
  };

  it('gives a token for the site and the action', async () => {
    vi.stubGlobal('grecaptcha', api);
    const load = vi.fn<(src: string) => Promise<void>>(async () => {});
    expect(await recaptcha('site', load).token('address_check')).toBe('site:address_check');
    expect(load).toHaveBeenCalledWith('https://www.google.com/recaptcha/api.js?render=site');
  });

  it('says so when the script brings nothing', async () => {
    await expect(recaptcha('site', async () => {}).token('address_check')).rejects.toThrow(
      'reCAPTCHA v3 not ready',
    );
  });
});

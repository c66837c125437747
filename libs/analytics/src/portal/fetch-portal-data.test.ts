import type * as FetchPortalData from './fetch-portal-data.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ANTI_HIJACKING_PREFIX } from './portal-data.constants.ts';
import { anonymousPortalData, type PortalData } from './portal-data.ts';

const ada: PortalData = {
  xsrf_token: 'token',
  live_chat_licence: '',
  experiments: { cta: 'second' },
  user_details: {
    name: 'Ada Byron',
    given_name: 'Ada',
    profile_photo_url: '',
    is_logged_in: true,
    has_account: true,
    gaia_email: 'ada@example.com',
    locale: 'en-US',
  },
};

type Fetch = typeof globalThis.fetch;
const answering = (body: string, status = 200) =>
  vi.fn<Fetch>(() => Promise.resolve(new Response(body, { status })));
const portal = () => answering(ANTI_HIJACKING_PREFIX + JSON.stringify(ada));

let module: typeof FetchPortalData;

beforeEach(async () => {
  // The module remembers its log message and its portal data for each page, so every test resets them like a
  // new page.
  Reflect.deleteProperty(globalThis, Symbol.for('@skein/analytics portal'));
  vi.resetModules();
  module = await import('./fetch-portal-data.ts');
});

describe('fetchPortalData', () => {
  it('strips the five characters and reads the rest', async () => {
    expect(ANTI_HIJACKING_PREFIX).toHaveLength(5);
    expect(await module.fetchPortalData({ fetch: portal() })).toEqual(ada);
  });

  it.each(['en-US', 'es-US'])('asks with the query of the contract on a page in %s', async (lang) => {
    document.documentElement.lang = lang;
    const fetch = portal();
    await module.fetchPortalData({ fetch });
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      '/global_nav/api/portalData?fmt=json&hl=en-US',
      expect.objectContaining({ credentials: 'same-origin' }),
    );
  });

  it('uses the browser’s fetch when it is given none', async () => {
    vi.stubGlobal('fetch', portal());
    expect(await module.fetchPortalData()).toEqual(ada);
  });

  it('asks nothing on a host that is not the provider’s', async () => {
    const fetch = portal();
    const log = vi.spyOn(console, 'error').mockReturnValue();
    expect(await module.fetchPortalData({ fetch, hostnames: ['skein.example'] })).toEqual(
      anonymousPortalData(),
    );
    expect(fetch).not.toHaveBeenCalled();
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    ['a network failure', vi.fn<Fetch>(() => Promise.reject(new TypeError('offline')))],
    ['an error status', answering('', 503)],
    ['an answer without prefix', answering(JSON.stringify(ada))],
    ['a page instead of data', answering('<!doctype html><title>Sign in</title>')],
    ['an empty answer', answering('')],
  ])('treats the visitor as anonymous and logs once after %s', async (_case, fetch) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    expect(await module.fetchPortalData({ fetch })).toEqual(anonymousPortalData());
    expect(await module.fetchPortalData({ fetch })).toEqual(anonymousPortalData());
    expect(log).toHaveBeenCalledOnce();
  });

  it('tells the console once which fields cannot be read, and reads the others', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const user_details = { ...ada.user_details, name: 7, locale: null };
    const fetch = answering(ANTI_HIJACKING_PREFIX + JSON.stringify({ ...ada, user_details }));
    for (let times = 0; times < 2; times += 1)
      expect(await module.fetchPortalData({ fetch })).toEqual({
        ...ada,
        user_details: { ...ada.user_details, name: '', locale: '' },
      });
    expect(log).toHaveBeenCalledExactlyOnceWith('No portal data.', 'user_details.name user_details.locale');
  });

  it('is silent when the page itself gave up', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const controller = new AbortController();
    const fetch = vi.fn<Fetch>((_url, init) => Promise.reject(init?.signal?.reason));
    controller.abort();
    expect(await module.fetchPortalData({ fetch, signal: controller.signal })).toEqual(anonymousPortalData());
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    ['alone', undefined, true],
    ['beside a signal of the page’s own', new AbortController().signal, true],
    ['beside one in a browser that cannot join them', new AbortController().signal, false],
  ])('waits no longer than it may for a portal that hangs, %s', async (_case, signal, joins) => {
    vi.spyOn(console, 'error').mockReturnValue();
    if (!joins) vi.stubGlobal('AbortSignal', Object.assign(class extends AbortSignal {}, { any: undefined }));
    const late = new AbortController();
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    const fetch = vi.fn<Fetch>(
      (_url, init) =>
        new Promise((_answer, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError'))),
        ),
    );
    const read = module.fetchPortalData({ fetch, ...(signal && { signal }) });
    expect(fetch).toHaveBeenCalledOnce();
    late.abort();
    expect(await read).toEqual(anonymousPortalData());
    expect(limit).toHaveBeenCalledExactlyOnceWith(8000);
  });
});

describe('loadPortalData', () => {
  it('asks once for all islands of a page', async () => {
    const fetch = portal();
    const [first, second] = await Promise.all([
      module.loadPortalData({ fetch }),
      module.loadPortalData({ fetch }),
    ]);
    expect(first).toBe(second);
    expect(fetch).toHaveBeenCalledOnce();
  });
});

describe('renewPortalData', () => {
  it('asks again, and whoever comes later shares the new answer', async () => {
    const fetch = portal();
    const first = await module.loadPortalData({ fetch });
    const renewed = await module.renewPortalData({ fetch });
    expect(renewed).not.toBe(first);
    expect(await module.loadPortalData({ fetch })).toBe(renewed);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

describe('isKnownHostname', () => {
  it.each([
    ['localhost', undefined, true],
    ['127.0.0.1', undefined, true],
    ['skein.example', undefined, false],
    ['skein.example', ['skein.example'], true],
    ['www.skein.example', ['skein.example'], true],
    ['WWW.Skein.Example', ['.skein.example'], true],
    ['notskein.example', ['skein.example'], false],
    ['skein.example.attacker.test', ['skein.example'], false],
    ['', ['skein.example'], false],
    ['anything.test', [''], false],
  ])('%s among %o: %s', (hostname, hostnames, expected) => {
    expect(module.isKnownHostname(hostname, hostnames)).toBe(expected);
  });
});

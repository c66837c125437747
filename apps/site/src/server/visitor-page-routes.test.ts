import type { PageVisitors } from '@skein/api';
import { describe, expect, it, vi } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { escapeHtml } from '../document/document.ts';
import type { AskNetwork } from './ask-network.ts';
import { pageBytes } from './page-bytes.ts';
import { DRAWN, isFromMemory, routesOf } from './testing/routes-in-memory.ts';
import { visitorMarks } from './visitor-marks.ts';

describe('a page with a form that needs a token', () => {
  const visitors: PageVisitors = (cookies) => ({
    csrfToken: cookies ?? 'new',
    stamp: ({ path }) => ({ pageToken: `token for ${path}` }),
    setCookie: cookies === undefined ? 'visitor=new' : undefined,
  });

  async function formPage(extra: object = {}) {
    const render = vi.fn(async () => {
      const marks = visitorMarks(visitors);
      const { csrfToken, stamp } = marks.visitor;
      const html = escapeHtml(`${csrfToken} ${stamp({ path: '/form' })['pageToken']}`);
      return { ...DRAWN, html, marks, caching: 'none' as const, ...extra };
    });
    return { ...(await routesOf({ render }, { visitors })), render };
  }

  it('is filled in for whoever asks, who is known from then on, and kept by nobody', async () => {
    const { app, render } = await formPage();
    const first = await app.inject('/form');
    expect(first.body).toBe('new token for /form');
    expect(first.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'set-cookie': 'visitor=new',
      'x-skein-cache': 'miss',
    });
    expect(first.headers).not.toHaveProperty('etag');
    const again = await app.inject({
      url: '/form',
      headers: { cookie: 'visitor=new', 'if-none-match': ',' },
    });
    expect([again.statusCode, again.body]).toEqual([200, 'visitor=new token for /form']);
    expect(again.headers).not.toHaveProperty('set-cookie');
    expect(again.headers['x-skein-cache']).toBe('hit');
    // The page is drawn once for all of them.
    expect(render).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'gzip', gunzipSync],
    ['br', 'br', brotliDecompressSync],
    ['br;q=1, gzip;q=0', 'br', brotliDecompressSync],
    ['identity', undefined, (body: Buffer) => body],
  ])('goes to who accepts %s as %s', async (accepted, coding, decompress) => {
    const { app } = await formPage();
    const ask = (method: 'GET' | 'HEAD') =>
      app.inject({ method, url: '/form', headers: { 'accept-encoding': accepted, cookie: 'sam' } });
    const [page, head] = [await ask('GET'), await ask('HEAD')];
    expect(page.headers['content-encoding']).toBe(coding);
    expect(decompress(page.rawPayload).toString()).toBe('sam token for /form');
    expect(head.rawPayload).toHaveLength(0);
    expect(head.headers['content-length']).toBe(page.headers['content-length']);
  });

  it('also says whose question is open', async () => {
    const { app } = await formPage({ slugs: new Set(['bill']) });
    expect((await app.inject({ url: '/form?slug=bill', headers: { cookie: 'sam' } })).body).toBe(
      'sam token for /form',
    );
  });

  it('is answered from memory once it has been drawn', async () => {
    const { app, cache } = await formPage();
    await app.inject('/form');
    expect(isFromMemory(cache, '/form')).toBe(true);
  });
});

describe('a page that answers a form', () => {
  const PAGE = '/stayintouch/verify';
  async function thanks() {
    const { app } = await routesOf({
      render: async () => ({ ...DRAWN, html: '<p>Here</p>' }),
      renderReceipt: async (_path, { email = '' }, stamp) => {
        if (email === 'away') throw new Error('away');
        const html = `<p>${email} ${JSON.stringify(stamp('/address-forms'))}</p>`;
        return { ...DRAWN, html, caching: 'none' };
      },
    });
    return app;
  }

  const receipt = (email: string, page = PAGE) => ({
    cookie: `skein_receipt=${encodeURIComponent(JSON.stringify({ page, email }))}`,
  });

  it.each([PAGE, `/intl/es${PAGE}`])(
    'at %s is drawn for who has sent one, and kept by nobody',
    async (url) => {
      const app = await thanks();
      await app.inject(url);
      const answer = await app.inject({ url, headers: receipt('sam@example.com') });
      expect(answer.body).toBe('<p>sam@example.com {}</p>');
      expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store' });
      expect(answer.headers).not.toHaveProperty('etag');
      expect((await app.inject(url)).body).toBe('<p>Here</p>');
    },
  );

  it.each([
    ['of another page', receipt('sam@example.com', '/address/not-yet')],
    ['that cannot be read', { cookie: 'skein_receipt=%%%' }],
    ['whose page cannot be drawn', receipt('away')],
  ])('is everybody’s with a receipt %s', async (_, headers) => {
    expect((await (await thanks()).inject({ url: PAGE, headers })).body).toBe('<p>Here</p>');
  });

  it('is not taken from memory for who brings a receipt', () => {
    const peek = () => ({ ...DRAWN, etag: '"a"', bytes: pageBytes(Buffer.from('x')) });
    const ask = (headers: object) => isFromMemory({ peek }, PAGE, headers);
    expect([ask({}), ask({ cookie: 'other=1' }), ask(receipt('sam@example.com'))]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('a page that asks the network', () => {
  async function siteThatAsks(asksNetwork = true) {
    const askNetwork = vi.fn<AskNetwork>(async (query) =>
      query === 'away' ? undefined : [{ address: query.toUpperCase() }],
    );
    const render = vi.fn(async () => ({ ...DRAWN, html: '<p>Nobody asks</p>', asksNetwork }));
    const { app } = await routesOf(
      {
        render,
        renderNetworkAnswer: async (path, query, homes) => ({
          ...DRAWN,
          html: `<p>${path} ${query} ${homes?.map(({ address }) => address).join() ?? 'nobody answers'}</p>`,
          caching: 'none',
        }),
      },
      { askNetwork },
    );
    return { app, askNetwork, render };
  }

  it.each([
    ['/status?query=1+ready', '<p>/status 1 ready 1 READY</p>'],
    ['/intl/es/status?utm=1&query=%201%20ready', '<p>/intl/es/status 1 ready 1 READY</p>'],
    ['/status?query=away', '<p>/status away nobody answers</p>'],
  ])('is drawn for %s, and kept by nobody', async (url, body) => {
    const { app, render } = await siteThatAsks();
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.body]).toEqual([200, body]);
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(answer.headers).not.toHaveProperty('etag');
    await app.inject(url);
    expect(render).toHaveBeenCalledOnce();
  });

  it.each(['/status', '/status?query=', '/status?query=%20', '/status?other=1', '/status?Xquery='])(
    'asks nothing for %s',
    async (url) => {
      const { app, askNetwork } = await siteThatAsks();
      expect((await app.inject(url)).body).toBe('<p>Nobody asks</p>');
      expect(askNetwork).not.toHaveBeenCalled();
    },
  );

  it('asks nothing for a page that has no such section', async () => {
    const { app, askNetwork } = await siteThatAsks(false);
    expect((await app.inject('/status?query=1')).body).toBe('<p>Nobody asks</p>');
    expect(askNetwork).not.toHaveBeenCalled();
  });

  it('is not mistaken for the page that lies in memory', () => {
    const peek = vi.fn();
    expect(isFromMemory({ peek }, '/status?query=1+ready')).toBe(false);
    expect(peek).not.toHaveBeenCalled();
  });
});

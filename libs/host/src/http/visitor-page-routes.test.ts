import { visitKind, type Asked, type CookieVisits, type Visitor } from '@skein/cms-client/serve';
import type { PageVisitors } from '@skein/http';
import { ENGLISH_AND_SPANISH } from '@skein/cms-client';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { pageBytes } from '../cache/page-bytes.ts';
import { escapeHtml } from '../document/document.ts';
import { DRAWN, isFromMemory, routesOf } from '../testing/routes-in-memory.test-support.ts';
import { visitorMarks } from '../visitors/visitor-marks.ts';

/** What an address has that is kept as it is. */
const settled = { settle: async (normal: string) => normal, elsewhere: undefined, isPrivate: () => false };

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
    const { app } = await formPage({
      address: { ...settled, normal: ({ search }: Asked) => search.replace('?slug=', '/') },
    });
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
  const emails = visitKind<string>('email');
  const visits: CookieVisits = {
    cookie: 'receipt',
    isAbout: (path) => path === PAGE,
    read(value, page) {
      const [, email, of] = /^([^@]+)@(.*)/.exec(value) ?? [];
      if (email === undefined || of !== page) return undefined;
      return { visit: async () => emails.make(email), setCookie: ['receipt=; Max-Age=0'] };
    },
  };
  async function thanks() {
    const { app } = await routesOf(
      {
        render: async () => ({ ...DRAWN, html: '<p>Here</p>' }),
        renderFor: async (_path, { visit }, stamp) => {
          const place = { path: '', language: ENGLISH_AND_SPANISH[0] };
          const email = emails.of(await visit({ findBlock: async () => undefined, stamp, place }));
          if (email === 'away') throw new Error('away');
          const html = `<p>${email} ${JSON.stringify(stamp('/address-forms'))}</p>`;
          return { ...DRAWN, html, caching: 'none' };
        },
      },
      { visits },
    );
    return app;
  }

  const receipt = (email: string, page = PAGE) => ({ cookie: `receipt=${email}@${page}` });

  it.each([PAGE, `/intl/es${PAGE}`])(
    'at %s is drawn for who has sent one, and kept by nobody',
    async (url) => {
      const app = await thanks();
      await app.inject(url);
      const answer = await app.inject({ url, headers: receipt('sam') });
      expect(answer.body).toBe('<p>sam {}</p>');
      expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store' });
      expect(answer.headers).not.toHaveProperty('etag');
      expect((await app.inject(url)).body).toBe('<p>Here</p>');
    },
  );

  it.each([
    ['of another page', receipt('sam', '/address/not-yet')],
    ['that cannot be read', { cookie: 'receipt=%%%' }],
    ['whose page cannot be drawn', receipt('away')],
  ])('is everybody’s with a receipt %s', async (_, headers) => {
    expect((await (await thanks()).inject({ url: PAGE, headers })).body).toBe('<p>Here</p>');
  });

  it('is not taken from memory for who brings a receipt', () => {
    const peek = () => ({ ...DRAWN, etag: '"a"', bytes: pageBytes(Buffer.from('x')) });
    const ask = (headers: object) => isFromMemory({ peek }, PAGE, headers, visits.cookie);
    expect([ask({}), ask({ cookie: 'other=1' }), ask(receipt('sam'))]).toEqual([true, true, false]);
  });
});

describe('a page that is drawn for what one visitor asks', () => {
  function queryIn({ search }: Asked): string {
    const query = new URLSearchParams(search).get('query')?.trim() ?? '';
    return query === '' ? '' : `?${new URLSearchParams({ query })}`;
  }
  async function siteThatAsks() {
    const renderAsked = vi.fn(async (path: string, { search }: Asked, { ip }: Visitor) => ({
      ...DRAWN,
      html: `<p>${path} ${search} ${ip}</p>`,
      caching: 'none' as const,
    }));
    const render = vi.fn(async () => ({
      ...DRAWN,
      html: '<p>Nobody asks</p>',
      address: {
        ...settled,
        isPrivate: (asked: Asked) => queryIn(asked) !== '',
        normal: (asked: Asked) => (asked.search === '?slug=bill' ? '/bill' : queryIn(asked)),
      },
    }));
    return { ...(await routesOf({ render, renderAsked })), render, renderAsked };
  }

  it.each([
    ['/status?query=1+ready', '<p>/status ?query=1+ready 127.0.0.1</p>'],
    ['/intl/es/status?utm=1&query=%201%20ready', '<p>/intl/es/status ?query=1+ready 127.0.0.1</p>'],
  ])('answers %s, and is kept by nobody', async (url, body) => {
    const { app, cache, render } = await siteThatAsks();
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.body]).toEqual([200, body]);
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(answer.headers).not.toHaveProperty('etag');
    await app.inject(url);
    expect(render).toHaveBeenCalledOnce();
    expect(isFromMemory(cache, url)).toBe(false);
  });

  it('keeps for everybody what it reads beside that', async () => {
    const { app, renderAsked } = await siteThatAsks();
    expect((await app.inject('/status?slug=bill')).statusCode).toBe(200);
    expect(renderAsked).not.toHaveBeenCalled();
  });

  it.each(['/status', '/status?query=', '/status?query=%20', '/status?other=1', '/status?Xquery='])(
    'is everybody’s at %s',
    async (url) => {
      const { app, renderAsked } = await siteThatAsks();
      expect((await app.inject(url)).body).toBe('<p>Nobody asks</p>');
      expect(renderAsked).not.toHaveBeenCalled();
    },
  );
});

import { visitKind, type Asked, type CookieVisits, type Visitor } from '@skein/cms-client/serve';
import { ENGLISH_AND_SPANISH } from '@skein/cms-client';
import { describe, expect, it, vi } from 'vitest';
import { pageBytes } from '../cache/page-bytes.ts';
import { DRAWN, isFromMemory, routesOf } from '../testing/routes-in-memory.test-support.ts';

/** The properties of an address that is already canonical. */
const settled = { settle: async (normal: string) => normal, elsewhere: undefined, isPrivate: () => false };

describe('a page with a form that needs a token', () => {
  it('is the same bytes for two visitors, from memory, and shared caches may keep it', async () => {
    const render = vi.fn(async () => ({ ...DRAWN, html: '<p>token</p>', formToken: 'token' }));
    const { app, cache } = await routesOf({ render });
    const ask = async (cookie: string) => {
      const { body, headers } = await app.inject({ url: '/form', headers: { cookie } });
      const { date: _, 'x-skein-cache': __, ...same } = headers;
      return { body, headers: same };
    };
    const first = await ask('skein_visitor=ana');
    expect(await ask('skein_visitor=sam')).toEqual(first);
    expect(first.headers).toMatchObject({ 'cache-control': expect.stringMatching(/^public, .*s-maxage=60/) });
    expect(first.headers).not.toHaveProperty('set-cookie');
    expect(first.headers.vary).toBe('accept-encoding');
    expect(render).toHaveBeenCalledOnce();
    expect(isFromMemory(cache, '/form')).toBe(true);
  });
});

describe('a page that answers a form', () => {
  const PAGE = '/stayintouch/verify';
  const emails = visitKind<string>('email');
  const visits: CookieVisits = {
    cookie: 'receipt',
    param: 'sent',
    read(value, page) {
      const [, email, of] = /^([^@]+)@(.*)/.exec(value) ?? [];
      if (email === undefined || of !== page) return undefined;
      return { visit: async () => emails.make(email) };
    },
  };
  async function thanks() {
    const { app } = await routesOf(
      {
        render: async () => ({ ...DRAWN, html: '<p>Here</p>' }),
        renderFor: async (_path, _search, { visit }) => {
          const place = { path: '', language: ENGLISH_AND_SPANISH[0] };
          const email = emails.of(await visit({ findBlock: async () => undefined, place }));
          if (email === 'away') throw new Error('away');
          return { ...DRAWN, html: `<p>${email}</p>`, caching: 'none' };
        },
      },
      { visits },
    );
    return app;
  }

  const receipt = (email: string, page = PAGE) => ({ cookie: `receipt=${email}@${page}` });

  it.each([PAGE, `/intl/es${PAGE}`])(
    'at %s?sent=1 is drawn for who has sent one, and kept by nobody',
    async (url) => {
      const app = await thanks();
      const answer = await app.inject({ url: `${url}?sent=1`, headers: receipt('sam') });
      expect(answer.body).toBe('<p>sam</p>');
      expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store' });
      expect(answer.headers).not.toHaveProperty('etag');
    },
  );

  it('is everybody’s at its own address, also for who brings a receipt, and shared caches may keep it', async () => {
    const answer = await (await thanks()).inject({ url: PAGE, headers: receipt('sam') });
    expect(answer.body).toBe('<p>Here</p>');
    expect(answer.headers['cache-control']).toMatch(/^public, /);
  });

  it.each([
    ['none', '?sent=1', {}, PAGE],
    ['one of another page', '?sent=1', receipt('sam', '/address/not-yet'), PAGE],
    ['one that cannot be read', '?sent=1', { cookie: 'receipt=%%%' }, PAGE],
    ['one whose page cannot be drawn', '?sent=1', receipt('away'), PAGE],
    ['none, by a link of a campaign', '?sent=1&utm_source=news', {}, `${PAGE}?utm_source=news`],
  ])('leads who brings no receipt (%s) to everybody’s', async (_, search, headers, location) => {
    const answer = await (await thanks()).inject({ url: PAGE + search, headers });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, location]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('is not taken from memory at the address of what was sent', () => {
    const peek = () => ({ ...DRAWN, etag: '"a"', bytes: pageBytes(Buffer.from('x')) });
    const ask = (search: string) => isFromMemory({ peek }, PAGE + search, receipt('sam'), visits);
    expect([ask(''), ask('?unsent=1'), ask('?sent=1')]).toEqual([true, true, false]);
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

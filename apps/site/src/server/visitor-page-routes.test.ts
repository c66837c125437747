import type { PageVisitor, PageVisitors } from '@skein/api';
import { describe, expect, it, vi } from 'vitest';
import type { AskNetwork } from './ask-network.ts';
import { pageBytes } from './page-bytes.ts';
import { DRAWN, isFromMemory, routesOf } from './testing/routes-in-memory.ts';

describe('a page with a form that needs a token', () => {
  async function formPage(signs = true) {
    const render = vi.fn(async () => ({
      ...DRAWN,
      html: '<p>for nobody</p>',
      drawFor: async ({ csrfToken, stamp }: PageVisitor) => ({
        ...DRAWN,
        html: `${csrfToken} ${stamp({ path: '/form' })['pageToken']}`,
        caching: 'none' as const,
      }),
    }));
    const visitors: PageVisitors = (cookies) => ({
      csrfToken: cookies ?? 'new',
      stamp: ({ path }) => ({ pageToken: `token for ${path}` }),
      setCookie: cookies === undefined ? 'visitor=new' : undefined,
    });
    return { ...(await routesOf({ render }, { visitors: signs ? visitors : undefined })), render };
  }

  it('is drawn for whoever asks, who is known from then on, and kept by nobody', async () => {
    const { app, render } = await formPage();
    const first = await app.inject('/form');
    expect(first.body).toBe('new token for /form');
    expect(first.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'set-cookie': 'visitor=new',
    });
    expect(first.headers).not.toHaveProperty('etag');
    const again = await app.inject({ url: '/form', headers: { cookie: 'visitor=new' } });
    expect(again.body).toBe('visitor=new token for /form');
    expect(again.headers).not.toHaveProperty('set-cookie');
    // The CMS is asked once for all of them.
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('is not answered from memory', async () => {
    const { app, cache } = await formPage();
    await app.inject('/form');
    expect(isFromMemory(cache, '/form')).toBe(false);
  });

  it('goes out without one where the services run elsewhere', async () => {
    const { app } = await formPage(false);
    const answer = await app.inject('/form');
    expect(answer.body).toBe('<p>for nobody</p>');
    expect(answer.headers).not.toHaveProperty('set-cookie');
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

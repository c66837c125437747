import type { PageVisitor } from '@skein/api';
import Fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AskNetwork } from './ask-network.ts';
import { createHtmlCache, type HtmlCache } from './html-cache.ts';
import { pageRoutes } from './page-routes.ts';
import type { PageService } from './page-service.ts';
import { freshPages } from './send-page.ts';

/** What a page service answers of which a test wants to know nothing. */
const drawsNothing = {
  renderReceipt: async () => Promise.reject(new Error('none')),
  renderNetworkAnswer: async () => Promise.reject(new Error('none')),
  renderStatus: async () => undefined,
  renderStep: async () => undefined,
  renderRefused: async () => undefined,
  renderRefusedApplication: async () => undefined,
} satisfies Partial<PageService>;

/** A site of one page that is always there. */
async function site() {
  const app = Fastify();
  const page = { html: '<p>Here</p>', csp: "default-src 'none'", tags: new Set<string>(), stale: false };
  await app.register(pageRoutes, {
    cache: createHtmlCache({ ttlMs: 1000, retryMs: 1000, max: 10 }),
    preview: undefined,
    pages: {
      ...drawsNothing,
      exists: async () => true,
      render: async () => ({ ...page, status: 200 }),
      renderReceipt: async (_path, { email = '' }, stamp) => {
        if (email === 'away') throw new Error('away');
        const html = `<p>${email} ${JSON.stringify(stamp('/address-forms'))}</p>`;
        return { ...page, html, status: 200, caching: 'none' };
      },
    },
  });
  return app;
}

describe('a page on its way to the browser', () => {
  it.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=0.8, BR;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0.0, br ; q=0', undefined],
    ['deflate, gzip;q=1.0', 'gzip'],
    ['zebra, x-gzipped', undefined],
    ['identity', undefined],
    [undefined, undefined],
  ])('for a browser that takes %s is in %s', async (accepted, coding) => {
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
    const answer = await (await site()).inject({ url: '/', headers });
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, coding]);
  });

  it.each([
    [(tag: string) => tag, 304],
    [(tag: string) => `W/${tag}`, 304],
    [(tag: string) => `"other", W/${tag}`, 304],
    [() => '"other"', 200],
    [(tag: string) => tag.slice(1, -1), 200],
  ])('is sent again only when it has changed (%#)', async (known, status) => {
    const app = await site();
    const tag = String((await app.inject('/')).headers.etag);
    const answer = await app.inject({ url: '/', headers: { 'if-none-match': known(tag) } });
    expect(answer.statusCode).toBe(status);
  });
});

describe('a page that is nothing without a query', () => {
  const answers: Readonly<Record<string, [status: number, html: string]>> = {
    '': [200, 'bare'],
    '?id=7': [200, 'seven'],
    '?gone': [404, 'gone'],
  };

  async function jobs() {
    const app = Fastify();
    const cache = createHtmlCache({ ttlMs: 1000, retryMs: 1000, max: 10 });
    const render = vi.fn(async (_path: string, search: string) => {
      const [status, html] = answers[search] ?? [500, 'no page'];
      return {
        html,
        status,
        csp: '',
        tags: new Set<string>(),
        stale: false,
        queryOf: (asked: string) => /^\?id=\d/.exec(asked)?.[0] ?? '',
        elsewhere: '/careers',
        settleQuery: async (query: string) => (query === '?id=7' ? query : '?gone'),
      };
    });
    await app.register(pageRoutes, {
      cache,
      preview: undefined,
      pages: {
        ...drawsNothing,
        exists: async () => true,
        render,
      },
    });
    return { app, cache, render };
  }

  it.each(['/careers/job/', '/careers/job/?id=x', '/careers/job/?gone'])(
    'leads elsewhere from %s',
    async (url) => {
      const { statusCode, headers } = await (await jobs()).app.inject(url);
      expect([statusCode, headers.location]).toEqual([302, '/careers']);
    },
  );

  it('is drawn for its query, and once for all queries that are gone', async () => {
    const { app, render } = await jobs();
    const ask = async (url: string) => {
      const { statusCode, body } = await app.inject(url);
      return [statusCode, body];
    };
    expect(await ask('/careers/job/?id=7')).toEqual([200, 'seven']);
    expect(await ask('/careers/job/?id=8')).toEqual([404, 'gone']);
    expect(await ask('/careers/job/?id=9')).toEqual([404, 'gone']);
    expect(render.mock.calls.map(([, search]) => search)).toEqual(['', '?id=7', '?gone']);
  });

  it('is not answered from memory without one', async () => {
    const { app, cache } = await jobs();
    await app.inject('/careers/job/?id=7');
    const fresh = freshPages({ cache, isEditor: undefined, isSecure: () => false });
    const request = { method: 'GET', url: '/careers/job/', headers: {} } as IncomingMessage;
    expect(fresh(request, {} as ServerResponse)).toBe(false);
  });
});

describe('a page that reads a query', () => {
  async function finder() {
    const app = Fastify();
    const cache = createHtmlCache({ ttlMs: 1000, retryMs: 1000, max: 10 });
    const render = vi.fn(async (path: string, search: string) => ({
      html: `<p>${path} ${search}</p>`,
      csp: '',
      tags: new Set<string>(),
      stale: false,
      status: 200,
      queryOf: (asked: string) => (/[?&](page=[2-9])/.exec(asked) ?? [])[1]?.replace(/^/, '?') ?? '',
    }));
    await app.register(pageRoutes, {
      cache,
      preview: undefined,
      pages: {
        ...drawsNothing,
        exists: async () => true,
        render,
      },
    });
    return { app, cache, render };
  }

  it('is drawn once for all queries of the same meaning', async () => {
    const { app, render } = await finder();
    const body = async (url: string) => (await app.inject(url)).body;
    expect(await body('/finder?page=2')).toBe('<p>/finder ?page=2</p>');
    expect(await body('/finder?utm=x&page=2')).toBe('<p>/finder ?page=2</p>');
    expect(await body('/finder?utm=x')).toBe('<p>/finder </p>');
    expect(render.mock.calls).toEqual([
      ['/finder', ''],
      ['/finder', '?page=2'],
    ]);
  });

  it('is not answered from memory with the page of another query', async () => {
    const { app, cache } = await finder();
    await app.inject('/finder');
    const fresh = freshPages({ cache, isEditor: undefined, isSecure: () => false });
    const request = { method: 'GET', url: '/finder?page=2', headers: {} } as IncomingMessage;
    expect(fresh(request, {} as ServerResponse)).toBe(false);
  });
});

describe('a page with a form that needs a token', () => {
  async function formPage(signs = true) {
    const app = Fastify();
    const cache = createHtmlCache({ ttlMs: 1000, retryMs: 1000, max: 10 });
    const page = { csp: '', tags: new Set<string>(), stale: false, status: 200 };
    const render = vi.fn(async () => ({
      ...page,
      html: '<p>for nobody</p>',
      drawFor: async ({ csrfToken, stamp }: PageVisitor) => ({
        ...page,
        html: `${csrfToken} ${stamp({ path: '/form' })['pageToken']}`,
        caching: 'none' as const,
      }),
    }));
    await app.register(pageRoutes, {
      cache,
      preview: undefined,
      ...(signs && {
        visitors: (cookies) => ({
          csrfToken: cookies ?? 'new',
          stamp: ({ path }) => ({ pageToken: `token for ${path}` }),
          setCookie: cookies === undefined ? 'visitor=new' : undefined,
        }),
      }),
      pages: {
        ...drawsNothing,
        exists: async () => true,
        render,
      },
    });
    return { app, cache, render };
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
    const fresh = freshPages({ cache, isEditor: undefined, isSecure: () => false });
    const request = { method: 'GET', url: '/form', headers: {} } as IncomingMessage;
    expect(fresh(request, {} as ServerResponse)).toBe(false);
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
  const receipt = (email: string, page = PAGE) => ({
    cookie: `skein_receipt=${encodeURIComponent(JSON.stringify({ page, email }))}`,
  });

  it.each([PAGE, `/intl/es${PAGE}`])(
    'at %s is drawn for who has sent one, and kept by nobody',
    async (url) => {
      const app = await site();
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
    expect((await (await site()).inject({ url: PAGE, headers })).body).toBe('<p>Here</p>');
  });

  it('is not taken from memory for who brings a receipt', () => {
    const page = { status: 200, html: '', csp: '', tags: new Set<string>(), stale: false };
    const peek = vi.fn(() => ({ ...page, etag: '"a"', bytes: { get: () => Buffer.from('x') } }));
    const fresh = freshPages({
      cache: { peek } as unknown as HtmlCache,
      isEditor: undefined,
      isSecure: () => false,
    });
    const response = { writeHead: vi.fn(() => response), end: vi.fn() };
    const ask = (headers: object) =>
      fresh({ method: 'GET', url: PAGE, headers } as IncomingMessage, response as unknown as ServerResponse);
    expect([ask({}), ask({ cookie: 'other=1' }), ask(receipt('sam@example.com'))]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('a question by its address', () => {
  const slugs = new Set(['first-bill']);
  async function siteWithQuestions() {
    const app = Fastify();
    const render = vi.fn(async (_path: string, _search: string, slug?: string) => ({
      html: `<p>${slug ?? 'all'}</p>`,
      csp: "default-src 'none'",
      tags: new Set<string>(),
      stale: false,
      status: 200,
      slugs,
    }));
    await app.register(pageRoutes, {
      cache: createHtmlCache({ ttlMs: 1000, retryMs: 1000, max: 10 }),
      preview: undefined,
      pages: {
        ...drawsNothing,
        exists: async (path) => path.endsWith('/faq'),
        render,
      },
    });
    return { app, render };
  }

  it.each([
    ['/faq/first-bill', 200, '<p>first-bill</p>'],
    ['/intl/es/faq/first-bill', 200, '<p>first-bill</p>'],
    ['/faq?slug=first-bill', 200, '<p>first-bill</p>'],
    ['/faq?utm=1&slug=first-bill', 200, '<p>first-bill</p>'],
    ['/faq?slug=who-knows', 200, '<p>all</p>'],
    ['/faq?slug=', 200, '<p>all</p>'],
  ])('%s answers %i', async (url, status, body) => {
    const answer = await (await siteWithQuestions()).app.inject(url);
    expect([answer.statusCode, answer.body]).toEqual([status, body]);
  });

  it.each(['/faq/who-knows', '/faq/first-bill/more', '/first-bill', '/other/first-bill'])(
    '%s is not there',
    async (url) => {
      expect((await (await siteWithQuestions()).app.inject(url)).statusCode).toBe(404);
    },
  );

  it.each([
    ['/faq/slug=first-bill', '/faq/first-bill'],
    ['/faq/First-Bill?utm=1', '/faq/first-bill?utm=1'],
  ])('%s leads to %s', async (url, location) => {
    const answer = await (await siteWithQuestions()).app.inject(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([308, location]);
  });

  it('is drawn once for both ways to write it, and never for what nobody has', async () => {
    const { app, render } = await siteWithQuestions();
    for (const url of ['/faq/first-bill', '/faq?slug=first-bill', '/faq?slug=a', '/faq/b', '/faq?slug=c'])
      await app.inject(url);
    expect(render.mock.calls).toEqual([
      ['/faq', ''],
      ['/faq', '', 'first-bill'],
    ]);
  });

  it('is not mistaken for the page that lies in memory', () => {
    const peek = vi.fn();
    const fresh = freshPages({
      cache: { peek } as unknown as HtmlCache,
      isEditor: undefined,
      isSecure: () => false,
    });
    const ask = (url: string) =>
      fresh({ method: 'GET', url, headers: {} } as IncomingMessage, {} as ServerResponse);
    expect(ask('/faq?slug=first-bill')).toBe(false);
    expect(peek).not.toHaveBeenCalled();
    ask('/faq?utm=1');
    expect(peek).toHaveBeenCalledWith('/faq');
  });
});

describe('a page that asks the network', () => {
  async function siteThatAsks(asksNetwork = true) {
    const app = Fastify();
    const drawn = { csp: "default-src 'none'", tags: new Set<string>(), stale: false, status: 200 };
    const askNetwork = vi.fn<AskNetwork>(async (query) =>
      query === 'away' ? undefined : [{ address: query.toUpperCase() }],
    );
    const render = vi.fn(async () => ({ ...drawn, html: '<p>Nobody asks</p>', asksNetwork }));
    await app.register(pageRoutes, {
      cache: createHtmlCache({ ttlMs: 1000, retryMs: 1000, max: 10 }),
      preview: undefined,
      askNetwork,
      pages: {
        ...drawsNothing,
        exists: async () => true,
        render,
        renderNetworkAnswer: async (path, query, homes) => ({
          ...drawn,
          html: `<p>${path} ${query} ${homes?.map(({ address }) => address).join() ?? 'nobody answers'}</p>`,
          caching: 'none',
        }),
      },
    });
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
    const fresh = freshPages({
      cache: { peek } as unknown as HtmlCache,
      isEditor: undefined,
      isSecure: () => false,
    });
    const ask = (url: string) =>
      fresh({ method: 'GET', url, headers: {} } as IncomingMessage, {} as ServerResponse);
    expect(ask('/status?query=1+ready')).toBe(false);
    expect(peek).not.toHaveBeenCalled();
  });
});

import type { Asked } from '@skein/cms-client/serve';
import { DeliveryError } from '@skein/cms-client/server';
import { PoolFullError } from '@skein/http';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { timed } from '../watch/server-timing.ts';
import { NoSuchPage } from '../pages/routes.tsx';
import type { EditorPages } from '../preview/editor-pages.ts';
import type { Preview } from '../preview/open-preview.ts';
import { previewEditors } from '../preview/preview-editors.ts';
import { DRAWN, isFromMemory, pagesOf, routesOf } from '../testing/routes-in-memory.test-support.ts';

async function site() {
  const { app } = await routesOf({ render: async () => ({ ...DRAWN, html: '<p>Here</p>' }) });
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
    [() => '*', 304],
    [() => ' * ', 304],
    [() => '"*"', 200],
    [() => '"other"', 200],
    [(tag: string) => tag.slice(1, -1), 200],
  ])('is sent again only when it has changed (%#)', async (known, status) => {
    const app = await site();
    const tag = String((await app.inject('/')).headers.etag);
    const answer = await app.inject({ url: '/', headers: { 'if-none-match': known(tag) } });
    expect(answer.statusCode).toBe(status);
  });
});

it('has a tag of its own in each encoding', async () => {
  const app = await site();
  const ask = (headers: Record<string, string>) => app.inject({ url: '/', headers });
  const tags = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (coding) => (await ask({ 'accept-encoding': coding })).headers.etag),
  );
  expect(new Set(tags).size).toBe(3);
  // The site compresses a popular page a second time, with other bytes as the result. Only the plain bytes stay
  // the same.
  expect(tags.map((tag) => /^W\//.test(String(tag)))).toEqual([true, true, false]);
  const [brotli = ''] = tags;
  expect((await ask({ 'accept-encoding': 'br', 'if-none-match': String(brotli) })).statusCode).toBe(304);
  expect((await ask({ 'accept-encoding': 'gzip', 'if-none-match': String(brotli) })).statusCode).toBe(200);
});

it('is not answered from memory in another spelling', async () => {
  const { app, cache } = await routesOf({ render: async () => ({ ...DRAWN, html: '<p>Here</p>' }) });
  await app.inject('/');
  expect(isFromMemory(cache, '/?a=%62')).toBe(true);
  expect(isFromMemory(cache, '/?%61=b')).toBe(false);
});

it('is no page where a CMS would be asked: a site without one would ask itself', async () => {
  const exists = vi.fn(async () => true);
  const { app } = await routesOf({ exists, render: async () => ({ ...DRAWN, html: '' }) });
  expect((await app.inject('/cdn/spaces/skein/environments/master/entries')).statusCode).toBe(404);
  expect(exists).not.toHaveBeenCalled();
});

it.each([
  [
    '503, if the CMS is away',
    new DeliveryError({ contentType: 'gfPage', locale: 'en-US' }, new Error('away')),
  ],
  ['429, if too many pages are being drawn', new PoolFullError()],
])('asks for the whole address again after %s', async (status, error) => {
  const { app } = await routesOf({ render: () => Promise.reject(error) });
  for (const url of ['/careers/job/?id=123', '/intl/es?id=123']) {
    const { statusCode, body } = await app.inject(url);
    expect(status).toContain(String(statusCode));
    expect(body).toContain(`href="${url}"`);
    expect(body).toContain(`<html lang="${url.includes('/es') ? 'es' : 'en'}`);
  }
});

it.each([
  ['a short link', '/r/app', '/app'],
  ['an address in another spelling', '/plans/?a=1', '/plans?a=1'],
])('moves %s for an hour: browsers would keep the redirect for good', async (_, url, to) => {
  const { statusCode, headers } = await (await site()).inject(url);
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([308, to, 'public, max-age=3600']);
});

describe('a page that is nothing without a query', () => {
  const answers: Readonly<Record<string, [status: number, html: string]>> = {
    '': [200, 'bare'],
    '?id=7': [200, 'seven'],
    '?gone': [404, 'gone'],
  };

  async function jobs() {
    const render = vi.fn(async (_path: string, asked?: Asked) => {
      const [status, html] = answers[asked?.search ?? ''] ?? [500, 'no page'];
      return {
        ...DRAWN,
        html,
        status,
        address: {
          normal: ({ search }: Asked) => /^\?id=\d/.exec(search)?.[0] ?? '',
          settle: async (normal: string) => (normal === '?id=7' ? normal : '?gone'),
          elsewhere: (search: string) => `/careers${search.includes('utm') ? '?utm_source=news' : ''}`,
          isPrivate: () => false,
        },
      };
    });
    return { ...(await routesOf({ render })), render };
  }

  it.each([
    ['', ''],
    ['?id=x', ''],
    ['?gone', ''],
    ['?id=&utm_source=news', '?utm_source=news'],
  ])('leads elsewhere from /careers/job/%s, as the page says', async (query, campaign) => {
    const { statusCode, headers } = await (await jobs()).app.inject(`/careers/job/${query}`);
    expect([statusCode, headers.location]).toEqual([302, `/careers${campaign}`]);
  });

  it('is drawn for its query, and once for all queries that are gone', async () => {
    const { app, render } = await jobs();
    const ask = async (url: string) => {
      const { statusCode, body } = await app.inject(url);
      return [statusCode, body];
    };
    expect(await ask('/careers/job/?id=7')).toEqual([200, 'seven']);
    expect(await ask('/careers/job/?id=8')).toEqual([404, 'gone']);
    expect(await ask('/careers/job/?id=9')).toEqual([404, 'gone']);
    expect(render.mock.calls.map(([, asked]) => asked?.search)).toEqual([undefined, '?id=7', '?gone']);
  });

  it('is not answered from memory without one', async () => {
    const { app, cache } = await jobs();
    await app.inject('/careers/job/?id=7');
    expect(isFromMemory(cache, '/careers/job/')).toBe(false);
  });
});

describe('a page that reads a query', () => {
  async function finder() {
    const render = vi.fn(async (path: string, asked?: Asked) => ({
      ...DRAWN,
      html: `<p>${path} ${asked?.search ?? ''}</p>`,
      address: {
        normal: ({ search }: Asked) => (/[?&](page=[2-9])/.exec(search) ?? [])[1]?.replace(/^/, '?') ?? '',
        settle: async (normal: string) => normal,
        elsewhere: undefined,
        isPrivate: () => false,
      },
    }));
    return { ...(await routesOf({ render })), render };
  }

  it('is drawn once for all queries of the same meaning', async () => {
    const { app, render } = await finder();
    const body = async (url: string) => (await app.inject(url)).body;
    expect(await body('/finder?page=2')).toBe('<p>/finder ?page=2</p>');
    expect(await body('/finder?utm=x&page=2')).toBe('<p>/finder ?page=2</p>');
    expect(await body('/finder?utm=x')).toBe('<p>/finder </p>');
    expect(render.mock.calls.map(([path, asked]) => [path, asked?.search])).toEqual([
      ['/finder', undefined],
      ['/finder', '?page=2'],
    ]);
  });

  it('is not answered from memory with the page of another query', async () => {
    const { app, cache } = await finder();
    await app.inject('/finder');
    expect(isFromMemory(cache, '/finder?page=2')).toBe(false);
  });
});

/** Returns a preview in which only the browser with the cookie `editor=1` is an editor's. */
const draftsOf = (draw: EditorPages['draw']): Preview => ({
  pagesOf: () => ({ draw, redraw: () => Promise.reject(new Error('not asked here')) }),
  editors: {
    ...previewEditors('a secret'),
    nameOf: ({ headers }) => (headers.cookie === 'editor=1' ? 'one' : undefined),
  },
});

describe('an address of which drafts know nothing', () => {
  it.each([
    ['is kept by caches for a while', 'a=1', 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'],
    ['is kept by nobody for an editor: visitors may have a page there', 'editor=1', 'private, no-store'],
  ])('%s', async (_, cookie, control) => {
    const pages = pagesOf({
      exists: async () => false,
      render: async (path) => Promise.reject(new NoSuchPage(path)),
      renderStatus: async (status) => ({ ...DRAWN, status, html: '<p>Nothing here</p>' }),
    });
    const preview = draftsOf(({ path }) => Promise.reject(new NoSuchPage(path)));
    const { app } = await routesOf(pages, { preview });
    const { statusCode, headers } = await app.inject({ url: '/renamed', headers: { cookie } });
    expect([statusCode, headers['cache-control']]).toEqual([404, control]);
  });
});

describe('how long a draft took', () => {
  it('is told to its editor, who gets it compressed, and to no visitor', async () => {
    const pages = pagesOf({ render: async () => ({ ...DRAWN, html: '<p>A page</p>' }) });
    const preview = draftsOf(async () => {
      await timed('cms', async () => undefined);
      return { ...DRAWN, html: '<p>A draft</p>' };
    });
    const { app } = await routesOf(pages, { preview });
    const ask = (cookie: string) =>
      app.inject({ url: '/plans', headers: { cookie, 'accept-encoding': 'gzip' } });
    const told = async () => (await ask('editor=1')).headers['server-timing'];

    expect(await told()).toMatch(
      /^cache;desc="draft; for visitors miss", cms;dur=\d+\.\d, compress;dur=\d+\.\d$/,
    );
    const visitor = await ask('a=1');
    expect([visitor.statusCode, visitor.headers['server-timing']]).toEqual([200, undefined]);
    expect(await told()).toContain('for visitors hit');

    const { headers, rawPayload } = await ask('editor=1');
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'cookie, accept-encoding' });
    expect(String(gunzipSync(rawPayload))).toBe('<p>A draft</p>');
  });
});

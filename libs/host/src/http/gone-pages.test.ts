import Fastify from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it, vi } from 'vitest';
import { finishedPage } from '../cache/cached-page.ts';
import { smallSite } from '../testing/small-site.test-support.ts';
import { DRAWN } from '../testing/routes-in-memory.test-support.ts';
import { atPath } from '../pages/stand-in-page.ts';
import { freshPages } from './fresh-pages.ts';
import { gonePages, watchRoutes } from './gone-pages.ts';

const notFound = finishedPage(
  { ...DRAWN, status: 404, html: '<a href="/intl/es/404">Español</a>' },
  () => true,
);
const faq = finishedPage(
  {
    ...DRAWN,
    html: 'faq',
    address: {
      normal: ({ below }) => (below === 'first-bill' ? '/first-bill' : undefined),
      settle: async (normal) => normal,
      elsewhere: undefined,
      isPrivate: () => false,
    },
  },
  () => true,
);

/**
 * Creates a site with several pages in the CMS. Only the pages in `kept` are in memory. Returns a function that returns
 * the not-found page for a path, if the site can answer from memory.
 * @param isFresh whether the site knows the current paths of the CMS
 */
async function goneOn(kept: ReadonlyMap<string, typeof notFound>, isFresh = true) {
  const app = Fastify();
  const isRoute = watchRoutes(app);
  app.get('/healthz', () => 'ok');
  app.get('/api/*', () => 'ok');
  app.get('/jobs/:id?', () => 'ok');
  app.get('/*', () => 'page');
  await app.ready();
  const cms = ['/faq', '/cold', '/'];
  const goneAt = gonePages({
    site: smallSite,
    isRoute,
    pages: { knows: (path) => (isFresh ? cms.includes(path) : undefined) },
    cache: { peek: (key) => kept.get(key) },
  });
  // The first call prepares the bytes of the page asynchronously. Later calls get them at once.
  await atPath(smallSite.locales, notFound, { status: 404, path: '/prepares' });
  return async (path: string) => (await goneAt(path)?.bytes.get('identity'))?.toString();
}

const KEPT = new Map([
  ['404 en-US', notFound],
  ['/faq', faq],
]);

it.each(['/nowhere', '/no/where', '/faq/who-knows', '/faq/first-bill/more', '/healthz/x', '/apis'])(
  'answers %s from memory, because there is nothing',
  async (path) => {
    const goneAt = await goneOn(KEPT);
    expect(await goneAt(path)).toBe(`<a href="/intl/es${path}">Español</a>`);
  },
);

it.each([
  ['a page of the CMS', '/cold'],
  ['a part of a page', '/faq/first-bill'],
  ['what may be a part of a page that is not in memory', '/cold/part'],
  ['another route', '/healthz'],
  ['what is below another route', '/api/x'],
  ['a route with a parameter', '/jobs/7'],
  ['a route without its parameter', '/jobs'],
  ['a path that the router decodes', '/caf%C3%A9'],
  ['a short link', '/r/app'],
  ['a path in another spelling', '/Nowhere'],
  ['a page in a language whose not-found page is not in memory', '/intl/es/nowhere'],
])('leaves %s to the routes', async (_what, path) => {
  const goneAt = await goneOn(KEPT);
  expect(await goneAt(path)).toBeUndefined();
});

it('leaves everything to the routes while the list of pages may be old', async () => {
  const goneAt = await goneOn(KEPT, false);
  expect(await goneAt('/nowhere')).toBeUndefined();
});

it('answers before the routes, with or without figures', async () => {
  const bytes = await atPath(smallSite.locales, notFound, { status: 404, path: '/nowhere' });
  for (const countHit of [undefined, vi.fn()]) {
    const fresh = freshPages({
      cache: { peek: () => undefined },
      isSecure: () => false,
      arrivals: ({ search }) => (search.includes('utm') ? 'came=utm' : undefined),
      goneAt: () => ({ page: notFound, bytes }),
      countHit,
    });
    const response = { getHeader: () => undefined, writeHead: vi.fn(() => response), end: vi.fn() };
    const answers = (url: string) =>
      fresh({ method: 'GET', url, headers: {} } as IncomingMessage, response as unknown as ServerResponse);
    expect(['/nowhere', '/nowhere?a=1', '/nowhere?utm=1'].map(answers)).toEqual([true, true, true]);
    const cookies = expect.arrayContaining(['set-cookie', 'came=utm']);
    expect(response.writeHead.mock.calls).toEqual([
      [404, expect.not.arrayContaining(['set-cookie'])],
      [404, expect.not.arrayContaining(['set-cookie'])],
      [404, cookies],
    ]);
    if (countHit) expect(countHit.mock.calls).toEqual([[404], [404], [404]]);
  }
});

import { DeliveryError } from '@skein/cms-client/server';
import Fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { gunzipSync } from 'node:zlib';
import type { SlugEntry } from '../content/page-list.ts';
import { smallSite, withLastResort } from '../testing/small-site.test-support.ts';
import { answerErrors } from './error-answers.ts';
import { listed, robotsTxt, siteMapItems, siteMapRoutes } from './site-map-routes.ts';

const entry = (path: string, extra: Partial<SlugEntry> = {}): SlugEntry => ({
  id: path,
  path,
  siteMap: 'pages',
  noIndex: false,
  updatedAt: '2026-01-01T00:00:00Z',
  breadcrumb: 'x',
  ...extra,
});

describe('the site map', () => {
  it('lists both languages of a page, each naming the other', () => {
    expect([...siteMapItems(smallSite, [entry('/plans')])]).toEqual(
      ['/plans', '/intl/es/plans'].map((url) => ({
        url,
        lastmod: '2026-01-01T00:00:00Z',
        links: [
          { lang: 'en', url: '/plans' },
          { lang: 'es', url: '/intl/es/plans' },
          { lang: 'x-default', url: '/plans' },
        ],
      })),
    );
  });

  it('leaves out other maps, pages closed to search engines, and excluded addresses', () => {
    const entries = [
      entry('/support', { siteMap: 'support' }),
      entry('/secret', { noIndex: true }),
      entry('/quiz'),
      entry('/r/app'),
      entry('/'),
    ];
    expect(listed(smallSite, entries, 'pages').map(({ path }) => path)).toEqual(['/']);
    expect(listed(smallSite, entries, 'support').map(({ path }) => path)).toEqual(['/support']);
  });

  it.each(['/quiz', '/r/app', '/r/a/b'])('never lists %s', (path) =>
    expect(smallSite.isListed(path)).toBe(false),
  );
  it.each(['/', '/quizzes', '/r', '/support/r/app'])('may list %s', (path) =>
    expect(smallSite.isListed(path)).toBe(true),
  );
});

describe('the answer for a site map', () => {
  async function mapsOf(all: () => Promise<readonly SlugEntry[]>) {
    const app = withLastResort(Fastify());
    answerErrors(app, {} as Parameters<typeof answerErrors>[1]);
    const slugs = { all, has: async () => false, forget: () => undefined };
    await app.register(siteMapRoutes, {
      site: smallSite,
      slugs,
      origin: 'https://x.example',
      production: true,
      maxAddresses: 4,
    });
    return app;
  }
  const ask = async (all: () => Promise<readonly SlugEntry[]>, url = '/sitemap-pages.xml') =>
    (await mapsOf(all)).inject(url);

  it('is split where one file would hold too many addresses', async () => {
    const all = async () => ['/a', '/b', '/c'].map((path) => entry(path));
    const { body: index } = await ask(all, '/sitemap.xml');
    expect([...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
      'https://x.example/sitemap-pages.xml',
      'https://x.example/sitemap-pages-2.xml',
      'https://x.example/sitemap-support.xml',
    ]);
    const locations = ({ body }: { body: string }) =>
      [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    expect(locations(await ask(all))).toEqual(
      ['/a', '/intl/es/a', '/b', '/intl/es/b'].map((path) => `https://x.example${path}`),
    );
    expect(locations(await ask(all, '/sitemap-pages-2.xml'))).toEqual(
      ['/c', '/intl/es/c'].map((path) => `https://x.example${path}`),
    );
    expect((await ask(all, '/sitemap-pages-3.xml')).statusCode).toBe(404);
    expect((await ask(all, '/sitemap-pages-1x.xml')).statusCode).toBe(404);
  });

  it('holds the addresses', async () => {
    const answer = await ask(async () => [entry('/plans')]);
    expect([answer.statusCode, answer.body]).toEqual([
      200,
      expect.stringContaining('<loc>https://x.example/intl/es/plans</loc>'),
    ]);
  });

  it('is written once for a list of pages, and again for the next list', async () => {
    const written = vi.spyOn(smallSite.locales, 'localize');
    let list = [entry('/plans')];
    const app = await mapsOf(async () => list);
    const locations = async (headers = {}) => {
      const { rawPayload, headers: answered } = await app.inject({ url: '/sitemap-pages.xml', headers });
      const body = answered['content-encoding'] === 'gzip' ? gunzipSync(rawPayload) : rawPayload;
      return [...body.toString().matchAll(/<loc>https:\/\/x.example(.*?)<\/loc>/g)].map(([, url]) => url);
    };
    expect(await locations()).toEqual(['/plans', '/intl/es/plans']);
    const calls = written.mock.calls.length;
    expect(await locations({ 'accept-encoding': 'gzip, br' })).toEqual(['/plans', '/intl/es/plans']);
    expect(await locations({ 'accept-encoding': 'br' })).toEqual(['/plans', '/intl/es/plans']);
    expect(written.mock.calls.length).toBe(calls);
    list = [entry('/speed')];
    expect(await locations()).toEqual(['/speed', '/intl/es/speed']);
    written.mockRestore();
  });

  it('is an empty map when no page may be listed', async () => {
    const answer = await ask(async () => [entry('/secret', { noIndex: true })]);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringMatching(/<urlset [^>]*\/>$/)]);
  });

  it('asks to come back later while the CMS is away', async () => {
    const answer = await ask(async () => {
      throw new DeliveryError({ contentType: 'gfPage', locale: 'en-US' }, new Error('away'));
    });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10']);
  });
});

describe('robots.txt', () => {
  it('closes everything outside production', () =>
    expect(robotsTxt({ origin: 'https://x.example', production: false })).toBe(
      'User-agent: *\nDisallow: /\n',
    ));
  it('opens all but what the site closes in production', () => {
    const text = robotsTxt({ origin: 'https://x.example', production: true }, ['/blog/search/']);
    expect(text).toContain('Allow: /\nDisallow: /blog/search/\n');
    expect(robotsTxt({ origin: 'https://x.example', production: true })).not.toContain('Disallow');
    expect(text).toContain('Sitemap: https://x.example/sitemap.xml');
  });
});

import { DeliveryError } from '@skein/cms-client/server';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { SlugEntry } from '../content/page-list.ts';
import { smallSite, withLastResort } from '../testing/small-site.test-support.ts';
import { answerErrors } from './error-answers.ts';
import { robotsTxt, siteMapItems, siteMapRoutes } from './site-map-routes.ts';

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
    expect(siteMapItems(smallSite, [entry('/plans')], 'pages')).toEqual(
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
    expect(siteMapItems(smallSite, entries, 'pages').map(({ url }) => url)).toEqual(['/', '/intl/es']);
    expect(siteMapItems(smallSite, entries, 'support').map(({ url }) => url)).toEqual([
      '/support',
      '/intl/es/support',
    ]);
  });

  it.each(['/quiz', '/r/app', '/r/a/b'])('never lists %s', (path) =>
    expect(smallSite.isListed(path)).toBe(false),
  );
  it.each(['/', '/quizzes', '/r', '/support/r/app'])('may list %s', (path) =>
    expect(smallSite.isListed(path)).toBe(true),
  );
});

describe('the answer for a site map', () => {
  async function ask(all: () => Promise<readonly SlugEntry[]>) {
    const app = withLastResort(Fastify());
    answerErrors(app, {} as Parameters<typeof answerErrors>[1]);
    const slugs = { all, has: async () => false, forget: () => undefined };
    await app.register(siteMapRoutes, {
      site: smallSite,
      slugs,
      origin: 'https://x.example',
      production: true,
    });
    return app.inject('/sitemap-pages.xml');
  }

  it('holds the addresses', async () => {
    const answer = await ask(async () => [entry('/plans')]);
    expect([answer.statusCode, answer.body]).toEqual([
      200,
      expect.stringContaining('<loc>https://x.example/intl/es/plans</loc>'),
    ]);
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
  it('opens all but the blog search in production', () => {
    const text = robotsTxt({ origin: 'https://x.example', production: true });
    expect(text).toContain('Allow: /\nDisallow: /blog/search/\n');
    expect(text).toContain('Sitemap: https://x.example/sitemap.xml');
  });
});

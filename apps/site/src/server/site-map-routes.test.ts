import { describe, expect, it } from 'vitest';
import type { SlugEntry } from '../content/slug-index.ts';
import { isExcluded } from '../site-map.config.ts';
import { robotsTxt, siteMapItems } from './site-map-routes.ts';

const entry = (path: string, extra: Partial<SlugEntry> = {}): SlugEntry => ({
  path,
  siteMap: 'pages',
  noIndex: false,
  updatedAt: '2026-01-01T00:00:00Z',
  breadcrumb: 'x',
  ...extra,
});

describe('the site map', () => {
  it('lists both languages of a page, each naming the other', () => {
    expect(siteMapItems([entry('/plans')], 'pages')).toEqual(
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
    expect(siteMapItems(entries, 'pages').map(({ url }) => url)).toEqual(['/', '/intl/es']);
    expect(siteMapItems(entries, 'support').map(({ url }) => url)).toEqual(['/support', '/intl/es/support']);
  });

  it.each([
    '/account-not-found',
    '/cancelconfirmation',
    '/careers/job',
    '/chat',
    '/kiosk',
    '/maintenance',
    '/quiz',
    '/splitter',
    '/stayintouch/verify',
    '/support/404',
    '/support/browser',
    '/r/app',
    '/internet/deal',
  ])('never lists %s', (path) => expect(isExcluded(path)).toBe(true));
  it.each(['/', '/careers', '/support', '/product/internet', '/quizzes'])('may list %s', (path) =>
    expect(isExcluded(path)).toBe(false),
  );
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

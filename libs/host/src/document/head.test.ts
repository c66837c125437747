import { describe, expect, it } from 'vitest';
import type { LoadedPage } from '@skein/cms-client/serve';
import type { SlugEntry } from '../content/page-list.ts';
import { smallSite } from '../testing/small-site.test-support.ts';
import { breadcrumbs, headTags, pageTitle, type HeadContext } from './head.ts';

function loaded(page: object = {}, locale: 'en-US' | 'es' = 'en-US', site = 'Skein Fiber'): LoadedPage {
  return {
    page: { id: 'p', slug: '/plans', title: 'Plans', blocks: [], siteMap: 'pages', noIndex: false, ...page },
    site: { id: 'site', title: site },
    locale,
    problems: [],
    dependencies: new Set(),
    stale: false,
  } as unknown as LoadedPage;
}
const slug = (path: string, breadcrumb: string): SlugEntry => ({
  id: path,
  path,
  breadcrumb,
  siteMap: 'pages',
  noIndex: false,
  updatedAt: undefined,
});
const context = (changed: Partial<HeadContext> = {}): HeadContext => ({
  site: smallSite,
  loaded: loaded(),
  path: '/plans',
  origin: 'https://skein.example',
  production: true,
  status: 200,
  fontUrls: ['/figtree.woff2'],
  brandImage: '/brand.png',
  ancestors: [],
  ...changed,
});
/**
 * Returns the values of the head's tags, by the name that identifies each tag: `og:title`, `description`,
 * `canonical`, `alternate es`.
 */
function tags(changed: Partial<HeadContext> = {}): Record<string, string | undefined> {
  return Object.fromEntries(
    headTags(context(changed)).map(([, { name, property, rel, hreflang, content, href }]) => [
      name ?? property ?? [rel, hreflang].filter(Boolean).join(' '),
      content ?? href,
    ]),
  );
}

describe('the title of a page', () => {
  it.each([
    ['Plans', 'Skein Fiber', 'Plans | Skein Fiber'],
    ['Skein Fiber', 'Skein Fiber', 'Skein Fiber'],
    ['About Skein Fiber', 'Skein Fiber', 'About Skein Fiber'],
  ])('%s of %s is %s', (title, site, expected) => {
    expect(pageTitle(loaded({ title }, 'en-US', site))).toBe(expected);
  });
});

describe('the head of a page', () => {
  it('names the page’s own address and its twin in the other language', () => {
    expect(tags()).toMatchObject({
      canonical: 'https://skein.example/plans',
      'alternate en': 'https://skein.example/plans',
      'alternate es': 'https://skein.example/intl/es/plans',
      'alternate x-default': 'https://skein.example/plans',
    });
    expect(tags({ loaded: loaded({}, 'es') })).toMatchObject({
      canonical: 'https://skein.example/intl/es/plans',
      'alternate en': 'https://skein.example/plans',
      'og:locale': 'es_US',
    });
    expect(tags({ path: '/' })).toMatchObject({
      canonical: 'https://skein.example/',
      'alternate es': 'https://skein.example/intl/es',
    });
  });

  it.each([
    ['a live page', {}, undefined],
    ['a page that an editor keeps to visitors', { loaded: loaded({ noIndex: true }) }, 'noindex'],
    ['a trial site', { production: false }, 'noindex'],
    ['a page that is not there', { status: 404 }, 'noindex'],
  ])('tells search engines about %s: %s', (_, changed, robots) => {
    expect(tags(changed)['robots']).toBe(robots);
  });

  it('gives no address to a page that is not there', () => {
    const missing = Object.keys(tags({ status: 404 }));
    expect(missing.filter((name) => /canonical|alternate|og:url/.test(name))).toEqual([]);
  });

  it('shows a large card with a raster picture of a fixed size, its kind and what is on it', () => {
    const image = {
      url: '/assets/porch/1/porch.svg',
      width: 10,
      height: 10,
      alt: 'A porch',
      contentType: 'image/svg+xml',
    };
    expect(tags({ loaded: loaded({ image }) })).toMatchObject({
      'og:image': 'https://skein.example/assets/porch/1/porch.svg?w=1200&h=630&fit=fill&q=80&fm=jpg',
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'A porch',
      'twitter:card': 'summary_large_image',
    });
  });

  it('shows a large card with the brand on a page without a picture, also on one that is not there', () => {
    for (const status of [200, 404]) {
      expect(tags({ status })).toMatchObject({
        'og:title': 'Plans',
        'og:image': 'https://skein.example/brand.png',
        'og:image:alt': 'Skein Fiber',
        'twitter:card': 'summary_large_image',
      });
    }
  });

  it('has no empty description', () => {
    expect(tags()).not.toHaveProperty('description');
    expect(tags({ loaded: loaded({ description: 'Fast.' }) })).toMatchObject({
      description: 'Fast.',
      'og:description': 'Fast.',
    });
  });

  it('fetches the fonts early, and the pictures of the first view before them', () => {
    const preload = headTags(context()).find(([, { rel }]) => rel === 'preload');
    expect(preload?.[1]).toMatchObject({
      as: 'font',
      href: '/figtree.woff2',
      crossorigin: '',
      fetchpriority: 'low',
    });
  });
});

describe('the way from home', () => {
  it('names every ancestor in the page’s language, with its address', () => {
    const trail = breadcrumbs(
      context({
        loaded: loaded({ breadcrumb: 'Rápido' }, 'es'),
        path: '/product/internet',
        ancestors: [slug('/product', 'Productos')],
      }),
    );
    expect(trail?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Inicio', item: 'https://skein.example/intl/es' },
      { '@type': 'ListItem', position: 2, name: 'Productos', item: 'https://skein.example/intl/es/product' },
      {
        '@type': 'ListItem',
        position: 3,
        name: 'Rápido',
        item: 'https://skein.example/intl/es/product/internet',
      },
    ]);
  });

  it('ends with the title when there is no short name', () => {
    expect(breadcrumbs(context())?.itemListElement).toMatchObject([{ name: 'Home' }, { name: 'Plans' }]);
  });

  it('is nowhere to go on the home page', () => {
    expect(breadcrumbs(context({ path: '/' }))).toBeUndefined();
  });
});

import { expect, it } from 'vitest';
import { smallSite } from '../testing/small-site.test-support.ts';
import { siteAddresses } from './site-addresses.ts';

const slugs = { all: async () => ['/', '/faq', '/404', '/500'].map((path) => ({ path })) };
const page = { address: { below: ['first bill'] } };
const cache = { peek: () => page } as unknown as Parameters<typeof siteAddresses>[2];
const routes = [{ path: '/site-map' }, { path: '/jobs/:id' }, { path: '*' }];

it('are those of pages, exact routes and short links, in all languages', async () => {
  const { pages, notFound } = await siteAddresses({ ...smallSite, routes }, slugs, cache);
  expect(pages).toEqual(
    ['/', '/faq', '/site-map', '/r/app'].flatMap((path) => [path, `/intl/es${path === '/' ? '' : path}`]),
  );
  expect(notFound).toEqual(['/404', '/intl/es/404']);
});

it('go on below a page, but not below what lies there', async () => {
  const { below } = await siteAddresses(smallSite, slugs, cache);
  expect(below('/intl/es/faq')).toEqual(['/intl/es/faq/first%20bill']);
  expect(below('/intl/es/faq/first%20bill')).toEqual([]);
});

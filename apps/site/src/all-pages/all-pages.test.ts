// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { documentOf } from '../testing/document-of.ts';
import { demoSite } from '../testing/site-in-memory.ts';
import { groupPages, type PageLink } from './group-pages.ts';

const { pages, site, source } = await demoSite();

async function draw(path: string) {
  return documentOf((await pages.render(path)).html);
}

describe('the page of all pages', () => {
  it.each([
    ['/site-map', '', 'All pages'],
    ['/intl/es/site-map', '/intl/es', 'Todas las páginas'],
  ])('at %s leads to every page that a site map lists, in its language', async (path, prefix, title) => {
    const page = await draw(path);
    const listed = (await source.slugs.all()).filter(
      (entry) => entry.siteMap !== 'none' && !entry.noIndex && site.isListed(entry.path),
    );
    expect(page.querySelector('h1')?.textContent).toBe(title);
    const links = [...page.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
    expect(links.toSorted()).toEqual(
      listed.map((entry) => (entry.path === '/' ? prefix || '/' : prefix + entry.path)).toSorted(),
    );
  });

  it('names each area as its page is called, or by words of its own', async () => {
    const names = async (path: string) =>
      [...(await draw(path)).querySelectorAll('main h2')].map(({ textContent }) => textContent);
    expect(await names('/site-map')).toEqual(
      expect.arrayContaining(['Start here', 'Cities', 'Legal', 'Support']),
    );
    const spanish = await names('/intl/es/site-map');
    expect(spanish).toEqual(expect.arrayContaining(['Para empezar', 'Ciudades', 'Estados']));
    for (const name of spanish) expect(name).toMatch(/^\p{Lu}/u);
  });

  it('is found in the footer of every page', async () => {
    expect((await draw('/plans')).querySelector('footer a[href="/site-map"]')?.textContent).toBe('All pages');
  });
});

it('puts what is alone in its area together, and the largest area last', () => {
  const page = (path: string) => ({ path, breadcrumb: path.slice(1) || 'home' });
  const groups = groupPages(
    ['/', '/plans', '/cities', '/cities/a', '/cities/b', '/cities/a/help', '/legal/x', '/legal/y'].map(page),
    { main: 'Main', areas: { legal: 'Legal' } },
    (path) => `/es${path}`,
  );
  const hrefs = (links: readonly PageLink[]): unknown[] =>
    links.map(({ href, below }) => (below.length > 0 ? [href, hrefs(below)] : href));
  expect(groups.map(({ title, links }) => [title, hrefs(links)])).toEqual([
    ['Main', ['/es/', '/es/plans']],
    ['Legal', ['/es/legal/x', '/es/legal/y']],
    ['cities', ['/es/cities', ['/es/cities/a', ['/es/cities/a/help']], '/es/cities/b']],
  ]);
});

import type { Delivery } from '@skein/cms-client/server';
import { describe, expect, it } from 'vitest';
import { createContentSource } from './content-source.ts';
import { cmsThatCounts, pageEntry, raw } from '../testing/cms-that-counts.test-support.ts';
import { smallSite } from '../testing/small-site.test-support.ts';

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });

describe('the content of pages', () => {
  const source = (pages: object[], site?: object[]) => {
    const { delivery, ...rest } = cmsThatCounts(pages, site);
    const reported: string[] = [];
    const made = createContentSource({
      site: smallSite,
      delivery,
      sanitize: (html) => html as never,
      assetUrl: (url) => url,
      ttlMs: 1000,
      now: () => 0,
      onProblems: (path, problems) => problems.forEach(({ field }) => reported.push(`${path} ${field}`)),
    });
    return { ...rest, reported, source: made };
  };

  it('is not asked for at addresses that no page has', async () => {
    const { source: pages, asked } = source([pageEntry('home', '/')]);
    expect(await pages.loadPage('/wp-admin')).toBeUndefined();
    expect(asked.map(({ contentType, where }) => [contentType, where])).toEqual([['gfPage', undefined]]);
  });

  it('is never that of another page, whatever a CMS or a proxy answers', async () => {
    const pages = [pageEntry('home', '/'), pageEntry('plans', '/plans')];
    const { delivery } = cmsThatCounts(pages);
    const heedless: Delivery = { ask: ({ where: _, ...question }) => delivery.ask(question) };
    const made = createContentSource({
      site: smallSite,
      delivery: heedless,
      sanitize: (html) => html as never,
      assetUrl: (url) => url,
      ttlMs: 1000,
      onProblems: () => undefined,
    });
    expect((await made.loadPage('/plans'))?.page).toMatchObject({ id: 'plans', title: 'plans' });
  });

  it('has pages without a title too', async () => {
    const { source: pages, reported } = source([raw('plans', 'gfPage', { gfSlug: '/plans' })]);
    expect((await pages.loadPage('/plans'))?.page).toMatchObject({ slug: '/plans', title: 'Skein' });
    expect(reported).toContain('/plans gfTitle');
  });

  it('is asked for in the language of the address, by the address without it', async () => {
    const { source: pages, asked } = source([pageEntry('plans', '/plans')]);
    await pages.loadPage('/intl/es/plans');
    expect(asked).toContainEqual({
      contentType: 'gfPage',
      locale: 'es',
      where: { 'sys.id': 'plans' },
    });
  });

  it('is drawn without the site’s frame too: that is said in words for the editor', async () => {
    const { source: pages, reported } = source([pageEntry('home', '/')], []);
    expect((await pages.loadPage('/'))?.site.title).toBe('Skein Fiber');
    expect(reported).toEqual([
      'site (en-US) *',
      'site (en-US) gfTitle',
      'site (en-US) gfHeader',
      'site (en-US) gfFooter',
    ]);
  });

  it('reports what an editor should fix, with the address', async () => {
    const page = pageEntry('home', '/', { gfBlocks: [link('gone')] });
    const { source: pages, reported } = source([page]);
    await pages.loadPage('/');
    expect(reported).toContain('/ gfBlocks');
  });

  it('forgets the list of pages when a page changes, and not when a text does', async () => {
    const { source: pages, asked } = source([pageEntry('home', '/')]);
    await pages.slugs.has('/');
    pages.invalidate('text', 'gfTextBlock');
    await pages.slugs.has('/');
    expect(asked).toHaveLength(1);
    pages.invalidate('home', 'gfPage');
    await pages.slugs.has('/');
    expect(asked).toHaveLength(2);
  });
});

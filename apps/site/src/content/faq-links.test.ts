import { describe, expect, it } from 'vitest';
import { NoSuchPage } from '../routes/routes.tsx';
import { demoExport } from '../testing/demo-export.ts';
import { siteInMemory } from '../testing/site-in-memory.ts';
import { faqLinkOf, faqLinkPath, slugOfQuery } from './faq-links.ts';

describe('an address', () => {
  it.each([
    ['/support/faq/first-bill', { page: '/support/faq', slug: 'first-bill' }],
    ['/intl/es/support/faq/First%20Bill', { page: '/intl/es/support/faq', slug: 'first-bill' }],
    ['/support/faq/slug=first-bill', { page: '/support/faq', slug: 'first-bill' }],
    ['/first-bill', undefined],
    ['/intl/es/first-bill', undefined],
    ['/support/faq/', undefined],
    ['/support/faq/%E0%A4%A', undefined],
  ])('%s names %j', (path, link) => {
    expect(faqLinkOf(path)).toEqual(link);
  });

  it.each([
    ['?slug=first-bill', 'first-bill'],
    ['?utm=1&slug=First+Bill', 'first-bill'],
    ['?slug=', undefined],
    ['?slugs=1', undefined],
    ['', undefined],
  ])('with the query %s names %s', (search, slug) => {
    expect(slugOfQuery(search)).toBe(slug);
  });

  it('of a question holds nothing that a path cannot', () => {
    expect(faqLinkPath({ page: '/support/faq', slug: 'a/b?c' })).toBe('/support/faq/a%2Fb%3Fc');
  });
});

describe('a page with questions', () => {
  /** Names of the disclosures that are served open. */
  const openIn = (html: string) =>
    [...html.matchAll(/<details id="([^"]+)"[^>]* open=""/g)].map(([, id]) => id);

  it.each(['/support/faq', '/intl/es/support/faq'])(
    'at %s is drawn for one of them, open in its tab',
    async (path) => {
      const { pages } = await siteInMemory(demoExport);
      const [plain, linked] = await Promise.all([
        pages.render(path, ''),
        pages.render(path, '', 'first-bill'),
      ]);
      expect(openIn(plain.html)).toEqual([]);
      expect(openIn(linked.html)).toEqual(['first-bill']);
      expect(linked.html).toMatch(/<details name="[^"]*" open=""><summary[^>]*>(Bills|Facturas)</);
      expect(linked.html).toContain(`data-faq-path="${path}"`);
      expect(plain.slugs).toContain('first-bill');
      expect(linked.tags).toEqual(plain.tags);
    },
  );

  it('is the one that search engines are told of, and leads to the same question in the other language', async () => {
    const { pages } = await siteInMemory(demoExport);
    const { html } = await pages.render('/support/faq', '', 'first-bill');
    expect(html).toContain('<link rel="canonical" href="https://skein.example/support/faq">');
    expect(html).toContain('hreflang="es" href="https://skein.example/intl/es/support/faq"');
    expect(html).toContain('href="/intl/es/support/faq/first-bill"');
  });

  it('is no page for a slug that it does not have', async () => {
    const { pages } = await siteInMemory(demoExport);
    await expect(pages.render('/support/faq', '', 'who-knows')).rejects.toThrow(NoSuchPage);
    expect((await pages.render('/about', '')).slugs?.size).toBe(0);
  });

  it('tells search engines every question and its answer', async () => {
    const { pages } = await siteInMemory(demoExport);
    const faqOf = (html: string) =>
      [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
        .map(([, json = '']) => JSON.parse(json) as { '@type': string; mainEntity?: { name: string }[] })
        .find((data) => data['@type'] === 'FAQPage');
    const { html } = await pages.render('/support/faq', '');
    expect(faqOf(html)?.mainEntity).toHaveLength(27);
    expect(faqOf(html)?.mainEntity).toContainEqual({
      '@type': 'Question',
      name: 'Is there a contract?',
      acceptedAnswer: { '@type': 'Answer', text: expect.stringContaining('You pay by the month') },
    });
    expect(faqOf((await pages.render('/about', '')).html)).toBeUndefined();
  });
});

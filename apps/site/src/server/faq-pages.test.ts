import { NoSuchPage } from '@skein/host/testing';
import { describe, expect, it } from 'vitest';
import { demoSite } from '../testing/site-in-memory.ts';

const { pages } = await demoSite();

describe('the address of a question', () => {
  it.each([
    [{ search: '', below: 'first-bill' }, '/first-bill'],
    [{ search: '', below: 'First Bill' }, '/first-bill'],
    [{ search: '', below: 'slug=first-bill' }, '/first-bill'],
    [{ search: '?slug=first-bill' }, '/first-bill'],
    [{ search: '?utm=1&slug=First+Bill' }, '/first-bill'],
    [{ search: '?slug=' }, ''],
    [{ search: '?slugs=1' }, ''],
    [{ search: '' }, ''],
    [{ search: '', below: 'who-knows' }, undefined],
  ])('asked for as %j is %s', async (asked, normal) => {
    const { address } = await pages.render('/support/faq');
    expect(address?.normal(asked)).toBe(normal);
  });

  it('is known to whoever wants them all', async () => {
    const { address } = await pages.render('/support/faq');
    expect(address?.below).toContain('first-bill');
    expect(new Set(address?.below).size).toBe(address?.below?.length);
    for (const below of address?.below ?? [])
      expect(address?.normal({ search: '', below })).toBe(`/${encodeURIComponent(below)}`);
    expect((await pages.render('/plans')).address?.below ?? []).toEqual([]);
  });
});

describe('a page with questions', () => {
  const openIn = (html: string) =>
    [...html.matchAll(/<details id="([^"]+)"[^>]* open=""/g)].map(([, id]) => id);

  it.each(['/support/faq', '/intl/es/support/faq'])(
    'at %s is drawn for one of them, open in its tab',
    async (path) => {
      const [plain, linked] = await Promise.all([
        pages.render(path),
        pages.render(path, { search: '', below: 'first-bill' }),
      ]);
      expect(openIn(plain.html)).toEqual([]);
      expect(openIn(linked.html)).toEqual(['first-bill']);
      expect(linked.html).toMatch(/<details name="[^"]*" open=""><summary[^>]*>(Bills|Facturas)</);
      expect(linked.html).toContain(`data-faq-path="${path}"`);
      expect(linked.tags).toEqual(plain.tags);
    },
  );

  it('is the one that search engines are told of, and leads to the same question in the other language', async () => {
    const { html } = await pages.render('/support/faq', { search: '', below: 'first-bill' });
    expect(html).toContain('<link rel="canonical" href="https://skein.example/support/faq">');
    expect(html).toContain('hreflang="es" href="https://skein.example/intl/es/support/faq"');
    expect(html).toContain('href="/intl/es/support/faq/first-bill"');
  });

  it('is no page for a slug that it does not have', async () => {
    await expect(pages.render('/support/faq', { search: '', below: 'who-knows' })).rejects.toThrow(
      NoSuchPage,
    );
    expect((await pages.render('/about')).address).toBeUndefined();
  });

  it('tells search engines every question and its answer', async () => {
    const faqOf = (html: string) =>
      [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
        .map(([, json = '']) => JSON.parse(json) as { '@type': string; mainEntity?: { name: string }[] })
        .find((data) => data['@type'] === 'FAQPage');
    const { html } = await pages.render('/support/faq');
    expect(faqOf(html)?.mainEntity).toHaveLength(27);
    expect(faqOf(html)?.mainEntity).toContainEqual({
      '@type': 'Question',
      name: 'Is there a contract?',
      acceptedAnswer: { '@type': 'Answer', text: expect.stringContaining('You pay by the month') },
    });
    expect(faqOf((await pages.render('/about')).html)).toBeUndefined();
  });
});

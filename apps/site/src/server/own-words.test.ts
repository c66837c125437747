// @vitest-environment node
import type { SiteLanguages } from '@skein/cms-client';
import { ALL_PAGES, RESULT_PAGES, SIGN_UP_PAGE } from '@skein/content/routes';
import { englishAmong, EVERY_WORD, textsIn } from '@skein/cms-client/testing';
import { fallbackPages, memoryDelivery, type Exported } from '@skein/host/testing';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoExport } from '../testing/demo-export.ts';

const onlyEnglish = <Part extends { readonly fields: object }>(part: Part): Part => ({
  ...part,
  fields: Object.fromEntries(
    Object.entries(part.fields).map(([name, values]) => [name, { 'en-US': values['en-US'] }]),
  ),
});
/** The demo with nothing but its English texts: what differs between two languages is built in. */
const inEnglish: Exported = {
  entries: demoExport.entries.map(onlyEnglish),
  assets: demoExport.assets.map(onlyEnglish),
};
const swedish = { locale: 'sv', tag: 'sv-SE', lang: 'sv', prefix: '/intl/sv', name: 'Svenska' };
const LANGUAGES = [swedish.prefix, '', '/intl/es'] as const;

// Modules of files before this one know the demo's languages.
beforeAll(() => {
  vi.resetModules();
  vi.doMock('@skein/content/languages', async (original) => {
    const demo = await original<{ readonly languages: SiteLanguages }>();
    return { languages: [...demo.languages, swedish], words: { [swedish.tag]: EVERY_WORD } };
  });
});
afterAll(() => {
  vi.doUnmock('@skein/content/languages');
  vi.resetModules();
});

/** Languages name themselves, each where it is not that of the page. */
function textsOn(html: string): ReadonlySet<string> {
  const { document } = new JSDOM(html).window;
  for (const link of document.querySelectorAll('[data-language-link]')) link.remove();
  return textsIn(document.documentElement.outerHTML, document);
}

/** Of what a page says below each prefix, what stays English in the third language. */
async function leftInEnglish(draw: (prefix: string) => Promise<{ readonly html: string }>) {
  const [third, english, spanish] = await Promise.all(
    LANGUAGES.map(async (prefix) => textsOn((await draw(prefix)).html)),
  );
  return third && english && spanish && englishAmong(third, english, spanish);
}

async function demo(preview = false) {
  const { siteOn } = await import('../testing/site-in-memory.ts');
  const asks = ['analytics', 'ads', 'chat'] as const;
  return siteOn(memoryDelivery(inEnglish), undefined, { preview, asks });
}

/** One of each kind: what all blocks say is for the contract of their library. */
const PATHS = [
  '/',
  ALL_PAGES,
  '/careers',
  '/cities/austin/fiberspace',
  '/cookies',
  '/quiz',
  '/support/404',
  '/support/faq',
  '/support/network-status',
  '/wifi-calculator',
];

describe('a site in a language that it has words for', () => {
  it.each(PATHS)('says nothing of its own in English at %s', async (path) => {
    const { pages } = await demo();
    const asked = { search: '?saved=ads' };
    expect(
      await leftInEnglish((prefix) => pages.render(prefix + path.replace(/^\/$/, '') || '/', asked)),
    ).toEqual([]);
  });

  it('nor to an editor', async () => {
    const { pages } = await demo(true);
    expect(await leftInEnglish((prefix) => pages.render(prefix || '/'))).toEqual([]);
  });

  it.each([SIGN_UP_PAGE, RESULT_PAGES.notYet])('nor of what a visitor has sent, at %s', async (page) => {
    const { visits } = await import('../visits.ts');
    const { pages } = await demo();
    const sent = { page, email: 'sam@example.com', street: '2 Not Yet Ln', unit: '4', zip: '78704' };
    const visit = visits.read(JSON.stringify(sent), page);
    if (!visit) throw new Error('the receipt cannot be read');
    const draw = (prefix: string) => pages.renderFor(prefix + page, visit, () => ({}));
    expect(await leftInEnglish(draw)).toEqual([]);
    expect((await draw(swedish.prefix)).html).toContain('⟦Unit⟧ 4');
  });

  it('nor where no page can be had', async () => {
    const { site } = await import('../site.tsx');
    const pages = fallbackPages({ name: site.name, colors: site.look.colors, words: site.words });
    const texts = (tag: string) =>
      textsOn(
        ([404, 500, 503] as const).map((kind) => pages.page(kind, tag, '/', 'id')).join('') +
          pages.filesAgain(tag, '/', 'id') +
          pages.retry(tag, '/', [], 'id'),
      );
    expect(englishAmong(texts(swedish.tag), texts('en-US'), texts('es'))).toEqual([]);
    expect(pages.page(404, swedish.tag, '/')).toContain('<html lang="sv-SE">');
    expect(pages.page(404, swedish.tag, '/')).toContain('⟦Go to the home page⟧');
  });
});

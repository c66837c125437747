// @vitest-environment node
import type { SiteLanguages } from '@skein/cms-client';
import { englishAmong, EVERY_WORD, textsIn } from '@skein/cms-client/testing';
import { ALL_PAGES, RESULT_PAGES, SIGN_UP_PAGE } from '@skein/content/routes';
import { fallbackPages, memoryDelivery, type Exported, type SlugEntry } from '@skein/host/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoExport } from '../testing/demo-export.ts';
import { documentOf } from '../testing/document-of.ts';

const french = { locale: 'fr', tag: 'fr-FR', lang: 'fr', prefix: '/intl/fr', name: 'Français' };
const swedish = { locale: 'sv', tag: 'sv-SE', lang: 'sv', prefix: '/intl/sv', name: 'Svenska' };
const WORDS = {
  [french.tag]: {
    'Leave this field empty': 'Laissez ce champ vide',
    optional: 'facultatif',
    Home: 'Accueil',
  },
  [swedish.tag]: EVERY_WORD,
};

// Forget modules that earlier test files have loaded with the demo's languages.
beforeAll(() => {
  vi.resetModules();
  vi.doMock('@skein/content/languages', async (original) => {
    const demo = await original<{ readonly languages: SiteLanguages }>();
    return { languages: [...demo.languages, french, swedish], words: WORDS };
  });
});
afterAll(() => {
  vi.doUnmock('@skein/content/languages');
  vi.resetModules();
});

const inFrench: Exported = {
  ...demoExport,
  entries: demoExport.entries.map((entry) => {
    const title = entry.fields['gfTitle']?.['en-US'];
    return entry.sys.contentType.sys.id === 'gfPage' && typeof title === 'string'
      ? {
          ...entry,
          fields: { ...entry.fields, gfTitle: { ...entry.fields['gfTitle'], fr: `${title} (fr)` } },
        }
      : entry;
  }),
};

async function draw(path: string) {
  const { siteInMemory } = await import('../testing/site-in-memory.ts');
  const { pages } = await siteInMemory(inFrench);
  return documentOf((await pages.render(path)).html);
}

describe('a site with a language that it has few words for', () => {
  let page: Document;
  beforeAll(async () => {
    page = await draw('/intl/fr/check-address');
  });

  it('serves its pages in it, in the words that it has', () => {
    expect(page.documentElement.lang).toBe('fr-FR');
    expect(page.title).toContain('(fr)');
    expect(page.querySelector('meta[property="og:locale"]')?.getAttribute('content')).toBe('fr_FR');
    const main = page.querySelector('main')?.textContent;
    expect(main).toContain('Laissez ce champ vide');
    expect(main).toContain('(facultatif)');
  });

  it('names all of its languages for search engines, and in the switch', async () => {
    const alternates = [...page.querySelectorAll('link[rel=alternate]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href')?.replace('https://skein.example', ''),
    ]);
    expect(alternates).toEqual([
      ['en', '/check-address'],
      ['es', '/intl/es/check-address'],
      ['fr', '/intl/fr/check-address'],
      ['sv', '/intl/sv/check-address'],
      ['x-default', '/check-address'],
    ]);
    const links = (from: Document) =>
      [...from.querySelectorAll('footer a[data-language-link]')].map((link) => link.getAttribute('href'));
    expect(links(page)).toEqual(['/check-address', '/intl/es/check-address', '/intl/sv/check-address']);
    expect(links(await draw('/check-address'))).toEqual([
      '/intl/es/check-address',
      '/intl/fr/check-address',
      '/intl/sv/check-address',
    ]);
  });

  it('keeps its links in it', () => {
    const own = [
      ...page.querySelectorAll<HTMLAnchorElement>('header a[href^="/"], main a[href^="/"]'),
    ].filter((link) => !link.hasAttribute('data-language-link'));
    expect(own.length).toBeGreaterThan(3);
    for (const link of own) expect(link.getAttribute('href')).toMatch(/^\/intl\/fr(\/|$|[?#])/);
  });

  it('tells its scripts what stands before the paths of each', () => {
    const told = page.querySelector('script[data-prefixes]')?.getAttribute('data-prefixes');
    expect(told).toBe(' /intl/es /intl/fr /intl/sv');
  });

  it('lists them in its site map', async () => {
    const { siteMapItems, siteOf } = await import('@skein/host/testing');
    const { site } = await import('../site.tsx');
    const entry = { id: 'plans', path: '/plans', siteMap: 'pages', noIndex: false } as SlugEntry;
    const items = [...siteMapItems(siteOf(site), [entry])];
    expect(items.map(({ url }) => url)).toEqual([
      '/plans',
      '/intl/es/plans',
      '/intl/fr/plans',
      '/intl/sv/plans',
    ]);
    expect(items[2]?.links.map(({ lang }) => lang)).toEqual(['en', 'es', 'fr', 'sv', 'x-default']);
  });
});

const onlyEnglish = <Part extends { readonly fields: object }>(part: Part): Part => ({
  ...part,
  fields: Object.fromEntries(
    Object.entries(part.fields).map(([name, values]) => [name, { 'en-US': values['en-US'] }]),
  ),
});
/** The demo with only English content. If a text then differs between two languages, it is a built-in text. */
const inEnglish: Exported = {
  entries: demoExport.entries.map(onlyEnglish),
  assets: demoExport.assets.map(onlyEnglish),
};
const LANGUAGES = [swedish.prefix, '', '/intl/es'] as const;

/** Returns the texts of a page, except language links, because each names its language in that language. */
function textsOn(html: string): ReadonlySet<string> {
  const document = documentOf(html);
  for (const link of document.querySelectorAll('[data-language-link]')) link.remove();
  return textsIn(document.documentElement.outerHTML, document);
}

async function leftInEnglish(draw: (prefix: string) => Promise<{ readonly html: string }>) {
  const [third, english, spanish] = await Promise.all(
    LANGUAGES.map(async (prefix) => textsOn((await draw(prefix)).html)),
  );
  return third && english && spanish && englishAmong(third, english, spanish);
}

async function openInEnglish(preview: boolean) {
  const { siteOn } = await import('../testing/site-in-memory.ts');
  const asks = ['analytics', 'ads', 'chat'] as const;
  return siteOn(memoryDelivery(inEnglish), undefined, { preview, asks, ttlMs: 1e9 });
}
let visitors: ReturnType<typeof openInEnglish> | undefined;
const demoInEnglish = () => (visitors ??= openInEnglish(false));

/** One page of each kind. The contract tests of the libraries check the texts of all blocks. */
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
    const { pages } = await demoInEnglish();
    const asked = { search: '?saved=ads' };
    expect(
      await leftInEnglish((prefix) => pages.render(prefix + path.replace(/^\/$/, '') || '/', asked)),
    ).toEqual([]);
  });

  it('nor to an editor', async () => {
    const { pages } = await openInEnglish(true);
    expect(await leftInEnglish((prefix) => pages.render(prefix || '/'))).toEqual([]);
  });

  it.each([SIGN_UP_PAGE, RESULT_PAGES.notYet])('nor of what a visitor has sent, at %s', async (page) => {
    const { visits } = await import('../testing/visits.ts');
    const { pages } = await demoInEnglish();
    const sent = { page, email: 'sam@example.com', street: '2 Not Yet Ln', unit: '4', zip: '78704' };
    const visit = visits.read(JSON.stringify(sent), page);
    if (!visit) throw new Error('the receipt cannot be read');
    const draw = (prefix: string) => pages.renderFor(prefix + page, { search: '' }, visit);
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

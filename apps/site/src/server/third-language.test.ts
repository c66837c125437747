// @vitest-environment node
import { type Exported, type SlugEntry } from '@skein/host/testing';
import type { SiteLanguages } from '@skein/cms-client';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoExport } from '../testing/demo-export.ts';

/** The demo's entries, with titles of pages in French. */
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

// Modules of files before this one know the demo's languages.
beforeAll(() => {
  vi.resetModules();
  vi.doMock('@skein/content/languages', async (original) => {
    const demo = await original<{ readonly languages: SiteLanguages }>();
    const french = { locale: 'fr', tag: 'fr-FR', lang: 'fr', prefix: '/intl/fr', name: 'Français' };
    return {
      languages: [...demo.languages, french],
      words: {
        'fr-FR': {
          'Leave this field empty': 'Laissez ce champ vide',
          optional: 'facultatif',
          Home: 'Accueil',
        },
      },
    };
  });
});
afterAll(() => {
  vi.doUnmock('@skein/content/languages');
  vi.resetModules();
});

async function draw(path: string) {
  const { siteInMemory } = await import('../testing/site-in-memory.ts');
  const { pages } = await siteInMemory(inFrench);
  const { html } = await pages.render(path);
  return new JSDOM(html).window.document;
}

describe('a site with a third language', () => {
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
      ['x-default', '/check-address'],
    ]);
    const links = (from: Document) =>
      [...from.querySelectorAll('footer a[data-language-link]')].map((link) => link.getAttribute('href'));
    expect(links(page)).toEqual(['/check-address', '/intl/es/check-address']);
    expect(links(await draw('/check-address'))).toEqual(['/intl/es/check-address', '/intl/fr/check-address']);
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
    expect(told).toBe(' /intl/es /intl/fr');
  });

  it('lists them in its site map', async () => {
    const { siteMapItems, siteOf } = await import('@skein/host/testing');
    const { site } = await import('../site.tsx');
    const entry = { id: 'plans', path: '/plans', siteMap: 'pages', noIndex: false } as SlugEntry;
    const items = [...siteMapItems(siteOf(site), [entry])];
    expect(items.map(({ url }) => url)).toEqual(['/plans', '/intl/es/plans', '/intl/fr/plans']);
    expect(items[2]?.links.map(({ lang }) => lang)).toEqual(['en', 'es', 'fr', 'x-default']);
  });
});

import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { smallSite } from '../testing/small-site.test-support.ts';
import { sha256 } from './document.ts';
import { fallbackPages } from './fallback-pages.ts';

const pagesWith = (picture?: string) =>
  fallbackPages({ name: smallSite.name, colors: smallSite.look.colors, picture });
const { csp: FALLBACK_CSP, page: fallbackPage } = pagesWith();

const KINDS = [404, 500, 503] as const;
const LANGUAGES = ['en', 'es'] as const;
const CASES = KINDS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const));

describe('a page for when nothing else works', () => {
  it.each(CASES)(
    '(%d, %s) has one heading, one link, its language, and stays out of search',
    (kind, language) => {
      const { document } = new JSDOM(fallbackPage(kind, language, '/intl/es')).window;
      expect(document.documentElement.lang).toBe(language);
      expect(document.querySelectorAll('h1')).toHaveLength(1);
      expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
        '/intl/es',
      ]);
      expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
      expect(document.title).toContain(document.querySelector('h1')?.textContent ?? '?');
    },
  );

  it.each(CASES)(
    '(%d, %s) has a picture and words of its own where a link to it is shown',
    (kind, language) => {
      const picture = 'https://skein.example/share-image/1.png';
      const { document } = new JSDOM(pagesWith(picture).page(kind, language, '/')).window;
      const said = (name: string) =>
        document.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content');
      expect(said('image')).toBe(picture);
      expect([said('image:width'), said('image:height')]).toEqual(['1200', '630']);
      expect(said('title')).toBe(document.querySelector('h1')?.textContent);
      expect(said('description')).toBe(document.querySelector('p')?.textContent);
      expect(document.querySelector('meta[name="twitter:card"]')?.getAttribute('content')).toBe(
        'summary_large_image',
      );
    },
  );

  it('says something of its own in each case', () => {
    const said = CASES.map(([kind, language]) => fallbackPage(kind, language, '/'));
    expect(new Set(said).size).toBe(CASES.length);
  });

  it('is in the words of a site in another language, and in Spanish wherever that is spoken', () => {
    const { page, retry } = fallbackPages({
      name: smallSite.name,
      colors: smallSite.look.colors,
      words: { 'de-DE': { 'Go to the home page': 'Zur <Startseite>', 'Send again': 'Noch einmal senden' } },
    });
    expect(page(404, 'de-DE', '/')).toMatch(/<html lang="de-DE">.*>Zur &lt;Startseite&gt;<\/a>/s);
    expect(retry('de-DE', '/', [])).toContain('<button>Noch einmal senden</button>');
    expect(page(404, 'fr-FR', '/')).toMatch(/<html lang="en">.*Go to the home page/s);
    expect(page(404, 'es-MX', '/')).toMatch(/<html lang="es">.*Ir al inicio/s);
  });

  it('needs nothing that its policy forbids', () => {
    const { document } = new JSDOM(fallbackPage(500, 'en', '/')).window;
    const css = document.querySelector('style')?.textContent ?? '';
    expect(FALLBACK_CSP).toContain(`style-src ${sha256(css)}`);
    expect(document.querySelectorAll('script, img, link, [style]')).toHaveLength(0);
  });

  it('cannot be broken out of by an address', () => {
    const { document } = new JSDOM(fallbackPage(404, 'en', '/"><script>alert(1)</script>')).window;
    expect(document.querySelectorAll('script')).toHaveLength(0);
  });

  it.each([
    ['en', 'Reference: 0123456789abcdef'],
    ['es', 'Referencia: 0123456789abcdef'],
  ] as const)(
    '(%s) names its request for a visitor to quote, unless there is no such page',
    (language, said) => {
      const { page, filesAgain, retry } = pagesWith();
      const id = '0123456789abcdef';
      const textOf = (html: string) => new JSDOM(html).window.document.querySelector('main')?.textContent;
      for (const html of [
        page(500, language, '/', id),
        page(503, language, '/', id),
        filesAgain(language, '/', id),
        retry(language, '/', [], id),
      ])
        expect(textOf(html)).toContain(said);
      expect(textOf(page(404, language, '/', id))).not.toContain(id);
      expect(page(500, language, '/', '<b>')).toContain(': &lt;b&gt;<');
    },
  );
});

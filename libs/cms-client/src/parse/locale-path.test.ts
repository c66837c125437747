// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENGLISH_AND_SPANISH, type SiteLanguages } from '../model/site-paths.ts';
import { localizePath, splitLocale } from './locale-path.ts';

describe('the path of a page', () => {
  it.each([
    ['/', 'en-US', '/'],
    ['/plans', 'en-US', '/plans'],
    ['/intl/es', 'es', '/'],
    ['/intl/es/', 'es', '/'],
    ['/intl/es/plans', 'es', '/plans'],
    ['/intl/especial', 'en-US', '/intl/especial'],
    ['/intl/fr/plans', 'en-US', '/intl/fr/plans'],
    ['/INTL/es', 'en-US', '/INTL/es'],
    ['/intl/es?x=1', 'es', '/?x=1'],
    ['/intl/es#top', 'es', '/#top'],
    ['/intl/es/plans?x=/intl/es', 'es', '/plans?x=/intl/es'],
    ['/?x=/intl/es', 'en-US', '/?x=/intl/es'],
    ['', 'en-US', '/'],
  ])('%s is in %s and is %s without its language', (path, locale, bare) => {
    expect(splitLocale(path)).toEqual({ locale, path: bare });
  });

  it.each([
    ['/', '/', '/intl/es'],
    ['/plans', '/plans', '/intl/es/plans'],
    ['/plans/', '/plans/', '/intl/es/plans/'],
    ['/plans?x=1#y', '/plans?x=1#y', '/intl/es/plans?x=1#y'],
    ['/#top', '/#top', '/intl/es#top'],
    ['/?q=a/b', '/?q=a/b', '/intl/es?q=a/b'],
    ['/intl/es', '/', '/intl/es'],
    ['/intl/es?x=1', '/?x=1', '/intl/es?x=1'],
    ['/intl/es/plans', '/plans', '/intl/es/plans'],
    ['/plans?next=/intl/es', '/plans?next=/intl/es', '/intl/es/plans?next=/intl/es'],
    ['/assetshop', '/assetshop', '/intl/es/assetshop'],
    ['/apis', '/apis', '/intl/es/apis'],
    ['/demo/accounts', '/demo/accounts', '/intl/es/demo/accounts'],
  ])('%s is %s in English and %s in Spanish', (href, english, spanish) => {
    expect(localizePath(href, 'en-US')).toBe(english);
    expect(localizePath(href, 'es')).toBe(spanish);
  });

  it.each([
    '/assets/a.pdf',
    '/assets',
    '/assets?x=1',
    '/api/leads',
    '/api#x',
    '/cdn/spaces',
    '/robots.txt',
    '/robots.txt?x',
    '/sitemap-pages.xml',
    '/global_nav/x',
  ])('%s has no language', (href) => {
    for (const locale of ['en-US', 'es'] as const) {
      expect(localizePath(href, locale)).toBe(href);
      expect(localizePath(`/intl/es${href}`, locale)).toBe(href);
    }
  });

  it.each([
    'https://example.com/plans',
    '//example.com/plans',
    '#top',
    '?page=2',
    'mailto:a@example.com',
    'tel:1',
    'plans',
    '',
  ])('%j is not a path of this site', (href) => {
    expect(localizePath(href, 'es')).toBe(href);
    expect(localizePath(href, 'en-US')).toBe(href);
  });
});

describe('any path', () => {
  const path = fc
    .array(
      fc.constantFrom(
        '/',
        '/intl/es',
        '/intl',
        '/es',
        '/plans',
        '//',
        '/assets',
        '/evil.example',
        '?x=/intl/es',
        '#/a',
      ),
      { maxLength: 6 },
    )
    .map((parts) => `/${parts.join('')}`);
  const locale = fc.constantFrom('en-US' as const, 'es' as const);

  it('is localised once, however often it is done', () => {
    fc.assert(
      fc.property(fc.oneof(path, fc.webPath(), fc.string()), locale, locale, (href, first, second) => {
        const once = localizePath(href, second);
        expect(localizePath(once, second)).toBe(once);
        expect(localizePath(localizePath(href, first), second)).toBe(once);
      }),
    );
  });

  it('stays on this site when it was on it', () => {
    fc.assert(
      fc.property(path, locale, (href, to) => {
        fc.pre(!href.startsWith('//'));
        expect(new URL(localizePath(href, to), 'https://site.example').origin).toBe('https://site.example');
      }),
    );
  });
});

describe('the path of a page in a third language', () => {
  const french = { locale: 'fr', tag: 'fr', lang: 'fr', prefix: '/intl/fr', name: 'Français' };
  const languages = [...ENGLISH_AND_SPANISH, french] as unknown as SiteLanguages;

  it.each([
    ['/intl/fr', 'fr', '/'],
    ['/intl/fr/plans', 'fr', '/plans'],
    ['/intl/france', 'en-US', '/intl/france'],
    ['/intl/es/plans', 'es', '/plans'],
  ])('%s is in %s and is %s without its language', (path, locale, bare) => {
    expect(splitLocale(path, languages)).toEqual({ locale, path: bare });
  });

  it('is below its prefix, from whatever language a link was', () => {
    for (const href of ['/plans?a=1', '/intl/es/plans?a=1', '/intl/fr/plans?a=1'])
      expect(localizePath(href, 'fr', languages)).toBe('/intl/fr/plans?a=1');
    expect(localizePath('/api/x', 'fr', languages)).toBe('/api/x');
  });

  it('may have no prefix, where the default has one', () => {
    const [english] = ENGLISH_AND_SPANISH;
    const swapped: SiteLanguages = [
      { ...english, prefix: '/en' },
      { ...french, prefix: '' },
    ];
    expect(localizePath('/plans', 'en-US', swapped)).toBe('/en/plans');
    expect(localizePath('/en/plans', 'fr', swapped)).toBe('/plans');
  });
});

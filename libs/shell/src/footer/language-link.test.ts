import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENGLISH_AND_SPANISH } from '@skein/cms-client';
import { languageLinks } from './language-link.ts';

const path = fc
  .array(fc.stringMatching(/^[a-z][a-z0-9-]{0,9}$/), { maxLength: 4 })
  .map((words) => `/page/${words.join('/')}`);

describe('the language link', () => {
  it.each([
    ['/', '/intl/es', 'Español', 'es'],
    ['/plans', '/intl/es/plans', 'Español', 'es'],
    ['/cities/austin/support', '/intl/es/cities/austin/support', 'Español', 'es'],
    ['/intl/es', '/', 'English', 'en'],
    ['/intl/es/', '/', 'English', 'en'],
    ['/intl/es?sent=1', '/?sent=1', 'English', 'en'],
    ['/intl/es/plans', '/plans', 'English', 'en'],
    ['/intl/espresso', '/intl/es/intl/espresso', 'Español', 'es'],
  ])('on %s leads to %s and reads %s', (current, href, name, lang) => {
    expect(languageLinks(current)[0]).toMatchObject({ href, name, lang });
  });

  it('stands beside one for each other language of a site', () => {
    const [en, es] = ENGLISH_AND_SPANISH;
    const fr = { locale: 'fr', tag: 'fr', lang: 'fr', prefix: '/intl/fr', name: 'Français' };
    const languages = [en, ...(es ? [es] : []), fr] as const;
    expect(languageLinks('/intl/fr/plans', languages).map(({ href, name }) => [href, name])).toEqual([
      ['/plans', 'English'],
      ['/intl/es/plans', 'Español'],
    ]);
    expect(languageLinks('/plans', languages).map(({ href }) => href)).toEqual([
      '/intl/es/plans',
      '/intl/fr/plans',
    ]);
  });

  it('leads there and back', () => {
    fc.assert(
      fc.property(path, (start) => {
        expect(languageLinks(languageLinks(start)[0]?.href ?? '')[0]?.href).toBe(start);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageLink } from './language-link.ts';

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
    ['/intl/es/plans', '/plans', 'English', 'en'],
    ['/intl/espresso', '/intl/es/intl/espresso', 'Español', 'es'],
  ])('on %s leads to %s and reads %s', (current, href, name, lang) => {
    expect(languageLink(current)).toMatchObject({ href, name, lang });
  });

  it('leads there and back', () => {
    fc.assert(
      fc.property(path, (start) => {
        expect(languageLink(languageLink(start).href).href).toBe(start);
      }),
    );
  });
});

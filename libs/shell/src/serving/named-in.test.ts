import { ENGLISH_AND_SPANISH, siteLanguages } from '@skein/cms-client';
import { describe, expect, it } from 'vitest';
import { isNamedIn } from './named-in.ts';

const header = {
  navigation: { items: [{ label: 'Plans', url: '/intl/es/plans' }, { items: [{ url: '/intl/es/wifi/' }] }] },
  ctas: [{ text: 'Gift', path: '/gift' }, { text: 'Sign in' }],
};

describe('a page', () => {
  it.each(['/intl/es/plans', '/intl/es/plans/', '/intl/es/wifi'])('is named where %s leads to it', (path) => {
    expect(isNamedIn(header, path)).toBe(true);
  });

  it.each(['/gift', '/intl/es/gift/card'])('is named where a call to action is for %s', (path) => {
    expect(isNamedIn(header, path)).toBe(true);
  });

  it('is named where a call to action is for it in another language of the site', () => {
    const languages = siteLanguages([
      ...ENGLISH_AND_SPANISH,
      { locale: 'fr', tag: 'fr-FR', lang: 'fr', prefix: '/intl/fr', name: 'Français' },
    ]);
    expect(isNamedIn(header, '/intl/fr/gift/card', languages)).toBe(true);
    expect(isNamedIn(header, '/intl/fr/gifts', languages)).toBe(false);
  });

  it.each(['/intl/es/plans/one', '/plans', '/intl/es', '/gifts'])('is not named by another: %s', (path) => {
    expect(isNamedIn(header, path)).toBe(false);
  });
});

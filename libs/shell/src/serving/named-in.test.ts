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

  it.each(['/intl/es/plans/one', '/plans', '/intl/es', '/gifts'])('is not named by another: %s', (path) => {
    expect(isNamedIn(header, path)).toBe(false);
  });
});

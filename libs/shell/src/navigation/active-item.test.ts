import { describe, expect, it } from 'vitest';
import { holdsActive, isActive } from './active-item.ts';

describe('an item of the navigation', () => {
  it.each([
    ['/plans', undefined, '/plans', true],
    ['/plans', undefined, '/plans?from=home', true],
    ['/plans', undefined, '/plans#compare', true],
    ['/plans', undefined, '/plans?a=1#b', true],
    ['/plans/', undefined, '/plans', true],
    ['/plans', undefined, '/plans/', true],
    ['/', undefined, '/', true],
    ['/', undefined, '/?a=1', true],
    ['/intl/es/plans', undefined, '/intl/es/plans', true],
    ['/business', '/webpass', '/webpass', true],
    ['/business', '/webpass', '/webpass?x', true],
    ['/plans', undefined, '/plans/compare', false],
    ['/plans#compare', undefined, '/plans', false],
    ['/plans', undefined, '/intl/es/plans', false],
    ['/', undefined, '/plans', false],
    ['https://example.com/plans', undefined, '/plans', false],
    [undefined, undefined, '/', false],
  ])(
    'with the address %s and the second address %s is, on %s, the current page: %s',
    (url, webpassUrl, path, expected) => {
      expect(isActive({ url, webpassUrl }, path)).toBe(expected);
    },
  );

  it('holds the current page when an item at any depth under it is the current page', () => {
    const cities = { url: '/cities', items: [{ items: [{ url: '/cities/austin' }] }] };
    expect(holdsActive(cities, '/cities/austin')).toBe(true);
    expect(holdsActive(cities, '/cities')).toBe(true);
    expect(holdsActive(cities, '/cities/austin/support')).toBe(false);
  });
});

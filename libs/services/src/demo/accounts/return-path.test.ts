import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './return-path.ts';

describe('safeReturnPath', () => {
  it.each([
    ['/', '/'],
    ['/plans', '/plans'],
    ['/cities/austin/apartments?neighborhood=all#map', '/cities/austin/apartments?neighborhood=all#map'],
    ['/a/../plans', '/plans'],
    ['', '/'],
    ['plans', '/'],
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
    ['///evil.example', '/'],
    ['/\\evil.example', '/'],
    ['\\\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/\n/evil.example', '/'],
    ['/.//evil.example', '/'],
    ['/a/..//evil.example', '/'],
    ['/%2e//evil.example', '/'],
    ['javascript:alert(1)', '/'],
    [undefined, '/'],
    [['/a', '/b'], '/'],
  ])('%j leads to %s', (path, expected) => {
    expect(safeReturnPath(path)).toBe(expected);
  });

  it('never leaves the site, whatever is asked', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '%5c',
      '\t',
      '\n',
      '\r',
      '\u0000',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      'https:',
      ' ',
    );
    const nasty = fc.array(pieces, { maxLength: 8 }).map((parts) => `/${parts.join('')}`);
    fc.assert(
      fc.property(fc.oneof(nasty, fc.string({ unit: 'binary' }), fc.webUrl()), (path) => {
        const safe = safeReturnPath(path);
        expect(new URL(safe, 'https://site.example').origin).toBe('https://site.example');
        expect(safe).toMatch(/^\/(?!\/)[^\s\\?#]*(?:[?#]\S*)?$/);
        expect(safeReturnPath(safe)).toBe(safe);
      }),
      { numRuns: 2000 },
    );
  });
});

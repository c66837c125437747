// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { wordsIn } from '@skein/ui';
import { addressLines } from '../address-label/address-lines.ts';
import { addressStatus } from './address-status.ts';

const below = (prefix: string) => ({
  notYet: `${prefix}/address/not-yet`,
  almostThere: `${prefix}/address/almost-there`,
  tryAgain: `${prefix}/address/try-again`,
});
const RESULTS = { en: below(''), es: below('/intl/es') };
const SITE = 'https://skeinfiber.example';

describe('the status of an address', () => {
  it.each([
    ['', '/address/not-yet', 'not-yet'],
    ['', '/intl/es/address/almost-there', 'almost-there'],
    ['', '/address/try-again/', 'try-again'],
    ['', '/address/available', undefined],
    ['', '/not-yet', undefined],
    ['', '/a/b/not-yet', undefined],
    [`${SITE}/address/try-again`, '/address/not-yet', 'try-again'],
    [`${SITE}/intl/es/address/try-again?x=1#y`, '/intl/es/account-not-found', 'try-again'],
    [`${SITE}/product/internet`, '/address/not-yet', 'not-yet'],
    [`${SITE}/`, '/account-not-found', undefined],
    ['not an address', '/address/not-yet', 'not-yet'],
  ])('of somebody from %j on %j is %s', (referrer, path, status) => {
    expect(addressStatus(RESULTS[path.startsWith('/intl/es') ? 'es' : 'en'], referrer, path)).toBe(status);
  });

  it('is that of whatever pages a host has, and of none where it has none', () => {
    expect(addressStatus({ notYet: '/fr/pas-encore' }, '', '/fr/pas-encore')).toBe('not-yet');
    expect(addressStatus(undefined, '', '/address/not-yet')).toBeUndefined();
  });

  it('is found in whatever a browser says', () => {
    fc.assert(
      fc.property(fc.string(), fc.webUrl(), fc.webPath(), (text, url, path) => {
        addressStatus(RESULTS.en, text, path);
        addressStatus(RESULTS.en, url, path);
      }),
    );
  });
});

it('is that of the page in browsers that do not say whether an address can be read', () => {
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { canParse: undefined }));
  expect(addressStatus(below(''), '', '/address/not-yet')).toBe('not-yet');
});

describe('an address on its label', () => {
  const at = (streetAddress: string, unitNumber = '', zipCode = '78702') => ({
    streetAddress,
    unitNumber,
    zipCode,
  });

  it.each([
    [at('1 Ready Rd'), ['1 Ready Rd', '78702']],
    [at(' 1 Ready Rd ', ' 4 '), ['1 Ready Rd', 'Unit 4 · 78702']],
    [at('1 Ready Rd', '#4B'), ['1 Ready Rd', 'Unit 4B · 78702']],
    [at('1 Ready Rd', 'B'), ['1 Ready Rd', 'Unit B · 78702']],
    [at('1 Ready Rd', 'Apt 4'), ['1 Ready Rd', 'Apt 4 · 78702']],
    [at('1 Ready Rd', '', ''), ['1 Ready Rd']],
    [at(' ', '4'), []],
    [undefined, []],
  ])('%o', (address, lines) => {
    expect(addressLines(address, wordsIn('en'))).toEqual(lines);
  });

  it('names the unit in the language of the page', () => {
    expect(addressLines(at('1 Ready Rd', '4'), wordsIn('es'))).toEqual(['1 Ready Rd', 'Apto. 4 · 78702']);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LocaleRecord } from '../model/content.types.ts';
import { allLocaleFields, fallbackChain, localeSet, localizeFields } from './locale-set.ts';

function locale(code: string, fallbackCode: string | null, more: Partial<LocaleRecord> = {}): LocaleRecord {
  return {
    id: code,
    code,
    name: code,
    default: false,
    fallbackCode,
    contentDeliveryApi: true,
    contentPreviewApi: true,
    contentManagementApi: true,
    optional: false,
    version: 1,
    ...more,
  };
}

const LOCALES = [
  locale('en-US', null, { default: true }),
  locale('es', 'en-US'),
  locale('es-MX', 'es'),
  locale('de-DE', null),
];
const always = () => true;

describe('fallback chains', () => {
  it.each([
    ['en-US', ['en-US']],
    ['es', ['es', 'en-US']],
    ['es-MX', ['es-MX', 'es', 'en-US']],
    ['de-DE', ['de-DE']],
  ])('of %s are %j', (code, chain) => {
    expect(fallbackChain(code, LOCALES)).toEqual(chain);
  });

  it('end, whatever the fallbacks are', () => {
    const codes = ['a', 'b', 'c', 'd'];
    const anyLocales = fc.tuple(
      ...codes.map((code) => fc.constantFrom(...codes, 'x', null).map((next) => locale(code, next))),
    );
    fc.assert(
      fc.property(anyLocales, fc.constantFrom(...codes), (locales, code) => {
        const chain = fallbackChain(code, locales);
        expect(chain[0]).toBe(code);
        expect(new Set(chain).size).toBe(chain.length);
      }),
    );
  });
});

describe('fields of a locale', () => {
  const set = localeSet(LOCALES, 'delivery');
  const fields = {
    title: { 'en-US': 'Hello', es: 'Hola' },
    summary: { 'en-US': 'Text', 'es-MX': 'Texto' },
    price: { 'en-US': 3 },
    empty: { es: null, 'en-US': 'from English' },
  };

  it.each([
    ['en-US', { title: 'Hello', summary: 'Text', price: 3, empty: 'from English' }],
    ['es', { title: 'Hola', summary: 'Text', price: 3, empty: 'from English' }],
    ['es-MX', { title: 'Hola', summary: 'Texto', price: 3, empty: 'from English' }],
    ['de-DE', {}],
  ])('in %s fall back one by one', (code, expected) => {
    expect(localizeFields(fields, code, set, always)).toEqual(expected);
  });

  it('that are not localised come from the default locale, also where there is no fallback', () => {
    expect(localizeFields(fields, 'de-DE', set, (id) => id !== 'price')).toEqual({ price: 3 });
  });

  it('are never invented: each value comes from a locale of the chain', () => {
    const values = fc.dictionary(fc.constantFrom('en-US', 'es', 'es-MX', 'de-DE'), fc.string());
    fc.assert(
      fc.property(values, fc.constantFrom('en-US', 'es', 'es-MX', 'de-DE'), (stored, code) => {
        const { field } = localizeFields({ field: stored }, code, set, always);
        const holder = set.chain(code).find((candidate) => stored[candidate] !== undefined);
        expect(field).toBe(holder === undefined ? undefined : stored[holder]);
      }),
    );
  });

  it('asked for all at once stay as they are stored', () => {
    expect(allLocaleFields({ title: { es: 'Hola', xx: 'gone' }, none: { xx: 'gone' } }, set)).toEqual({
      title: { es: 'Hola' },
    });
  });
});

describe('locales of an API', () => {
  it('leave out those switched off for it', () => {
    const locales = [...LOCALES, locale('fr', 'en-US', { contentDeliveryApi: false })];
    expect(localeSet(locales, 'delivery').has('fr')).toBe(false);
    expect(localeSet(locales, 'preview').has('fr')).toBe(true);
  });
});

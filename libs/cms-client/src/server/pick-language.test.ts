// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { pickLanguage, rememberPicked } from './pick-language.ts';

const link = { sys: { type: 'Link', linkType: 'Entry', id: 'b' } };
const entry = (fields: object) => ({ sys: { id: 'a' }, fields });
const spanish = (fields: object) => pickLanguage(entry(fields), 'es', 'en-US');

describe('an entry in all languages', () => {
  it('is read in one of them, and names what it says in another', () => {
    expect(
      spanish({
        gfTitle: { 'en-US': 'Hello you', es: 'Hola' },
        gfText: { 'en-US': 'Not translated' },
        gfNext: { 'en-US': link },
        gfNote: { de: 'Nur auf Deutsch' },
        gfHint: { 'es-419': 'Solo en América' },
      }),
    ).toEqual({
      ...entry({
        gfTitle: 'Hola',
        gfText: 'Not translated',
        gfNext: link,
        gfNote: 'Nur auf Deutsch',
        gfHint: 'Solo en América',
      }),
      fellBack: { gfText: 'en-US', gfNext: 'en-US', gfNote: 'de', gfHint: 'es-419' },
    });
  });

  it.each([[''], [' \n'], [[]], [null]])('reads %j as not translated', (nothing) => {
    const english = Array.isArray(nothing) ? ['One of all'] : 'One of all';
    expect(spanish({ gfText: { es: nothing, 'en-US': english } })).toEqual({
      ...entry({ gfText: english }),
      fellBack: { gfText: 'en-US' },
    });
    expect(spanish({ gfText: { 'en-US': nothing, es: nothing, de: english } })).toEqual({
      ...entry({ gfText: english }),
      fellBack: { gfText: 'de' },
    });
    expect(spanish({ gfText: { 'en-US': nothing, es: nothing } })).toEqual(entry({ gfText: nothing }));
  });

  it.each([[false], [0]])('keeps %j, which is a value', (value) => {
    expect(spanish({ gfFlag: { 'en-US': true, es: value } })).toEqual(entry({ gfFlag: value }));
  });

  it('names nothing where all is translated', () => {
    expect(spanish({ gfTitle: { 'en-US': 'Hello you', es: 'Hola' } })).toEqual(entry({ gfTitle: 'Hola' }));
  });

  it.each([[{ gfNext: link }], [{ gfTitle: 'Flat' }], [{ gfList: [1] }], [{ gfPlace: { lat: 1, lon: 2 } }]])(
    'is left as it is where a CMS has answered in one language: %j',
    (fields) => expect(spanish(fields)).toEqual(entry(fields)),
  );

  it.each([null, 7, 'x', [], {}, { fields: null }])('that is none stays as it is: %j', (item) =>
    expect(pickLanguage(item, 'es', 'en-US')).toBe(item),
  );
});

describe('a remembered pick', () => {
  it('is the same object for the same item, and another in another language', () => {
    const pick = rememberPicked();
    const item = { sys: { id: 'a' }, fields: { title: { 'en-US': 'Hello', es: 'Hola' } } };
    const spanish = pick(item, 'es', 'en-US');
    expect(spanish).toEqual(pickLanguage(item, 'es', 'en-US'));
    expect(pick(item, 'es', 'en-US')).toBe(spanish);
    expect(pick(item, 'en-US', 'en-US')).toEqual(pickLanguage(item, 'en-US', 'en-US'));
    expect(pick({ ...item }, 'es', 'en-US')).not.toBe(spanish);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentOf, entryOf, fieldOf, linksTo, typeOf } from '../testing/content.test-support.ts';
import { changedText, inWords } from './changed-text.ts';

const told = (before: string | string[], after: string | string[]) =>
  changedText(before, after)
    .map((part) => ({ both: part.text, before: `[-${part.text}-]`, after: `[+${part.text}+]` })[part.in])
    .join('');

describe('a changed text', () => {
  it.each([
    ['The Gig costs $70 a month.', 'The Gig costs $75 a month.', 'The Gig costs [-$70-][+$75+] a month.'],
    ['', 'new', '[+new+]'],
    ['old', '', '[-old-]'],
    ['a a', 'a a a', 'a a[+ a+]'],
  ])('of %j to %j shows the changed words with those around them', (before, after, expected) => {
    expect(told(before, after)).toBe(expected);
  });

  it('shows each change, however far apart they are, and little of what is between', () => {
    const long = 'word '.repeat(100);
    expect(told(`${long}A ${long}B ${long}`, `${long}C ${long}D ${long}`)).toBe(
      `…${'word '.repeat(8)}[-A-][+C+]${' word'.repeat(8)}…${'word '.repeat(8)}[-B-][+D+]${' word'.repeat(8)}…`,
    );
  });

  it('of a list shows its items', () => {
    expect(told(['The hero', 'The map'], ['The map'])).toBe('[-The hero, -]The map, ');
  });

  it('has all words of both texts', () => {
    const text = fc
      .array(fc.constantFrom('a ', 'b ', 'c '), { maxLength: 20 })
      .map((words) => words.join(''));
    const without = (side: string, parts: ReturnType<typeof changedText>) =>
      parts.flatMap((part) => (part.in === side ? [] : [part.text])).join('');
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = changedText(before, after);
        expect([without('after', parts), without('before', parts)]).toEqual([before, after]);
      }),
    );
  });
});

describe('a value', () => {
  const content = contentOf(
    [typeOf('person', fieldOf('name'))],
    [entryOf('ana', 'person', { name: { en: 'Ana' } })],
  );
  it.each([
    ['<p>1&nbsp;Gig &amp; more</p>', '1 Gig & more'],
    [linksTo('ana', 'gone'), ['Ana', 'nothing']],
    [16, 'Banner'],
    [true, 'yes'],
    [{ fileName: 'dog.png', url: '//here/dog.png' }, 'dog.png'],
    [{ nodeType: 'document', data: {}, content: [{ nodeType: 'text', value: 'Rich' }] }, 'Rich'],
  ])('%j is %j in words', (value, expected) => {
    const words = { yes: 'yes', no: 'no', gone: 'nothing' };
    const hint = '2 = Picture; 16 = Banner: wide.';
    const choice = fieldOf('look', { type: 'Integer', validations: [{ in: [2, 16] }] });
    expect(inWords(value, { field: choice, hint, content, locale: 'en', words })).toEqual(expected);
  });
});

import { describe, expect, test } from 'vitest';
import { readCatalogue } from './stories.ts';

const entry = (id: string, tags: readonly string[], type = 'story') => ({
  id,
  title: 'Blocks/Quote',
  name: id,
  type,
  tags,
});
const catalogueOf = (...entries: readonly { readonly id: string }[]) =>
  readCatalogue({ entries: Object.fromEntries(entries.map((one) => [one.id, one])) });

describe('the catalogue of a build', () => {
  test('has its stories without docs pages, and knows those that play', () => {
    const { stories } = catalogueOf(
      entry('quote--docs', [], 'docs'),
      entry('a', ['play-fn']),
      entry('b', []),
    );
    expect(stories.map(({ id, plays }) => [id, plays])).toEqual([
      ['a', true],
      ['b', false],
    ]);
  });

  test('wants pictures of all but those whose tag was taken away, and of all where no story knows the tag', () => {
    const picturedOf = (...tags: string[]) =>
      catalogueOf(entry('a', tags), entry('b', [])).pictured.map(({ id }) => id);
    expect(picturedOf('visual')).toEqual(['a']);
    expect(picturedOf()).toEqual(['a', 'b']);
  });

  test('is refused when it is none', () => expect(() => readCatalogue({ entries: 3 })).toThrow());
});

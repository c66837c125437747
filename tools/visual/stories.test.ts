import { describe, expect, test } from 'vitest';
import { earlierStories, readCatalogue } from './stories.ts';

const story = (id: string, title = 'Blocks/Quote', name = id) => ({ id, title, name });
const entry = (id: string, tags: readonly string[], type = 'story') => ({ ...story(id), type, tags });
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

describe('a story of an earlier build', () => {
  test('is found by its id, or by area and export, or by area and name', () => {
    const was = [
      story('kept'),
      story('blocks-hero--type02', 'Blocks/Hero', '2 · With a form'),
      story('blocks-hero--type03', 'Blocks/Hero', 'Plain'),
    ];
    const is = [
      story('kept'),
      story('blocks-hero-2-image--type02', 'Blocks/Hero/2 · Image', 'With a form'),
      story('blocks-hero-3-gaming--plain', 'Blocks/Hero/3 · Gaming', 'Plain'),
      story('new', 'Blocks/New'),
    ];
    expect([...earlierStories(was, is)]).toEqual(was.map((one, at) => [is[at]?.id, one]));
  });

  test.each([
    ['two were called so', ['Blocks/Hero/2', 'Blocks/Hero/3'], ['Blocks/Hero/4']],
    ['two are called so', ['Blocks/Hero'], ['Blocks/Hero/2', 'Blocks/Hero/3']],
    ['it is of another area', ['Blocks/Content block'], ['Blocks/Hero/2']],
  ])('is not found when %s', (_, was, is) => {
    const all = (titles: readonly string[], build: string) =>
      titles.map((title) => story(`${build}-${title}--plain`, title, 'Plain'));
    expect(earlierStories(all(was, 'was'), all(is, 'is'))).toEqual(new Map());
  });
});

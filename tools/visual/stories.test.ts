import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { movesOf, pairStories, readCatalogue, type Catalogue } from './stories.ts';

const story = (id: string, title = 'Blocks/Quote', name = id) => ({ id, title, name });
const catalogue = (ids: readonly string[], skipped: readonly string[] = []): Catalogue => ({
  stories: ids.map((id) => story(id)),
  skipped: new Set(skipped),
});
const entry = (id: string, tags: readonly string[], type = 'story') => ({ ...story(id), type, tags });
const indexOf = (...entries: readonly { readonly id: string }[]) => ({
  v: 5,
  entries: Object.fromEntries(entries.map((one) => [one.id, one])),
});

describe('the catalogue of a build', () => {
  test('holds its stories and leaves out docs pages', () => {
    const { stories } = readCatalogue(
      indexOf(entry('quote--docs', ['dev'], 'docs'), entry('quote--long', ['dev'])),
    );
    expect(stories).toEqual([story('quote--long')]);
  });

  test('takes pictures of every story where no story knows the tag', () => {
    expect(readCatalogue(indexOf(entry('a', ['dev']), entry('b', []))).skipped).toEqual(new Set());
  });

  test('leaves out stories whose tag was taken away', () => {
    expect(readCatalogue(indexOf(entry('a', ['dev', 'visual']), entry('b', ['dev']))).skipped).toEqual(
      new Set(['b']),
    );
  });

  test('knows which stories play', () => {
    expect(readCatalogue(indexOf(entry('a', ['play-fn']), entry('b', ['dev']))).playing).toEqual(
      new Set(['a']),
    );
  });

  test('passes over entries that are not whole', () => {
    expect(readCatalogue({ entries: { a: null, b: { type: 'story', id: 3 }, c: 'x' } }).stories).toEqual([]);
  });

  test.each([[undefined], [null], [[]], [{}], [{ entries: 3 }]])('refuses %j, which is no index', (index) => {
    expect(() => readCatalogue(index)).toThrow('no index.json');
  });
});

describe('pairs of stories', () => {
  test('tells kept, new and gone stories apart, those that are gone last', () => {
    expect(pairStories(catalogue(['gone', 'kept']), catalogue(['new', 'kept']), undefined)).toEqual([
      { story: story('new'), before: false, after: true },
      { story: story('kept'), before: true, after: true },
      { story: story('gone'), before: true, after: false },
    ]);
  });

  test('leaves out what the newer build wants no picture of, and does not take it for gone', () => {
    expect(pairStories(catalogue(['clock']), catalogue(['clock'], ['clock']), undefined)).toEqual([]);
  });

  test('compares a story that wants pictures again', () => {
    expect(pairStories(catalogue(['clock'], ['clock']), catalogue(['clock']), undefined)).toHaveLength(1);
  });

  test('does not report a story as gone that never had a picture', () => {
    expect(pairStories(catalogue(['clock'], ['clock']), catalogue([]), undefined)).toEqual([]);
  });

  test('finds a story again whose title has changed, by area and export, else by area and name', () => {
    const was = [
      story('blocks-hero--type02', 'Blocks/Hero', '2 · With a form'),
      story('blocks-hero--type03', 'Blocks/Hero', 'Plain'),
    ];
    const is = [
      story('blocks-hero-2-image--type02', 'Blocks/Hero/2 · Image', 'With a form'),
      story('blocks-hero-3-gaming--plain', 'Blocks/Hero/3 · Gaming', 'Plain'),
    ];
    const all = (stories: Catalogue['stories']) => ({ stories, skipped: new Set<string>() });
    const pairs = pairStories(all(was), all(is), undefined);
    expect(pairs).toEqual([
      { story: is[0], moved: was[0], before: true, after: true },
      { story: is[1], moved: was[1], before: true, after: true },
    ]);
    expect(movesOf(pairs)).toEqual([
      'Blocks/Hero/2 · Image / With a form was found as Blocks/Hero / 2 · With a form',
      'Blocks/Hero/3 · Gaming / Plain was found as Blocks/Hero / Plain',
    ]);
  });

  test.each([
    ['two were called so', ['Blocks/Hero/2', 'Blocks/Hero/3'], ['Blocks/Hero/4']],
    ['two are called so', ['Blocks/Hero'], ['Blocks/Hero/2', 'Blocks/Hero/3']],
    ['it is of another area', ['Blocks/Content block'], ['Blocks/Hero/2']],
  ])('takes a story for new when %s', (_, was, is) => {
    const all = (titles: readonly string[], build: string) => ({
      stories: titles.map((title) => story(`${build}-${title}--plain`, title, 'Plain')),
      skipped: new Set<string>(),
    });
    const pairs = pairStories(all(was, 'was'), all(is, 'is'), undefined);
    expect(pairs.filter(({ before, after }) => before && after)).toEqual([]);
  });

  test.each(['blocks/quote', 'Quote/long', 'LONG'])(
    'keeps to the stories that hold the words "%s"',
    (only) => {
      const after = {
        stories: [story('q', 'Blocks/Quote', 'Long'), story('b', 'UI/Badge', 'Plain')],
        skipped: new Set<string>(),
      };
      expect(pairStories(catalogue([]), after, only).map((pair) => pair.story.id)).toEqual(['q']);
    },
  );

  test('lists each story of either build exactly once', () => {
    const ids = fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e', 'f'));
    fc.assert(
      fc.property(ids, ids, (before, after) => {
        const pairs = pairStories(catalogue(before), catalogue(after), undefined);
        expect(pairs.map((pair) => pair.story.id).toSorted()).toEqual(
          [...new Set([...before, ...after])].toSorted(),
        );
        for (const pair of pairs) {
          expect(pair.before).toBe(before.includes(pair.story.id));
          expect(pair.after).toBe(after.includes(pair.story.id));
        }
      }),
    );
  });
});

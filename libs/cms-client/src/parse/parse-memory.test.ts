// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { image } from '../fields/asset.ts';
import { list, slot, slots } from '../fields/reference.ts';
import { text } from '../fields/text.ts';
import { entryType, type AnyEntryType } from '../model/entry-type.ts';
import type { EntriesResponse } from './graph.ts';
import { parseMemory, type ParseMemory } from './parse-memory.ts';
import { parseEntry } from './parser.ts';
import { sameJson } from './same-json.ts';

const info = { name: 'Test', description: 'For tests' };
const leaf = entryType('leaf', info, { label: text('gfLabel') });
const block = entryType('block', info, {
  title: text('gfTitle'),
  leaves: list('gfLeaves', leaf).default([]),
  picture: image('gfPicture').optional(),
  inner: slot('gfInner').optional(),
});
const page = entryType('page', info, { blocks: slots('gfBlocks').default([]) });

const link = (id: string, linkType: 'Entry' | 'Asset' = 'Entry') => ({
  sys: { type: 'Link', linkType, id },
});
const raw = (id: string, type: string, fields: object) => ({
  sys: { id, contentType: { sys: { id: type } } },
  fields,
});
const picture = (title: string) => ({
  sys: { id: 'picture' },
  fields: {
    title,
    file: { url: '/p.png', contentType: 'image/png', details: { image: { width: 2, height: 1 } } },
  },
});

/** Returns an answer of the CMS. Each call returns new objects, as JSON does. */
const answer = (changes: Readonly<Record<string, object | undefined>> = {}): EntriesResponse => {
  const entries: Record<string, object | undefined> = {
    a: raw('a', 'block', { gfTitle: 'A', gfLeaves: [link('leaf')], gfPicture: link('picture', 'Asset') }),
    b: raw('b', 'block', { gfTitle: 'B', gfInner: link('c') }),
    c: raw('c', 'block', { gfTitle: 'C', gfLeaves: [link('missing')] }),
    leaf: raw('leaf', 'leaf', { gfLabel: 'Leaf' }),
    ...changes,
  };
  return structuredClone({
    items: [raw('page', 'page', { gfBlocks: [link('a'), link('b')] })],
    includes: {
      Entry: Object.values(entries).filter((one) => one !== undefined),
      Asset: [changes['picture'] ?? picture('A picture')],
    },
  });
};

function parse(memory: ParseMemory | undefined, response: EntriesResponse) {
  const graph = (memory ?? parseMemory()).graph(response);
  const { value, ...rest } = parseEntry(page, graph.items[0]!, graph, {
    types: [block, leaf] as AnyEntryType[],
    locale: 'en-US',
    palette: {},
    sanitize: (html) => html as never,
    memory,
  });
  return { ...rest, blocks: value?.blocks ?? [] };
}

describe('a block that an earlier answer held', () => {
  it('is the same object while all that it shows is as it was, with its problems and dependencies', () => {
    const memory = parseMemory();
    const first = parse(memory, answer());
    const second = parse(memory, answer());
    expect(second.blocks.map((one, at) => one === first.blocks[at])).toEqual([true, true]);
    expect(second).toEqual(first);
    expect(second).toEqual(parse(undefined, answer()));
    expect(second.problems).toHaveLength(1);
  });

  it.each([
    ['its own entry', { a: raw('a', 'block', { gfTitle: 'A2' }) }, [false, true]],
    ['an entry in it', { leaf: raw('leaf', 'leaf', { gfLabel: 'Leaf 2' }) }, [false, true]],
    ['an entry in it that is gone', { leaf: undefined }, [false, true]],
    ['an asset', { picture: picture('Another') }, [false, true]],
    ['the tags of an asset', { picture: { ...picture('A picture'), metadata: { tags: [] } } }, [false, true]],
    ['a block in its slot', { c: raw('c', 'block', { gfTitle: 'C2' }) }, [true, false]],
    ['what was missing', { missing: raw('missing', 'leaf', { gfLabel: 'Here' }) }, [true, false]],
    ['the kind of an entry', { a: raw('a', 'leaf', { gfTitle: 'A', gfLabel: 'x' }) }, [false, true]],
  ])('is another one when %s has changed, and no other is', (_, changes, expected) => {
    const memory = parseMemory();
    const first = parse(memory, answer());
    const second = parse(memory, answer(changes));
    expect(
      second.blocks.map(({ id }) => first.blocks.includes(second.blocks.find((one) => one.id === id)!)),
    ).toEqual(expected);
    expect(second).toEqual(parse(undefined, answer(changes)));
  });

  it('is kept in the slot of one that has changed', () => {
    const memory = parseMemory();
    const inner = ({ blocks }: ReturnType<typeof parse>) => blocks[1]?.props['inner'];
    const before = inner(parse(memory, answer()));
    const changed = answer({ b: raw('b', 'block', { gfTitle: 'B2', gfInner: link('c') }) });
    expect(before).toBeDefined();
    expect(inner(parse(memory, changed))).toBe(before);
  });

  it('is read again where it leads back to what holds it', () => {
    const memory = parseMemory();
    const circle = () => ({
      ...answer({ c: raw('c', 'block', { gfTitle: 'C', gfInner: link('b') }) }),
    });
    for (let time = 0; time < 2; time++) expect(parse(memory, circle())).toEqual(parse(undefined, circle()));
    const fromInside = (id: string): EntriesResponse => ({
      ...circle(),
      items: [raw('page', 'page', { gfBlocks: [link(id)] })],
    });
    for (const id of ['c', 'b', 'c'])
      expect(parse(memory, fromInside(id))).toEqual(parse(undefined, fromInside(id)));
  });

  it('is read again once too many others have come up since', () => {
    const memory = parseMemory({ max: 3 });
    const first = parse(memory, answer());
    expect(parse(memory, answer())).toEqual(first);
  });
});

describe('two values of JSON', () => {
  it.each([
    [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, c: 2 }, { a: 1, b: 2 }, false],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    [null, {}, false],
    ['1', 1, false],
  ])('%j and %j: %s', (a, b, expected) => {
    expect(sameJson(a, b)).toBe(expected);
  });

  it('count as different where they are too deep to look', () => {
    const deep = (depth: number): unknown => (depth === 0 ? [] : [deep(depth - 1)]);
    expect(sameJson(deep(40), deep(40))).toBe(true);
    expect(sameJson(deep(5000), deep(5000))).toBe(false);
  });
});

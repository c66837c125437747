import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entityKey } from '../model/content.types.ts';
import { collectIncludes } from './includes.ts';
import type { LinkTarget } from './links.ts';
import { collectLinks } from './links.ts';

type Node = { id: string; to: string[] };
const target = (id: string): LinkTarget => ({ kind: id.startsWith('img') ? 'Asset' : 'Entry', id });

function collect(graph: Record<string, string[]>, roots: string[], depth: number) {
  const find = ({ id }: LinkTarget): Node | undefined => {
    const to = graph[id];
    return to && { id, to };
  };
  const items = roots.map((id) => ({ key: entityKey('Entry', id), links: (graph[id] ?? []).map(target) }));
  const result = collectIncludes(items, depth, find, (node) => node.to.map(target));
  return {
    entries: result.entries.map((node) => node.id),
    assets: result.assets.map((node) => node.id),
    unresolved: result.unresolved.map((link) => link.id),
  };
}

describe('includes', () => {
  const graph = { a: ['b', 'img1', 'gone'], b: ['c', 'a'], c: ['d', 'img2'], d: ['a'], img1: [], img2: [] };

  it.each([
    [0, { entries: [], assets: [], unresolved: [] }],
    [1, { entries: ['b'], assets: ['img1'], unresolved: ['gone'] }],
    [2, { entries: ['b', 'c'], assets: ['img1'], unresolved: ['gone'] }],
    [3, { entries: ['b', 'c', 'd'], assets: ['img1', 'img2'], unresolved: ['gone'] }],
    [10, { entries: ['b', 'c', 'd'], assets: ['img1', 'img2'], unresolved: ['gone'] }],
  ])('%i levels deep hold each linked thing once and none of the items', (depth, expected) => {
    expect(collect(graph, ['a'], depth)).toEqual(expected);
  });

  it('of several items leave out what is among the items', () => {
    expect(collect(graph, ['a', 'b', 'c'], 10)).toEqual({
      entries: ['d'],
      assets: ['img1', 'img2'],
      unresolved: ['gone'],
    });
  });

  it('reach exactly what is within the depth, in any graph', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    const anyGraph = fc
      .tuple(...ids.map((id) => fc.subarray(ids).map((to) => [id, to] as const)))
      .map(Object.fromEntries);
    fc.assert(
      fc.property(anyGraph, fc.nat(10), (links: Record<string, string[]>, depth) => {
        const { entries } = collect(links, ['a'], depth);
        const reached = new Set(['a']);
        let edge = ['a'];
        for (let step = 0; step < depth; step += 1) {
          edge = edge.flatMap((id) => links[id] ?? []).filter((id) => !reached.has(id));
          for (const id of edge) reached.add(id);
        }
        reached.delete('a');
        expect(new Set(entries)).toEqual(reached);
        expect(entries).toHaveLength(reached.size);
      }),
    );
  });
});

describe('links of a value', () => {
  const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });

  it('are found in lists and in the nodes of rich text', () => {
    const document = {
      nodeType: 'document',
      content: [{ nodeType: 'embedded-entry-block', data: { target: link('Entry', 'one') }, content: [] }],
    };
    expect(collectLinks([document, link('Asset', 'two')])).toEqual([
      { kind: 'Entry', id: 'one' },
      { kind: 'Asset', id: 'two' },
    ]);
  });

  it.each([
    [null],
    ['text'],
    [{ sys: null }],
    [{ sys: { type: 'Link', linkType: 'Tag', id: 't' } }],
    [{ sys: { type: 'Link', linkType: 'Entry' } }],
  ])('are not seen in %j', (value) => {
    expect(collectLinks(value)).toEqual([]);
  });
});

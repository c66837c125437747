// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Link } from '../model/raw.ts';
import { entryGraph } from './graph.ts';

const rawEntry = (id: string, fields: object = {}) => ({
  sys: { id, contentType: { sys: { id: 'page' } } },
  fields,
});
const rawAsset = (id: string) => ({ sys: { id }, fields: { title: id } });
const link = (id: string, linkType: 'Entry' | 'Asset' = 'Entry'): Link => ({
  sys: { type: 'Link', linkType, id },
});

describe('the entries of a response', () => {
  const graph = entryGraph({
    items: [rawEntry('root')],
    includes: { Entry: [rawEntry('child')], Asset: [rawAsset('picture'), rawAsset('child')] },
  });

  it('are found by id, each kind among its own', () => {
    expect(graph.items.map(({ sys }) => sys.id)).toEqual(['root']);
    expect(graph.lookup(link('root'))).toEqual(rawEntry('root'));
    expect(graph.lookup(link('child'))).toEqual(rawEntry('child'));
    expect(graph.lookup(link('child', 'Asset'))).toEqual(rawAsset('child'));
    expect(graph.lookup(link('picture'))).toBeUndefined();
    expect(graph.lookup(link('nowhere', 'Asset'))).toBeUndefined();
    expect(graph.lookup(link('__proto__'))).toBeUndefined();
  });

  it('are taken from the items when the CMS sends one twice', () => {
    const twice = entryGraph({
      items: [rawEntry('a', { title: 'item' })],
      includes: { Entry: [rawEntry('a', { title: 'include' })] },
    });
    expect(twice.lookup(link('a'))).toEqual(rawEntry('a', { title: 'item' }));
  });

  it('leave out what is no entry or asset', () => {
    const broken = [
      null,
      7,
      'x',
      [],
      {},
      { sys: {} },
      { sys: { id: 'a' } },
      { sys: { id: 7, contentType: { sys: { id: 'page' } } }, fields: {} },
      { sys: { id: 'a', contentType: 'page' }, fields: {} },
    ];
    const none = entryGraph({
      items: [...broken, rawEntry('sound')],
      includes: { Entry: broken, Asset: broken },
    });
    expect(none.items.map(({ sys }) => sys.id)).toEqual(['sound']);
    expect(none.lookup(link('a'))).toBeUndefined();
    expect(none.lookup(link('a', 'Asset'))).toBeUndefined();
  });

  it.each([undefined, {}, { Entry: undefined, Asset: undefined }])(
    'may come with no includes (%j)',
    (includes) => {
      expect(entryGraph({ items: [rawEntry('a')], includes }).items).toHaveLength(1);
    },
  );
});

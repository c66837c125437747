// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { entryGraph } from '../parse/graph.ts';
import { deliveryFrom, startDeliveryStub, type DeliveryStub } from './delivery-stub.test-support.ts';

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });
const entry = (id: string, ...blocks: string[]) => ({
  sys: { id, type: 'Entry', contentType: { sys: { id: 'page' } } },
  fields: { blocks: blocks.map((block) => link('Entry', block)), picture: link('Asset', `picture-${id}`) },
});
const asset = (id: string) => ({ sys: { id, type: 'Asset' }, fields: { file: { url: `//x/${id}.png` } } });

let cms: DeliveryStub;
beforeEach(async () => {
  cms = await startDeliveryStub();
});
afterEach(() => cms.close());

/** Makes the stub return these entries, and refuse an answer with more than `most` entries and assets. */
function serve(entries: readonly ReturnType<typeof entry>[], most: number) {
  const find = (id: string) => entries.find(({ sys }) => sys.id === id);
  cms.answer(({ path, query }) => {
    const ids =
      query['sys.id[in]']?.split(',') ?? (query['sys.id'] === undefined ? undefined : [query['sys.id']]);
    const [skip, limit] = [Number(query['skip'] ?? 0), Number(query['limit'] ?? 100)];
    if (path.endsWith('/assets')) {
      const items = (ids ?? []).slice(skip, skip + limit).map(asset);
      return { body: { total: ids?.length, items } };
    }
    const hits = ids ? ids.flatMap((id) => find(id) ?? []) : entries;
    const items = hits.slice(skip, skip + limit);
    const known = new Set(items);
    const pictures = new Set<string>();
    for (let depth = Number(query['include']), level = [...items]; depth > 0 && level.length > 0; depth--) {
      for (const { fields } of level) pictures.add(fields.picture.sys.id);
      level = level.flatMap(({ fields }) => fields.blocks.flatMap(({ sys }) => find(sys.id) ?? []));
      level = level.filter((found) => !known.has(found));
      for (const found of level) known.add(found);
    }
    if (known.size + pictures.size > most) {
      const message = 'Response size too big. Maximum allowed response size: 7340032B.';
      return { status: 400, body: { sys: { type: 'Error', id: 'BadRequest' }, message } };
    }
    const Entry = [...known].filter((found) => !items.includes(found));
    return { body: { total: hits.length, items, includes: { Entry, Asset: [...pictures].map(asset) } } };
  });
}

const delivery = () => deliveryFrom(cms.host);

describe('an answer that the CMS finds too large', () => {
  it('is asked for again in shorter pages', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => `e${index}`);
    serve(
      ids.map((id) => entry(id)),
      11,
    );
    const { items } = await delivery().ask({ contentType: 'page', locale: 'en-US', include: 0 });
    expect(entryGraph({ items }).items.map(({ sys }) => sys.id)).toEqual(ids);
    expect(cms.requests.length).toBeLessThan(16);
  });

  it('about one entry is asked for again with fewer levels of links, and what is missing after it', async () => {
    const entries = [
      entry('root', 'a', 'b', 'gone'),
      entry('a', 'a1', 'a2', 'root'),
      entry('b', 'b1', 'a1'),
      entry('a1', 'deep'),
      entry('a2'),
      entry('b1'),
      entry('deep', 'deeper'),
      entry('deeper'),
    ];
    serve(entries, 6);
    const answer = await delivery().ask({
      contentType: 'page',
      locale: 'en-US',
      where: { 'sys.id': 'root' },
    });
    const graph = entryGraph(answer);
    expect(graph.items.map(({ sys }) => sys.id)).toEqual(['root']);
    for (const { sys } of entries) {
      expect(graph.lookup(link('Entry', sys.id) as never)).toBeDefined();
      expect(graph.lookup(link('Asset', `picture-${sys.id}`) as never)).toBeDefined();
    }
  });

  it('is not asked for below the levels that were wanted', async () => {
    serve([entry('root', 'a'), entry('a', 'b'), entry('b', 'c'), entry('c')], 3);
    const answer = await delivery().ask({
      contentType: 'page',
      locale: 'en-US',
      where: { 'sys.id': 'root' },
      include: 2,
    });
    const graph = entryGraph(answer);
    expect(['a', 'b', 'c'].map((id) => graph.lookup(link('Entry', id) as never)?.sys.id)).toEqual([
      'a',
      'b',
      undefined,
    ]);
  });

  it('is a failure when a single entry is too large', async () => {
    serve([entry('root')], 0);
    await expect(delivery().ask({ contentType: 'page', locale: 'en-US' })).rejects.toThrow(/too big/);
  });
});

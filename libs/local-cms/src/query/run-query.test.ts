import { beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../model/api-error.ts';
import { parseExport } from '../export/parse-export.ts';
import { readExport } from '../export/read-export.ts';
import { exportPath } from '../fixtures/fixtures.ts';
import type { ContentView } from '../store/view.ts';
import { createView } from '../store/view.ts';
import { runQuery } from './run-query.ts';

let view: ContentView;

beforeAll(() => {
  const model = parseExport(readExport(exportPath('travelBlog')).content);
  view = createView('delivery', {
    ...model,
    space: 's',
    environment: 'e',
    deliverFields: (_record, { fields }) => fields,
  });
});

function find(query: Record<string, string>, kind: 'Entry' | 'Asset' = 'Entry'): string[] {
  return runQuery(view, kind, new Map(Object.entries(query))).map((entity) => entity.id);
}

function refusal(query: Record<string, string>, kind: 'Entry' | 'Asset' = 'Entry'): ApiError {
  try {
    find(query, kind);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error(`the query ${JSON.stringify(query)} was not refused`);
}

const ALL_POSTS = ['post-harbour', 'post-kyoto', 'post-lisbon'];

describe('filters on posts', () => {
  it.each<[Record<string, string>, string[]]>([
    [{ 'fields.slug': 'lisbon' }, ['post-lisbon']],
    [{ 'fields.slug': 'Lisbon' }, []],
    [{ 'fields.slug[ne]': 'lisbon' }, ['post-harbour', 'post-kyoto']],
    [{ 'fields.slug[in]': 'lisbon,kyoto,nothing' }, ['post-kyoto', 'post-lisbon']],
    [{ 'fields.slug[nin]': 'lisbon,kyoto' }, ['post-harbour']],
    [{ 'fields.summary[exists]': 'true' }, ['post-harbour']],
    [{ 'fields.summary[exists]': 'false' }, ['post-kyoto', 'post-lisbon']],
    [{ 'fields.title[match]': 'kyoto' }, ['post-kyoto']],
    [{ 'fields.title[match]': 'rain lis' }, ['post-lisbon']],
    [{ 'fields.body[match]': 'harbour' }, ['post-harbour']],
    [{ 'fields.rating': '3' }, ['post-lisbon']],
    [{ 'fields.rating[gt]': '3' }, ['post-harbour', 'post-kyoto']],
    [{ 'fields.rating[gte]': '3', 'fields.rating[lt]': '5' }, ['post-kyoto', 'post-lisbon']],
    [{ 'fields.rating[lte]': '3' }, ['post-lisbon']],
    [{ 'fields.price': '12.5' }, ['post-harbour']],
    [{ 'fields.featured': 'true' }, ['post-harbour']],
    [{ 'fields.featured[ne]': 'true' }, ['post-kyoto', 'post-lisbon']],
    [{ 'fields.visitedOn[lt]': '2022-01-01' }, ['post-lisbon']],
    [{ 'fields.visitedOn': '2022-06-01T08:00:00Z' }, ['post-harbour']],
    [{ 'fields.topics': 'food' }, ['post-harbour', 'post-lisbon']],
    [{ 'fields.topics[in]': 'sea,garden' }, ['post-harbour', 'post-kyoto']],
    [{ 'fields.topics[all]': 'sea,food' }, ['post-harbour']],
    [{ 'fields.topics[nin]': 'food' }, ['post-kyoto']],
    [{ 'fields.author.sys.id': 'person-ana' }, ['post-harbour', 'post-kyoto']],
    [{ 'fields.author[exists]': 'true' }, ALL_POSTS],
    [{ 'fields.related.sys.id': 'post-harbour' }, ['post-lisbon']],
    [
      { 'fields.author.sys.contentType.sys.id': 'person', 'fields.author.fields.name': 'Bo Berg' },
      ['post-lisbon'],
    ],
    [
      { 'fields.author.sys.contentType.sys.id': 'person', 'fields.author.fields.name[match]': 'ana' },
      ['post-harbour', 'post-kyoto'],
    ],
    [
      { 'fields.related.sys.contentType.sys.id': 'post', 'fields.related.fields.rating[gt]': '4' },
      ['post-lisbon'],
    ],
    [{ 'fields.cover.fields.title': 'Cover' }, ['post-harbour']],
    [{ 'fields.place[near]': '38.7,-9.14' }, ['post-harbour', 'post-lisbon', 'post-kyoto']],
    [{ 'fields.place[within]': '38.7,-9.14,50' }, ['post-harbour', 'post-lisbon']],
    [{ 'fields.place[within]': '30,130,40,140' }, ['post-kyoto']],
    [{ 'sys.id': 'post-kyoto' }, ['post-kyoto']],
    [{ 'sys.id': 'person-ana' }, []],
    [{ 'sys.id[in]': 'post-kyoto,post-lisbon,post-kyoto' }, ['post-kyoto', 'post-lisbon']],
    [{ 'sys.updatedAt[gte]': '2023-03-01T12:00:00Z' }, ['post-harbour', 'post-lisbon']],
    [{ 'sys.revision[gt]': '1' }, ['post-harbour']],
    [{ 'metadata.tags.sys.id[in]': 'seaside' }, ['post-harbour']],
    [{ 'metadata.tags.sys.id[all]': 'europe,seaside' }, ['post-harbour']],
    [{ 'metadata.tags[exists]': 'false' }, ['post-kyoto']],
    [{ 'fields.title': 'Lisboa con lluvia', locale: 'es-MX' }, ['post-lisbon']],
    [{ 'fields.title.es': 'El puerto' }, ['post-harbour']],
    [{ 'fields.title.es': 'El puerto', locale: '*' }, ['post-harbour']],
    [{ query: 'GULLS' }, ['post-harbour']],
    [{ query: 'garden' }, ['post-kyoto']],
    [{ query: 'gaviotas', locale: '*' }, ['post-harbour']],
    [{ links_to_entry: 'person-ana' }, ['post-harbour', 'post-kyoto']],
    [{ links_to_asset: 'asset-map' }, ['post-harbour']],
    [{ links_to_entry: 'nothing' }, []],
  ])('%j find %j', (query, expected) => {
    const found = find({ content_type: 'post', ...query });
    if (Object.keys(query).some((name) => name.endsWith('[near]'))) expect(found).toEqual(expected);
    else expect(found.sort()).toEqual(expected);
  });
});

describe('queries without a content type', () => {
  it('find entries of every type by what all have', () => {
    expect(find({ 'sys.contentType.sys.id[in]': 'person' }).sort()).toEqual(['person-ana', 'person-bo']);
    expect(find({ links_to_entry: 'person-bo' }).sort()).toEqual([
      'person-ana',
      'post-harbour',
      'post-lisbon',
    ]);
  });

  it('never find drafts, archived entries or items that were left out', () => {
    expect(find({}).sort()).toEqual(['person-ana', 'person-bo', ...ALL_POSTS]);
  });
});

describe('order', () => {
  it.each([
    ['fields.slug', ['post-kyoto', 'post-lisbon', 'post-harbour']],
    ['-fields.slug', ['post-harbour', 'post-lisbon', 'post-kyoto']],
    ['fields.rating', ['post-lisbon', 'post-kyoto', 'post-harbour']],
    ['-fields.visitedOn', ['post-harbour', 'post-lisbon', 'post-kyoto']],
    ['fields.visitedOn', ['post-lisbon', 'post-harbour', 'post-kyoto']],
    ['fields.author.sys.id,-fields.rating', ['post-harbour', 'post-kyoto', 'post-lisbon']],
    ['sys.updatedAt', ['post-kyoto', 'post-lisbon', 'post-harbour']],
    ['', ['post-harbour', 'post-lisbon', 'post-kyoto']],
  ])('by "%s" is %j', (order, expected) => {
    expect(find({ content_type: 'post', order })).toEqual(expected);
  });
});

describe('assets', () => {
  it.each<[Record<string, string>, string[]]>([
    [{ mimetype_group: 'image' }, ['asset-cover', 'asset-map']],
    [{ 'fields.file.contentType': 'application/pdf' }, ['asset-guide']],
    [{ 'fields.file.fileName[match]': 'guia', locale: 'es' }, ['asset-guide']],
    [{ 'fields.file.details.size[lt]': '250' }, ['asset-map']],
    [{ 'fields.title': 'Portada', locale: 'es' }, ['asset-cover']],
    [{ query: 'guide.pdf' }, ['asset-guide']],
  ])('%j find %j', (query, expected) => {
    expect(find(query, 'Asset').sort()).toEqual(expected);
  });
});

describe('refused queries', () => {
  it.each<[Record<string, string>, string]>([
    [{ 'fields.slug': 'x' }, 'A Content Type ID is required'],
    [{ order: 'fields.slug' }, 'A Content Type ID is required'],
    [{ content_type: 'nothing' }, '"unknownContentType"'],
    [{ content_type: 'post', 'fields.nothing': 'x' }, 'The path \\"fields.nothing\\" is not recognized'],
    [{ content_type: 'post', 'fields.internalNote': 'x' }, 'is not recognized'],
    [{ content_type: 'post', 'fields.__proto__': 'x' }, 'is not recognized'],
    [{ content_type: 'post', 'fields.slug[like]': 'x' }, 'unknownOperator'],
    [{ content_type: 'post', 'fields.rating[gt]': 'many' }, 'expected a number'],
    [{ content_type: 'post', 'fields.featured': 'yes' }, 'expected true or false'],
    [{ content_type: 'post', 'fields.visitedOn[gt]': 'soon' }, 'expected an ISO 8601 date'],
    [{ content_type: 'post', 'fields.place': '1,2' }, 'does not apply'],
    [{ content_type: 'post', 'fields.place[near]': 'here' }, 'latitude'],
    [{ content_type: 'post', 'fields.place[within]': '99,0,1' }, 'two corners'],
    [{ content_type: 'post', 'fields.slug[gt]': 'a' }, 'does not apply'],
    [{ content_type: 'post', 'fields.author': 'person-ana' }, 'does not apply'],
    [{ content_type: 'post', 'fields.author.fields.name': 'Bo' }, 'fields.author.sys.contentType.sys.id'],
    [{ content_type: 'post', 'fields.author.sys.contentType.sys.id': 'nothing' }, 'unknownContentType'],
    [{ content_type: 'post', order: 'fields.summary' }, 'Text fields do not support ordering'],
    [{ content_type: 'post', order: 'fields.topics' }, 'does not support ordering'],
    [{ 'sys.nothing': 'x' }, 'The path \\"sys.nothing\\" is not recognized'],
    [{ name: 'x' }, 'The path \\"name\\" is not recognized'],
    [{ locale: 'xx' }, 'Unknown locale: xx'],
    [{ mimetype_group: 'image' }, 'mimetype_group'],
  ])('%j answer 400 and say why', (query, reason) => {
    const error = refusal(query);
    expect(error.status).toBe(400);
    expect(JSON.stringify(error.body('id'))).toContain(reason);
  });

  it('of assets know no content type', () => {
    expect(refusal({ content_type: 'post' }, 'Asset').id).toBe('InvalidQuery');
  });
});

describe('an order by a field that holds what it should not', () => {
  it.each(['fields.slug', '-fields.slug'])('%s does not fail on it', (order) => {
    const source = readExport(exportPath('travelBlog')).content;
    const entries = source.entries?.map((entry, index) => {
      const copy = structuredClone(entry) as { fields?: Record<string, Record<string, unknown>> };
      for (const values of Object.values(copy.fields ?? {}))
        if (index % 2 === 0 && typeof values === 'object') values['en-US'] = { toString: 1, valueOf: 1 };
      return copy;
    });
    const model = parseExport({ ...source, entries: entries ?? [] });
    const hostile = createView('delivery', {
      ...model,
      space: 's',
      environment: 'e',
      deliverFields: (_record, { fields }) => fields,
    });
    expect(() =>
      runQuery(
        hostile,
        'Entry',
        new Map([
          ['content_type', 'post'],
          ['order', order],
        ]),
      ),
    ).not.toThrow();
  });
});

it('reads and orders a list that is longer than one answer once for all its pages', () => {
  const model = parseExport(readExport(exportPath('travelBlog')).content);
  const [record] = [...model.records.values()].filter(({ contentTypeId }) => contentTypeId === 'post');
  if (!record) throw new Error('the fixture has no post');
  let reads = 0;
  const records = Array.from({ length: 2100 }, (_, index) => ({
    ...record,
    id: `post-${String(index).padStart(4, '0')}`,
  }));
  const long = createView('delivery', {
    ...model,
    records,
    space: 's',
    environment: 'e',
    deliverFields: (_record, { fields }) => {
      reads++;
      return fields;
    },
  });
  const page = (skip: number) => {
    const query = { content_type: 'post', order: 'fields.slug', skip: String(skip), limit: '1000' };
    return runQuery(long, 'Entry', new Map(Object.entries(query)));
  };
  const first = page(0);
  expect(first.map(({ id }) => id)).toEqual(records.map(({ id }) => id));
  expect(page(1000)).toBe(first);
  expect(reads).toBe(records.length);
});

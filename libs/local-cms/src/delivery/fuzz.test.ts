import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentServer } from '../fixtures/fixtures.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await contentServer('travelBlog', { requestsPerSecond: 1_000_000 });
});
afterAll(() => app.close());

const field = fc.constantFrom(
  'title',
  'slug',
  'body',
  'author',
  'related',
  'cover',
  'topics',
  'rating',
  'featured',
  'visitedOn',
  'place',
  'extra',
  '__proto__',
  'constructor',
  '',
);
const suffix = fc.constantFrom(
  '',
  '.sys.id',
  '.fields.name',
  '.fields.name.fields.x',
  '.sys.contentType.sys.id',
  '.es',
  '.',
  '..',
  '.toString',
);
const operator = fc.constantFrom(
  '',
  '[ne]',
  '[in]',
  '[nin]',
  '[all]',
  '[exists]',
  '[match]',
  '[lt]',
  '[gte]',
  '[near]',
  '[within]',
  '[x]',
  '[',
  '[]',
  '[constructor]',
);
const fieldName = fc.tuple(field, suffix, operator).map(([id, rest, op]) => `fields.${id}${rest}${op}`);
const otherName = fc.constantFrom(
  ...[
    'content_type',
    'locale',
    'skip',
    'limit',
    'include',
    'order',
    'select',
    'query',
    'links_to_entry',
    'links_to_asset',
    'mimetype_group',
  ],
  ...[
    'sys.id',
    'sys.id[in]',
    'sys.updatedAt[lt]',
    'sys.contentType.sys.id',
    'sys.__proto__',
    'metadata.tags.sys.id[all]',
    'metadata.tags[exists]',
  ],
  ...[
    'cursor',
    'pageNext',
    'pagePrev',
    'sync_token',
    'initial',
    'type',
    'name',
    'access_token',
    'hasOwnProperty',
    '__proto__',
  ],
);
const value = fc.oneof(
  fc.constantFrom(
    'post',
    'person',
    'true',
    'false',
    '*',
    'es-MX',
    '1',
    '0',
    '-1',
    '1e999',
    'NaN',
    '38,-9',
    '38,-9,5',
    ',',
    '',
    'fields.title',
    '-sys.createdAt,fields.rating',
    'sys,fields.slug',
    'all',
    'Asset',
    '2022-01-01',
    'image',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.base64String({ maxLength: 60 }),
);
const name = fc.oneof(fieldName, otherName, fc.string({ unit: 'binary', maxLength: 20 }));
const path = fc.constantFrom(
  'entries',
  'assets',
  'entries/post-harbour',
  'content_types',
  'locales',
  'tags',
  'sync',
  '',
);
const query = fc.array(fc.tuple(name, value), { maxLength: 6 });

async function ask(target: string): Promise<void> {
  const answer = await app.inject({ url: target, headers: { authorization: 'Bearer demo-delivery' } });
  expect([200, 400, 404]).toContain(answer.statusCode);
  const body: unknown = answer.json();
  if (answer.statusCode !== 200) expect(body).toMatchObject({ message: expect.any(String) });
  expect(answer.body).not.toMatch(/node_modules|\.ts:\d/u);
}

describe('no query is a server error', () => {
  it('of the shapes that mean something', async () => {
    await fc.assert(
      fc.asyncProperty(path, query, async (target, parameters) => {
        // No client can send a lone surrogate, because it cannot be encoded.
        const encode = (text: string) => encodeURIComponent(text.toWellFormed());
        const search = parameters.map(([key, text]) => `${encode(key)}=${encode(text)}`).join('&');
        await ask(`/cdn/spaces/tr4v3lbl0g/environments/master/${target}?${search}`);
      }),
      { numRuns: 1500 },
    );
  });

  it('of raw bytes', async () => {
    const raw = fc.string({ unit: fc.constantFrom(...'abc.=&%[]+,;/?#\'"<>0159-_~!$()*'), maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(path, raw, (target, search) =>
        ask(`/cdn/spaces/tr4v3lbl0g/environments/master/${target}?${search.replaceAll('#', '')}`),
      ),
      { numRuns: 500 },
    );
  });

  it('however long', async () => {
    await ask(`/cdn/spaces/tr4v3lbl0g/environments/master/entries?query=${'a'.repeat(8000)}`);
    await ask(`/cdn/spaces/tr4v3lbl0g/environments/master/entries?sys.id[in]=${'a,'.repeat(4000)}`);
    await ask(`/cdn/spaces/tr4v3lbl0g/environments/master/entries?order=${'sys.id,'.repeat(1000)}`);
  });
});

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentServer } from '../fixtures/fixtures.ts';

const BASE = '/cdn/spaces/tr4v3lbl0g/environments/master';
const headers = { authorization: 'Bearer demo-delivery' };
let app: FastifyInstance;

beforeAll(async () => {
  app = await contentServer('travelBlog');
});
afterAll(() => app.close());

const get = (url: string, more: Record<string, string> = {}) =>
  app.inject({ url, headers: { ...headers, ...more } });

describe('addresses', () => {
  it.each([
    `${BASE}/entries`,
    `${BASE}/entries/`,
    `${BASE}/entries/post-kyoto`,
    `${BASE}/assets`,
    `${BASE}/assets/asset-map/`,
    `${BASE}/content_types`,
    `${BASE}/content_types/post`,
    `${BASE}/locales`,
    `${BASE}/tags`,
    `${BASE}/sync?initial=true`,
    '/cdn/spaces/tr4v3lbl0g',
    '/cdn/spaces/tr4v3lbl0g/',
    '/cdn/spaces/tr4v3lbl0g/entries?limit=1',
    '/cdn/spaces/tr4v3lbl0g/locales',
    `${BASE}`,
  ])('%s answers', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^application\/vnd\.contentful\.delivery\.v1\+json/u);
  });

  it.each([
    ['/cdn/spaces/other/entries', 404],
    ['/cdn/spaces/tr4v3lbl0g/environments/other/entries', 404],
    [`${BASE}/nothing`, 404],
    [`${BASE}/entries/post-draft`, 404],
    [`${BASE}/entries/%00`, 404],
    [`${BASE}/entries/..%2f..%2fetc`, 404],
    ['/cdn/nothing', 404],
  ])('%s answers %i in the envelope', async (url, status) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({
      sys: { type: 'Error', id: 'NotFound' },
      requestId: expect.any(String),
    });
    expect(answer.headers['x-contentful-request-id']).toBe(answer.json().requestId);
  });
});

describe('access', () => {
  it('takes the token from the query too', async () => {
    expect((await app.inject(`${BASE}/entries?access_token=demo-delivery`)).statusCode).toBe(200);
  });

  it.each([[undefined], ['Bearer wrong'], ['Basic demo-delivery'], ['Bearer '], ['demo-delivery']])(
    'is refused with %j',
    async (authorization) => {
      const answer = await app.inject({
        url: `${BASE}/entries`,
        headers: authorization === undefined ? {} : { authorization },
      });
      expect(answer.statusCode).toBe(401);
      expect(answer.json().sys).toEqual({ type: 'Error', id: 'AccessTokenInvalid' });
    },
  );
});

describe('paging and depth', () => {
  it.each(['limit=0', 'limit=1000', 'skip=5000', 'include=0', 'include=10'])('%s is fine', async (query) => {
    expect((await get(`${BASE}/entries?${query}`)).statusCode).toBe(200);
  });

  it.each([
    'limit=1001',
    'limit=-1',
    'limit=ten',
    'limit=1.5',
    'limit=',
    'skip=-1',
    'include=11',
    'include=-1',
    'limit=99999999999999999999',
  ])('%s is an invalid query', async (query) => {
    const answer = await get(`${BASE}/entries?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      sys: { id: 'InvalidQuery' },
      details: { errors: [{ name: query.split('=')[0] }] },
    });
  });

  it('without links to follow leaves includes and errors out', async () => {
    const body = (await get(`${BASE}/entries?sys.id=post-harbour&include=0`)).json();
    expect(body).not.toHaveProperty('includes');
    expect(body).not.toHaveProperty('errors');
  });

  it('includes nothing that is an item', async () => {
    const body = (await get(`${BASE}/entries?include=10`)).json();
    expect(body.items).toHaveLength(5);
    expect(body.includes).not.toHaveProperty('Entry');
    expect(body.includes.Asset).toHaveLength(3);
  });

  it('resolves only links that are selected', async () => {
    const body = (
      await get(`${BASE}/entries?content_type=post&fields.slug=the-harbour&select=fields.author`)
    ).json();
    expect(body.includes).toEqual({
      Entry: [expect.objectContaining({ sys: expect.objectContaining({ id: 'person-ana' }) })],
    });
  });
});

describe('lists of other things', () => {
  it.each([
    ['content_types?order=-name', ['post', 'person']],
    ['content_types?sys.id[in]=person,nothing', ['person']],
    ['content_types?name[match]=pos', ['post']],
    ['content_types?limit=1&order=name', ['person']],
    ['tags?name=Europe', ['europe']],
    ['locales?code=es', ['loc-es']],
  ])('%s holds %j', async (path, expected) => {
    const body = (await get(`${BASE}/${path}`)).json();
    expect(body.items.map((item: { sys: { id: string } }) => item.sys.id)).toEqual(expected);
  });

  it('refuse what they do not know', async () => {
    expect((await get(`${BASE}/content_types?fields.x=1`)).statusCode).toBe(400);
    expect((await get(`${BASE}/tags?order=nothing`)).statusCode).toBe(400);
  });
});

describe('caching', () => {
  it('confirms an unchanged answer without sending it', async () => {
    const first = await get(`${BASE}/entries`);
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const again = await get(`${BASE}/entries`, { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('answers HEAD with the headers alone', async () => {
    const answer = await app.inject({ method: 'HEAD', url: `${BASE}/entries`, headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
  });

  it('keeps drafts out of shared caches, and errors out of all', async () => {
    const preview = await app.inject({
      url: BASE.replace('cdn', 'preview'),
      headers: { authorization: 'Bearer demo-preview' },
    });
    expect(preview.headers['cache-control']).toBe('private, no-cache');
    expect((await get(`${BASE}/entries/nothing`)).headers['cache-control']).toBe('no-store');
  });
});

describe('the rate limit', () => {
  it('tells how long to wait, and counts anew each second', async () => {
    let now = 1_000_000;
    const limited = await contentServer('travelBlog', { requestsPerSecond: 2, now: () => now });
    const ask = () => limited.inject({ url: `${BASE}/locales`, headers });
    expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([200, 200]);
    const refused = await ask();
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['x-contentful-ratelimit-reset']).toBe('1');
    expect(refused.json().sys.id).toBe('RateLimitExceeded');
    now += 1000;
    expect((await ask()).statusCode).toBe(200);
    await limited.close();
  });
});

import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentServer } from '../fixtures/fixtures.ts';

const SPACE = '/spaces/tr4v3lbl0g/environments/master';
const NOW = Date.parse('2024-03-01T00:00:00Z');
let app: FastifyInstance;

beforeEach(async () => {
  app = await contentServer('travelBlog', { managementToken: 'demo-management', now: () => NOW });
});
afterEach(() => app.close());

type Page = {
  items: { sys: Record<string, unknown> & { id: string; type: string } }[];
  nextPageUrl?: string;
  nextSyncUrl?: string;
};

async function sync(query: string, api: 'cdn' | 'preview' = 'cdn') {
  const token = api === 'cdn' ? 'demo-delivery' : 'demo-preview';
  return app.inject({ url: `/${api}${SPACE}/sync?${query}`, headers: { authorization: `Bearer ${token}` } });
}

async function run(query: string): Promise<{ items: Page['items']; next: string; pages: number }> {
  const items: Page['items'] = [];
  for (let pages = 1; ; pages += 1) {
    const page: Page = (await sync(query)).json();
    items.push(...page.items);
    const url = new URL(page.nextPageUrl ?? page.nextSyncUrl ?? '');
    expect([...url.searchParams.keys()]).toEqual(['sync_token']);
    query = url.search.slice(1);
    if (page.nextSyncUrl !== undefined) return { items, next: query, pages };
  }
}

async function cma(method: NonNullable<InjectOptions['method']>, address: string, version?: number) {
  const headers = {
    authorization: 'Bearer demo-management',
    ...(version === undefined ? {} : { 'x-contentful-version': String(version) }),
  };
  return (await app.inject({ method, url: `/cma${SPACE}${address}`, headers })).json();
}

async function republish(id: string): Promise<void> {
  const { sys } = await cma('GET', `/entries/${id}`);
  await cma('DELETE', `/entries/${id}/published`);
  await cma('PUT', `/entries/${id}/published`, sys.version + 1);
}

const names = (items: Page['items']) => items.map((item) => `${item.sys.type} ${item.sys.id}`).sort();

describe('a delta', () => {
  it('is empty when nothing changed', async () => {
    const { next } = await run('initial=true');
    expect((await run(next)).items).toEqual([]);
  });

  it('holds what was published since, and what is gone', async () => {
    const { next } = await run('initial=true');
    const draft = await cma('GET', '/entries/post-draft');
    await cma('PUT', '/entries/post-draft/published', draft.sys.version);
    await cma('DELETE', '/entries/post-kyoto/published');
    await cma('DELETE', '/assets/asset-guide/published');
    const delta = await run(next);
    expect(names(delta.items)).toEqual([
      'DeletedAsset asset-guide',
      'DeletedEntry post-kyoto',
      'Entry post-draft',
    ]);
    const gone = delta.items.find((item) => item.sys.type === 'DeletedEntry');
    expect(gone).toEqual({
      sys: expect.objectContaining({ id: 'post-kyoto', deletedAt: '2024-03-01T00:00:00.000Z', revision: 1 }),
    });
    expect((await run(delta.next)).items).toEqual([]);
  });

  it('tells of the last state only', async () => {
    const { next } = await run('initial=true');
    await republish('post-kyoto');
    await republish('post-kyoto');
    expect(names((await run(next)).items)).toEqual(['Entry post-kyoto']);
  });

  it('does not tell delivery of drafts', async () => {
    const { next } = await run('initial=true');
    await cma('PUT', '/entries/post-draft/archived');
    expect((await run(next)).items).toEqual([]);
  });

  it('keeps to the type that was asked for at first', async () => {
    const assets = await run('initial=true&type=Asset');
    const people = await run('initial=true&content_type=person');
    const deletions = await run('initial=true&type=DeletedEntry');
    expect(deletions.items).toEqual([]);
    await republish('post-kyoto');
    await cma('DELETE', '/entries/person-bo/published');
    await cma('DELETE', '/entries/post-lisbon/published');
    expect((await run(assets.next)).items).toEqual([]);
    expect(names((await run(people.next)).items)).toEqual(['DeletedEntry person-bo']);
    expect(names((await run(deletions.next)).items)).toEqual([
      'DeletedEntry person-bo',
      'DeletedEntry post-lisbon',
    ]);
  });
});

describe('pages', () => {
  it('lose nothing that is edited while they are read', async () => {
    const first: Page = (await sync('initial=true&limit=3')).json();
    const seen = first.items[0]?.sys.id ?? '';
    await cma('DELETE', `/${first.items[0]?.sys.type === 'Asset' ? 'assets' : 'entries'}/${seen}/published`);
    await republish('post-lisbon');
    const rest = await run(new URL(first.nextPageUrl ?? '').search.slice(1));
    const delta = await run(rest.next);
    expect(names([...first.items, ...rest.items])).toHaveLength(8);
    expect(names(delta.items)).toEqual(
      [`Deleted${first.items[0]?.sys.type} ${seen}`, 'Entry post-lisbon'].sort(),
    );
  });
});

describe('a sync request', () => {
  it.each([
    '',
    'initial=false',
    'sync_token=',
    'sync_token=abc',
    `sync_token=${Buffer.from('{"since":-5}').toString('base64url')}`,
    'initial=true&type=Nothing',
    'initial=true&type=Asset&content_type=post',
    'initial=true&content_type=nothing',
  ])('of "%s" is refused', async (query) => {
    expect((await sync(query)).statusCode).toBe(400);
  });

  it('does not take a token of the other API or of another export', async () => {
    const { next } = await run('initial=true');
    expect((await sync(next, 'preview')).statusCode).toBe(400);
    const other = await contentServer('deliveryShaped', { space: 'tr4v3lbl0g' });
    expect((await other.inject(`/cdn${SPACE}/sync?${next}&access_token=demo-delivery`)).statusCode).toBe(400);
    await other.close();
  });

  it('of preview holds drafts', async () => {
    const page: Page = (await sync('initial=true&content_type=post', 'preview')).json();
    expect(names(page.items)).toContain('Entry post-draft');
  });
});

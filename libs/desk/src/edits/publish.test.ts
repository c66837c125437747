import { describe, expect, it } from 'vitest';
import { cmsClient, type CmsClient } from '../cms/cms-client.ts';
import type { Entity } from '../cms/cms.types.ts';
import { editStore } from './edit-store.ts';
import { desk, title } from './edit-store.test-support.ts';
import { publicationOf } from './publication.ts';

/** Returns a store of new entries, and a CMS whose publications a test can refuse or lose. */
function publishing(...ids: readonly string[]) {
  const published: string[] = [];
  const now = new Map<string, Entity>(
    ids.map((id) => [id, { sys: { id, type: 'Entry', version: 1 }, fields: {} }]),
  );
  const entries = new Map(now);
  let failure: { readonly id: string; readonly isDone: boolean; readonly answer: () => Response } | undefined;
  const send = async (address: string | URL | Request, { method = 'GET' }: RequestInit = {}) => {
    const [, id = ''] = /\/entries\/([^/]+)/u.exec(String(address)) ?? [];
    const entity = now.get(id);
    if (!entity) return Response.json({}, { status: 404 });
    if (method === 'GET') return Response.json(entity);
    const fails = failure?.id === id ? failure : undefined;
    if (!fails || fails.isDone) {
      published.push(id);
      const { version } = entity.sys;
      now.set(id, { ...entity, sys: { ...entity.sys, version: version + 1, publishedVersion: version } });
    }
    return fails?.answer() ?? Response.json(now.get(id));
  };
  const client: CmsClient = cmsClient({ base: 'http://cms', token: '' }, send);
  const store = editStore({
    client,
    later: () => () => undefined,
    content: {
      types: new Map(),
      hints: new Map(),
      locales: [{ code: 'en-US', name: 'English', default: true }],
      published: new Map(),
      entries,
      assets: new Map(),
    },
  });
  return {
    store,
    published,
    fail: (next: typeof failure) => void (failure = next),
    rest: () => publicationOf(store.read().content, ids, () => false).map(({ entity }) => entity.sys.id),
  };
}
const silence = (): Response => {
  throw new TypeError('fetch failed');
};

describe('publishing several entries', () => {
  it('draws the page again once, after the last entry', async () => {
    const { store, published } = publishing('button', 'hero', 'page');
    await store.publish(['button', 'hero', 'page']);
    expect([published, store.read().published]).toEqual([['button', 'hero', 'page'], 1]);
  });

  it('stops at an entry that the CMS refuses, names its fields, and publishes the rest later', async () => {
    const { store, published, fail, rest } = publishing('button', 'hero', 'page');
    const errors = [{ path: ['fields', 'title'], details: 'is required' }];
    const answer = () => Response.json({ message: 'Validation error', details: { errors } }, { status: 422 });
    fail({ id: 'hero', isDone: false, answer });
    await expect(store.publish(['button', 'hero', 'page'])).rejects.toMatchObject({
      id: 'hero',
      reason: { words: 'title: is required' },
    });
    expect([published, rest(), store.read().published]).toEqual([['button'], ['hero', 'page'], 1]);
    fail(undefined);
    await store.publish(rest());
    expect([published, rest()]).toEqual([['button', 'hero', 'page'], []]);
  });

  it('says that the CMS did not answer', async () => {
    const { store, fail } = publishing('hero');
    fail({ id: 'hero', isDone: false, answer: silence });
    await expect(store.publish(['hero'])).rejects.toMatchObject({ id: 'hero', reason: 'noAnswer' });
  });

  it('goes on if an entry was published and only the answer was lost', async () => {
    const { store, published, fail, rest } = publishing('hero', 'page');
    fail({ id: 'hero', isDone: true, answer: silence });
    await store.publish(['hero', 'page']);
    expect([published, rest()]).toEqual([['hero', 'page'], []]);
  });
});

it.each([
  ['refuses', 'refused'],
  ['never', 'failed'],
] as const)('does not publish the version before an edit that is not saved (%s)', async (how, reason) => {
  const { store, answer, cms } = desk();
  answer(how);
  store.edit(title, 'newest');
  await expect(store.publish(['hero'])).rejects.toMatchObject({ id: 'hero', reason });
  expect(cms().sys.publishedVersion).toBeUndefined();
});

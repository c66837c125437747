import { describe, expect, it } from 'vitest';
import { desk, title } from './edit-store.test-support.ts';
import { publishing, silence } from './publishing.test-support.ts';

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
      reason: { faults: [{ fieldId: 'title', words: 'is required' }] },
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

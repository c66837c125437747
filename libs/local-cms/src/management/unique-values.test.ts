import { beforeEach, describe, expect, it } from 'vitest';
import type { EditedSpace } from '../fixtures/edited-space.ts';
import { editedSpace } from '../fixtures/edited-space.ts';

let space: EditedSpace;
beforeEach(async () => void (space = await editedSpace()));

/** Saves a post like an editor who duplicates a post, and publishes it. */
async function publishPost(id: string, slug: string) {
  const { fields } = await space.entry('post-harbour');
  const saved = await space.cma('PUT', `/entries/${id}`, {
    type: 'post',
    body: { fields: { ...fields, slug: { 'en-US': slug } } },
  });
  expect(saved.statusCode).toBe(201);
  return space.cma('PUT', `/entries/${id}/published`, { version: saved.json().sys.version });
}

describe('a value that must be unique', () => {
  it('may be saved twice, but not published', async () => {
    const answer = await publishPost('a-copy', 'the-harbour');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      sys: { type: 'Error', id: 'InvalidEntry' },
      message: 'Validation error',
      details: {
        errors: [
          {
            name: 'unique',
            path: ['fields', 'slug', 'en-US'],
            value: 'the-harbour',
            details: 'Same field value present in other entry',
            conflicting: [{ sys: { type: 'Link', linkType: 'Entry', id: 'post-harbour' } }],
          },
        ],
      },
    });
    expect((await space.read('/entries/a-copy')).statusCode).toBe(404);
  });

  it('lets one of two win that are published at the same time', async () => {
    const answers = await Promise.all([publishPost('a', 'tram-28'), publishPost('b', 'tram-28')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  it('lets one of two win that are stored together', async () => {
    const { fields } = await space.entry('post-harbour');
    const body = { fields: { ...fields, slug: { 'en-US': 'tram-28' } } };
    for (const id of ['a', 'b']) await space.cma('PUT', `/entries/${id}`, { type: 'post', body });
    const { sys } = await space.entry('post-kyoto');
    // The last two requests wait while the first one is stored.
    const publish = (id: string, version: number) =>
      space.cma('PUT', `/entries/${id}/published`, { version });
    const answers = await Promise.all([publish('post-kyoto', sys.version), publish('a', 1), publish('b', 1)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 422]);
  });

  it('is free again when its entry is no longer published, and never stands in its own way', async () => {
    const { sys } = await space.entry('post-harbour');
    const again = await space.cma('PUT', '/entries/post-harbour/published', { version: sys.version });
    expect(again.statusCode).toBe(200);
    await space.cma('DELETE', '/entries/post-harbour/published');
    expect((await publishPost('a-copy', 'the-harbour')).statusCode).toBe(200);
  });

  it('is taken by what is published, not by a draft', async () => {
    const { sys, fields } = await space.entry('post-harbour');
    const body = { fields: { ...fields, slug: { 'en-US': 'the-old-harbour' } } };
    await space.cma('PUT', '/entries/post-harbour', { version: sys.version, body });
    expect((await publishPost('a', 'the-old-harbour')).statusCode).toBe(200);
    expect((await publishPost('b', 'the-harbour')).statusCode).toBe(422);
  });
});

describe('an entry that is published', () => {
  it('is delivered with the time at which it was first published', async () => {
    const { sys } = await space.entry('post-draft');
    expect(sys['createdAt']).toBe('2023-01-10T08:00:00.000Z');
    await space.cma('PUT', '/entries/post-draft/published', { version: sys.version });
    const [published, draft] = await Promise.all([
      space.read('/entries/post-draft'),
      space.read('/entries/post-draft', 'preview'),
    ]);
    expect([published.json().sys.createdAt, draft.json().sys.createdAt]).toEqual([
      '2024-03-01T00:00:00.000Z',
      '2023-01-10T08:00:00.000Z',
    ]);
  });
});

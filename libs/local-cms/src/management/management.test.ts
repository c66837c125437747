import { beforeEach, describe, expect, it } from 'vitest';
import type { EditedEntity, EditedSpace } from '../fixtures/edited-space.ts';
import { editedSpace } from '../fixtures/edited-space.ts';

let space: EditedSpace;
beforeEach(async () => void (space = await editedSpace()));

describe('editing an entry', () => {
  it('shows drafts to preview at once, and to delivery when they are published', async () => {
    expect(await space.titleOf('post-kyoto')).toBe('Kyōto gardens');
    const saved = await space.saveTitle('post-kyoto', 'Gardens');
    expect(saved.statusCode).toBe(200);
    expect([await space.titleOf('post-kyoto'), await space.titleOf('post-kyoto', 'preview')]).toEqual([
      'Kyōto gardens',
      'Gardens',
    ]);
    const { version } = saved.json().sys;
    const published = await space.cma('PUT', '/entries/post-kyoto/published', { version });
    expect(published.json().sys).toMatchObject({
      publishedVersion: version,
      version: version + 1,
      publishedCounter: 2,
      publishedAt: '2024-03-01T00:00:00.000Z',
    });
    expect(await space.titleOf('post-kyoto')).toBe('Gardens');
    expect((await space.read('/entries/post-kyoto')).json().sys).toMatchObject({
      revision: 2,
      updatedAt: '2024-03-01T00:00:00.000Z',
    });
  });

  it('lists what is published beside newer drafts', async () => {
    await space.saveTitle('post-kyoto', 'Gardens');
    const titles = async (list: string) => {
      const { items } = (await space.cma('GET', `${list}?sys.id=post-kyoto`)).json();
      return items.map(({ fields }: EditedEntity) => Object.values(fields['title'] ?? {})[0]);
    };
    expect([await titles('/entries'), await titles('/public/entries')]).toEqual([
      ['Gardens'],
      ['Kyōto gardens'],
    ]);
  });

  it('publishes for a client that names a media type and sends nothing', async () => {
    const { version } = (await space.saveTitle('post-kyoto', 'Gardens')).json().sys;
    expect(
      (await space.cma('PUT', '/entries/post-kyoto/published', { version, payload: '' })).statusCode,
    ).toBe(200);
  });

  it('takes the version that the editor saw, and no other', async () => {
    const { sys, fields } = await space.entry('post-kyoto');
    for (const version of [undefined, sys.version - 1, sys.version + 1]) {
      const answer = await space.cma('PUT', '/entries/post-kyoto', {
        body: { fields },
        ...(version === undefined ? {} : { version }),
      });
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        sys: { id: 'VersionMismatch' },
        details: { expected: sys.version },
      });
    }
    expect(
      (await space.cma('PUT', '/entries/post-kyoto/published', { version: sys.version + 5 })).statusCode,
    ).toBe(409);
  });

  it('lets one of two editors win, who save at the same time', async () => {
    const answers = await Promise.all(['A', 'B', 'C'].map((title) => space.saveTitle('post-kyoto', title)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409]);
  });

  it('unpublishes, and links to it no longer resolve', async () => {
    const answer = await space.cma('DELETE', '/entries/person-ana/published');
    expect(answer.statusCode).toBe(200);
    expect(answer.json().sys).not.toHaveProperty('publishedVersion');
    expect((await space.read('/entries/person-ana')).statusCode).toBe(404);
    expect((await space.read('/entries/person-ana', 'preview')).statusCode).toBe(200);
    const { errors } = (await space.read('/entries?sys.id=post-kyoto')).json();
    expect(errors).toEqual([
      {
        sys: { id: 'notResolvable', type: 'error' },
        details: { type: 'Link', linkType: 'Entry', id: 'person-ana' },
      },
    ]);
    expect((await space.cma('DELETE', '/entries/person-ana/published')).statusCode).toBe(400);
  });

  it('deletes what is not published only', async () => {
    expect((await space.cma('DELETE', '/entries/post-kyoto')).json().message).toBe('Cannot delete published');
    await space.cma('DELETE', '/entries/post-kyoto/published');
    expect((await space.cma('DELETE', '/entries/post-kyoto')).statusCode).toBe(204);
    expect((await space.cma('GET', '/entries/post-kyoto')).statusCode).toBe(404);
    expect((await space.read('/entries/post-kyoto', 'preview')).statusCode).toBe(404);
  });

  it('archives and brings back', async () => {
    expect((await space.cma('PUT', '/entries/post-draft/archived')).statusCode).toBe(200);
    expect((await space.read('/entries/post-draft', 'preview')).statusCode).toBe(404);
    const { sys } = await space.entry('post-draft');
    expect(
      (await space.cma('PUT', '/entries/post-draft/published', { version: sys.version })).json().message,
    ).toBe('Cannot publish archived');
    expect((await space.cma('DELETE', '/entries/post-draft/archived')).statusCode).toBe(200);
    expect((await space.read('/entries/post-draft', 'preview')).statusCode).toBe(200);
  });

  it('creates, with an id of ours or of the editor', async () => {
    const body = {
      fields: { name: { 'en-US': 'Cy' } },
      metadata: { tags: [{ sys: { type: 'Link', linkType: 'Tag', id: 'europe' } }] },
    };
    const ours = await space.cma('POST', '/entries', { type: 'person', body });
    expect(ours.statusCode).toBe(201);
    expect(ours.json().sys.id).toMatch(/^[\da-z]{22}$/iu);
    const theirs = await space.cma('PUT', '/entries/person-cy', { type: 'person', body });
    expect(theirs.statusCode).toBe(201);
    expect((await space.cma('PUT', '/entries/person-cy/published', { version: 1 })).statusCode).toBe(200);
    expect((await space.read('/entries/person-cy')).json()).toMatchObject({
      fields: { name: 'Cy' },
      sys: { revision: 1 },
      metadata: body.metadata,
    });
    expect((await space.cma('POST', '/entries', { body })).statusCode).toBe(400);
    expect(
      (await space.cma('POST', '/entries', { type: 'nothing', body })).json().details.errors[0].name,
    ).toBe('unknownContentType');
  });

  it('publishes and unpublishes assets', async () => {
    const { version } = (await space.cma('GET', '/assets/asset-draft')).json().sys;
    expect((await space.cma('PUT', '/assets/asset-draft/published', { version })).statusCode).toBe(200);
    expect((await space.read('/assets/asset-draft')).statusCode).toBe(200);
    expect((await space.cma('DELETE', '/assets/asset-draft/published')).statusCode).toBe(200);
    expect((await space.read('/assets/asset-draft')).statusCode).toBe(404);
  });

  it('lists what there is to edit', async () => {
    const list = (await space.cma('GET', '/entries?content_type=post&order=fields.slug&limit=2')).json();
    expect(list).toMatchObject({
      // One of these entries is archived.
      total: 5,
      items: [{ fields: { slug: { 'en-US': 'kyoto' } } }, { fields: { slug: { 'en-US': 'lisbon' } } }],
    });
    const idsOf = async (query: string) =>
      (await space.cma('GET', `/entries?${query}&order=sys.id`))
        .json()
        .items.map((item: EditedEntity) => item.sys.id);
    expect(await idsOf('sys.archivedAt[exists]=true')).toEqual(['post-archived']);
    expect(await idsOf('sys.publishedAt[exists]=false&sys.archivedAt[exists]=false')).toEqual(['post-draft']);
    expect((await space.cma('GET', '/content_types')).json().total).toBe(2);
    expect((await space.cma('GET', '/content_types/post')).json().displayField).toBe('title');
    expect((await space.cma('GET', '/locales')).json().total).toBe(4);
  });
});

describe('who may edit', () => {
  it('is whoever has the token', async () => {
    expect((await space.cma('GET', '/entries/post-kyoto', { token: 'wrong' })).statusCode).toBe(401);
    expect((await space.cma('GET', '/entries/post-kyoto', { token: 'demo-delivery' })).json().sys.id).toBe(
      'AccessDenied',
    );
  });

  it('is nobody where editing is off', async () => {
    await space.restartWithoutEditing();
    for (const token of ['demo-management', 'undefined', '', 'demo-delivery']) {
      expect((await space.cma('GET', '/entries/post-kyoto', { token })).statusCode).toBe(404);
      expect(
        (await space.cma('PUT', '/entries/post-kyoto/published', { token, version: 3 })).statusCode,
      ).toBe(404);
    }
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import type { Garden } from './fixtures/garden.ts';
import { garden, publishedPlant, refusal } from './fixtures/garden.ts';

let space: Garden;
const cma = () => space.cma();
const cda = (token?: string) => space.cda(token);
beforeEach(async () => void (space = await garden()));

describe('what the local CMS has not', () => {
  it('is refused by name', async () => {
    const call = cma().release.query({});
    expect(await refusal(call)).toMatchObject({
      status: 404,
      details: {
        reason: 'The local CMS does not offer GET /cma/spaces/garden/environments/master/releases.',
      },
    });
  });

  it('is another space', async () => {
    expect((await refusal(cma().space.get({ spaceId: 'other' }))).status).toBe(404);
    expect((await cma().space.getMany({})).items.map(({ sys }) => sys.id)).toEqual(['garden']);
    expect((await cma().environment.getMany({})).items.map(({ sys }) => sys.id)).toEqual(['master']);
  });
});

describe('the content for other plugins of the process', () => {
  it('has a published entry in all languages', async () => {
    await publishedPlant(space);
    const fields = { name: { 'en-US': 'Rose' } };
    const rose = await cma().entry.createWithId({ contentTypeId: 'plant', entryId: 'rose' }, { fields });
    expect(space.content()?.publishedEntry('rose')).toBeUndefined();
    await cma().entry.publish({ entryId: 'rose' }, rose);
    expect(space.content()?.publishedEntry('rose')).toMatchObject({ fields });
  });
});

describe('one host for all APIs', () => {
  it('tells them apart by token', async () => {
    await publishedPlant(space);
    await cma().entry.createWithId({ contentTypeId: 'plant', entryId: 'rose' }, { fields: {} });
    const total = async (token: string) => (await cda(token).getEntries()).total;
    expect([await total('demo-delivery'), await total('demo-preview')]).toEqual([0, 1]);
    await expect(total('wrong')).rejects.toMatchObject({ name: 'AccessTokenInvalid' });
    const byQuery = await space.inject('/spaces/garden/entries?access_token=demo-preview');
    expect(byQuery.json().total).toBe(1);
  });

  it('lets pages of any origin ask', async () => {
    const origin = 'http://localhost:5173';
    const url = '/spaces/garden/environments/master/entries';
    const preflight = await space.inject({
      method: 'OPTIONS',
      url,
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization,x-contentful-user-agent',
      },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'authorization,x-contentful-user-agent',
    });
    for (const token of ['demo-delivery', 'wrong']) {
      const { headers } = await space.inject({ url, headers: { origin, authorization: `Bearer ${token}` } });
      expect(headers['access-control-allow-origin']).toBe('*');
    }
  });
});

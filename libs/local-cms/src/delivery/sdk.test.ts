import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListeningSpace } from '../fixtures/listening-space.ts';
import { listeningSpace, sortedIds } from '../fixtures/listening-space.ts';

let blog: ListeningSpace;
const sdk: ListeningSpace['sdk'] = (params) => blog.sdk(params);

beforeAll(async () => {
  blog = await listeningSpace('travelBlog');
});
afterAll(() => blog.app.close());

describe('single things', () => {
  it('are found by id', async () => {
    expect((await sdk().getEntry('person-bo')).fields['name']).toBe('Bo Berg');
    expect((await sdk().getAsset('asset-cover')).fields.file?.url).toMatch(
      /^\/\/assets\.test:1234\/assets\/asset-cover\/[\da-f]{16}\/cover\.png$/,
    );
    expect((await sdk().getContentType('post')).displayField).toBe('title');
    expect((await sdk().getTag('europe')).name).toBe('Europe');
    expect((await sdk().getSpace()).locales.map((locale) => locale.code)).toEqual([
      'en-US',
      'es',
      'es-MX',
      'de-DE',
    ]);
  });

  it.each(['post-draft', 'post-archived', 'stranger', 'nothing'])('like %s are not found', async (id) => {
    await expect(sdk().getEntry(id)).rejects.toMatchObject({ sys: { id: 'NotFound' } });
  });

  it('of other kinds answer NotFound as well', async () => {
    await expect(sdk().getAsset('nothing')).rejects.toMatchObject({ name: 'NotFound' });
    await expect(sdk().getContentType('nothing')).rejects.toMatchObject({ name: 'NotFound' });
    await expect(sdk().getTag('secret')).rejects.toMatchObject({ name: 'NotFound' });
  });
});

describe('lists', () => {
  it('of assets keep the address of files that are elsewhere', async () => {
    const { items } = await sdk().getAssets({ order: ['fields.file.fileName'] });
    const revision = (url = '') => url.replace(/\/[\da-f]{16}\//, '/{revision}/');
    expect(items.map((asset) => revision(asset.fields.file?.url))).toEqual([
      '//assets.test:1234/assets/asset-cover/{revision}/cover.png',
      '//downloads.ctfassets.net/tr4v3lbl0g/asset-guide/9/guide.pdf',
      '//assets.test:1234/assets/asset-map/{revision}/old%20map.svg',
    ]);
  });

  it('of content types, locales and tags are complete', async () => {
    expect(sortedIds((await sdk().getContentTypes()).items)).toEqual(['person', 'post']);
    expect((await sdk().getLocales()).items.map((locale) => [locale.code, locale.fallbackCode])).toEqual([
      ['en-US', null],
      ['es', 'en-US'],
      ['es-MX', 'es'],
      ['de-DE', null],
    ]);
    expect((await sdk().getTags()).items.map((tag) => tag.name)).toEqual(['Seaside', 'Europe']);
  });
});

describe('preview', () => {
  const preview = () => sdk({ basePath: '/preview', accessToken: 'demo-preview' });

  it('shows drafts, but nothing archived', async () => {
    expect(sortedIds((await preview().getEntries({ content_type: 'post' })).items)).toEqual([
      'post-draft',
      'post-harbour',
      'post-kyoto',
      'post-lisbon',
    ]);
    expect((await preview().getAsset('asset-draft')).fields.title).toBe('Draft picture');
  });

  it('and delivery do not take each other’s token', async () => {
    await expect(sdk({ basePath: '/preview' }).getEntries()).rejects.toMatchObject({
      name: 'AccessTokenInvalid',
    });
    await expect(sdk({ accessToken: 'demo-preview' }).getEntries()).rejects.toMatchObject({
      name: 'AccessTokenInvalid',
    });
  });
});

describe('errors', () => {
  it('come as the client knows them', async () => {
    await expect(sdk({ accessToken: 'wrong' }).getEntries()).rejects.toMatchObject({
      name: 'AccessTokenInvalid',
    });
    await expect(sdk({ space: 'other' }).getEntries()).rejects.toMatchObject({ name: 'NotFound' });
    await expect(sdk({ environment: 'other' }).getEntries()).rejects.toMatchObject({ name: 'NotFound' });
    await expect(sdk().getEntries({ content_type: 'nothing' })).rejects.toMatchObject({
      name: 'InvalidQuery',
    });
    await expect(sdk().getEntries({ limit: 1001 })).rejects.toMatchObject({ name: 'InvalidQuery' });
    await expect(sdk().getEntries({ locale: 'xx' })).rejects.toMatchObject({ name: 'BadRequest' });
  });

  it('of too many requests are tried again by the client, and then succeed', async () => {
    let now = Date.parse('2024-01-01T00:00:00Z');
    const limited = await listeningSpace('travelBlog', { requestsPerSecond: 2, now: () => now });
    const refused: number[] = [];
    const client = limited.sdk({
      retryLimit: 2,
      // The next second begins after the client has been told to wait.
      logHandler: () => {
        refused.push(now);
        now += 1000;
      },
    });
    const answers = [await client.getEntries(), await client.getEntries(), await client.getEntries()];
    await limited.app.close();
    expect(answers.map((answer) => answer.total)).toEqual([5, 5, 5]);
    expect(refused).toHaveLength(1);
  });
});

describe('sync', () => {
  it('brings everything, over as many pages as it takes, with links resolved', async () => {
    const result = await sdk().sync({ initial: true, limit: 2 });
    expect(sortedIds(result.entries)).toEqual([
      'person-ana',
      'person-bo',
      'post-harbour',
      'post-kyoto',
      'post-lisbon',
    ]);
    expect(sortedIds(result.assets)).toEqual(['asset-cover', 'asset-guide', 'asset-map']);
    expect(result.entries.find((entry) => entry.sys.id === 'person-ana')?.fields['bio']).toEqual({
      'en-US': 'Walks a lot.',
      es: 'Camina mucho.',
    });
    expect(result.nextSyncToken).toMatch(/^[\w-]+$/u);
    const later = await sdk().sync({ nextSyncToken: result.nextSyncToken ?? '' });
    expect(later).toMatchObject({ entries: [], assets: [], deletedEntries: [], deletedAssets: [] });
  });

  it('can be limited to a type or a content type', async () => {
    expect(sortedIds((await sdk().sync({ initial: true, type: 'Asset' })).assets)).toHaveLength(3);
    expect(sortedIds((await sdk().sync({ initial: true, content_type: 'person' })).entries)).toEqual([
      'person-ana',
      'person-bo',
    ]);
  });
});

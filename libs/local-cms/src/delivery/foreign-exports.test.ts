import { createClient } from 'contentful';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FOREIGN } from '../fixtures/foreign/index.ts';
import { sortedIds } from '../fixtures/listening-space.ts';
import { hostOf, localCms } from '../local-cms.ts';
import type { ContentExport } from '../model/content.types.ts';

type Item = {
  sys: { id: string; publishedVersion?: number; archivedVersion?: number };
  fields: Record<string, unknown>;
};
const itemsOf = (list: readonly unknown[] | undefined) => (list ?? []) as readonly Item[];
const published = (list: readonly unknown[] | undefined) =>
  itemsOf(list).filter(({ sys }) => sys.publishedVersion !== undefined && sys.archivedVersion === undefined);
const byId = (items: readonly { sys: { id: string }; fields: object }[]) =>
  Object.fromEntries(items.map(({ sys, fields }) => [sys.id, fields]));

async function served(export_: ContentExport) {
  const app = await localCms({ export: export_, space: 'theirs' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  // The vendor documents `host` as a host without a path.
  const host = hostOf(app.server.address());
  return { app, sdk: createClient({ space: 'theirs', accessToken: 'demo-delivery', host, insecure: true }) };
}

describe.each(Object.entries(FOREIGN))('an export like that of %s', (_, build) => {
  const content = build();
  let app: FastifyInstance;
  let sdk: ReturnType<typeof createClient>;
  beforeAll(async () => {
    ({ app, sdk } = await served(content));
  });
  afterAll(() => app.close());

  it('is taken over whole', () => {
    expect(app.content?.problems).toEqual([]);
  });

  it('gives the vendor’s client its content types', async () => {
    const { items } = await sdk.getContentTypes();
    const fields = (list: readonly unknown[]) =>
      (list as { sys: { id: string }; fields: { id: string; type: string }[] }[]).map((type) => [
        type.sys.id,
        type.fields.map((field) => [field.id, field.type]),
      ]);
    expect(fields(items)).toEqual(fields(content.contentTypes ?? []));
  });

  it('gives its entries in all languages, and those alone that are published', async () => {
    const { items } = await sdk.withAllLocales.withoutLinkResolution.getEntries({ include: 10 });
    expect(byId(items)).toEqual(byId(published(content.entries)));
  });

  it('resolves links, and names those that lead to nothing', async () => {
    const { errors = [], includes } = await sdk.withoutLinkResolution.getEntries({ include: 10 });
    const known = new Set(
      [...published(content.entries), ...published(content.assets)].map(({ sys }) => sys.id),
    );
    const links = [
      ...JSON.stringify(published(content.entries).map(({ fields }) => fields)).matchAll(
        /"linkType":"(?:Entry|Asset)","id":"([^"]+)"/gu,
      ),
    ].map(([, id = '']) => id);
    const lost = links.filter((id) => !known.has(id));
    expect(errors.map(({ details }) => details.id).sort()).toEqual([...new Set(lost)].sort());
    const linkedAssets = published(content.assets).filter(({ sys }) => links.includes(sys.id));
    expect(sortedIds(includes?.Asset ?? [])).toEqual(sortedIds(linkedAssets));
  });

  it('gives its assets', async () => {
    const { items } = await sdk.withAllLocales.getAssets();
    expect(byId(items)).toEqual(byId(published(content.assets)));
  });

  it('gives its locales', async () => {
    const { items } = await sdk.getLocales();
    const told = (list: readonly unknown[]) =>
      (list as { code: string; name: string; default: boolean; fallbackCode: string | null }[]).map(
        ({ code, name, default: isDefault, fallbackCode }) => ({ code, name, isDefault, fallbackCode }),
      );
    expect(told(items)).toEqual(told(content.locales ?? []));
  });

  it('syncs', async () => {
    const { entries, assets, nextSyncToken } = await sdk.withoutLinkResolution.sync({
      initial: true,
      limit: 2,
    });
    expect(sortedIds(entries)).toEqual(sortedIds(published(content.entries)));
    expect(sortedIds(assets)).toEqual(sortedIds(published(content.assets)));
    const later = await sdk.sync({ nextSyncToken: nextSyncToken ?? '' });
    expect(later).toMatchObject({ entries: [], assets: [], deletedEntries: [], deletedAssets: [] });
  });
});

describe('what is odd about them', () => {
  let app: FastifyInstance;
  let sdk: ReturnType<typeof createClient>;
  const open = async (content: ContentExport) => ({ app, sdk } = await served(content));
  const nameOf = (entry: unknown) => (entry as { fields: { name: unknown } }).fields.name;

  it('is no matter to rich text: whoever it names is there, and a draft is not', async () => {
    await open(FOREIGN.references());
    const { body, authors } = (await sdk.getEntries({ content_type: 'post' })).items[0]?.fields as {
      body: { content: { content: { data: object }[]; data: { target: unknown } }[] };
      authors: unknown[];
    };
    await app.close();
    expect(authors.map(nameOf)).toEqual(['First', 'Second']);
    const [hyperlink, inline, block, draft] = body.content;
    expect(nameOf((hyperlink?.content[1]?.data as { target: unknown }).target)).toBe('First');
    expect(nameOf((inline?.content[1]?.data as { target: unknown }).target)).toBe('Second');
    expect(nameOf(block?.data.target)).toBe('First');
    expect(draft?.data.target).toEqual({ sys: { type: 'Link', linkType: 'Entry', id: 'wDraftAuthor' } });
  });

  it('is no matter to languages: what is not translated falls back', async () => {
    await open(FOREIGN.pages());
    const { items } = await sdk.getEntries({ content_type: 'page', locale: 'es', include: 2 });
    await app.close();
    expect(items[0]?.fields).toMatchObject({
      name: 'Inicio',
      slug: 'home',
      pageSeo: { fields: { title: 'Inicio', image: { fields: { title: 'Picture 2photo' } } } },
      blocks: [
        { fields: { body: { content: [{ content: [{ value: 'Pase' }] }, {}] } } },
        { fields: { body: { content: [{ content: [{ value: 'Not translated' }] }, {}] } } },
      ],
    });
  });

  it('is no matter to a ring of products', async () => {
    await open(FOREIGN.shop());
    const { items } = await sdk.getEntries({ 'sys.id': '1clock', include: 10 });
    await app.close();
    const next = (entry: unknown): unknown =>
      (entry as { fields: { recommendations: unknown[] } }).fields.recommendations[0];
    expect(next(next(next(next(items[0]))))).toBe(next(items[0]));
  });
});

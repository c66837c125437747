import { EventEmitter } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { emptyExport } from '../export/empty-export.ts';
import { exportPath, SPACES } from '../fixtures/fixtures.ts';
import { FOREIGN } from '../fixtures/foreign/index.ts';
import type { Exported, ExportedItem, ToolsSpace } from '../fixtures/vendor-tools.ts';
import { toolsSpace } from '../fixtures/vendor-tools.ts';
import type { LocalCmsOptions } from '../local-cms.ts';

// Each run of the tools adds listeners that the tools never remove.
const { defaultMaxListeners } = EventEmitter;
beforeAll(() => {
  EventEmitter.defaultMaxListeners = 100;
});
afterAll(() => {
  EventEmitter.defaultMaxListeners = defaultMaxListeners;
});

async function start(options: LocalCmsOptions): Promise<ToolsSpace> {
  const space = await toolsSpace(options);
  onTestFinished(() => space.close());
  return space;
}

const everything = { includeDrafts: true, includeArchived: true };

/**
 * Returns an item with an empty id, for comparisons of locales: each space chooses their ids, and the tool does not
 * send them.
 */
const idless = ({ sys, ...item }: ExportedItem): ExportedItem => ({ sys: { ...sys, id: '' }, ...item });

/** Matches properties that differ between spaces: times, and counters of writes. */
const OWN =
  /^(?:createdAt|updatedAt|version|publishedAt|firstPublishedAt|archivedAt|revision|publishedCounter)$/u;
const STATES = /^(?:publishedVersion|archivedVersion)$/u;

function told(items: readonly ExportedItem[]) {
  return items
    .map(({ sys, ...item }) => ({
      sys: Object.fromEntries(
        Object.entries(sys).flatMap(([name, value]) =>
          OWN.test(name) ? [] : [[name, STATES.test(name) ? 'yes' : value]],
        ),
      ),
      ...item,
    }))
    .sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
}

const toldOf = (content: Exported) =>
  Object.fromEntries(
    Object.entries({ ...content, locales: content.locales.map(idless) }).map(([name, items]) => [
      name,
      told(items),
    ]),
  );

describe('export, import into an empty CMS, export', () => {
  it('come to the same', async () => {
    const from = await start({ export: exportPath('travelBlog'), ...SPACES.travelBlog });
    const before = await from.export(everything);
    expect(before.entries.map(({ sys }) => sys.id)).toEqual(
      expect.arrayContaining(['post-kyoto', 'post-draft', 'post-archived']),
    );
    const to = await start({ export: emptyExport('en-US'), ...SPACES.travelBlog });
    await to.import(before);
    const after = await to.export(everything);
    // No server downloads the files, so the sizes of files on other servers are unknown.
    expect(toldOf(after)).toEqual(toldOf({ ...before, assets: before.assets.map(withoutDetails) }));
  });

  it('come to the same with the files, when they are downloaded and uploaded', async () => {
    const withFiles = { ...everything, downloadAssets: true };
    const from = await start({ export: exportPath('travelBlog'), ...SPACES.travelBlog });
    // Keeps only one asset, because the vendor has the files of the other assets.
    const cover = (content: Exported): Exported => ({
      ...content,
      assets: content.assets.filter(({ sys }) => sys.id === 'asset-cover'),
    });
    const first = cover(await from.export(withFiles));
    const second = await start({ export: emptyExport('en-US'), ...SPACES.travelBlog });
    await second.import(first, { uploadAssets: true, assetsDirectory: from.folder });
    const before = await second.export(withFiles);
    const third = await start({ export: emptyExport('en-US'), ...SPACES.travelBlog });
    await third.import(before, { uploadAssets: true, assetsDirectory: second.folder });
    const after = await third.export(everything);
    expect(toldOf(after).assets).toEqual(
      JSON.parse(JSON.stringify(toldOf(before).assets).replaceAll(second.host, third.host)),
    );
    const [{ file }] = after.assets.map(({ fields }) => fields) as [{ file: Record<string, AssetFile> }];
    expect(file['en-US']).toMatchObject({ details: { image: { width: 120, height: 80 } } });
    const bytes = await (await fetch(file['en-US']?.url ?? '')).bytes();
    expect(bytes).toHaveLength(file['en-US']?.details.size ?? 0);
  });

  it('come to the same in another language than English', async () => {
    const from = await start({ export: exportPath('recipes'), ...SPACES.recipes });
    const whole = await from.export(everything);
    // The tool silently drops fallbacks that form a circle.
    const locales = whole.locales.map((locale) =>
      locale['code'] === 'nl' ? { ...locale, fallbackCode: null } : locale,
    );
    const before = { ...whole, locales };
    const to = await start({ export: emptyExport('fr'), ...SPACES.recipes });
    await to.import(before);
    const after = await to.export(everything);
    expect(toldOf(after)).toEqual(toldOf({ ...before, assets: before.assets.map(withoutDetails) }));
  });

  it.each(Object.entries(FOREIGN))('come to the same of an export like that of %s', async (_, build) => {
    const from = await start({ export: build(), space: 'theirs' });
    const before = await from.export(everything);
    const to = await start({ export: emptyExport('en-US'), space: 'theirs' });
    await to.import(before);
    const after = await to.export(everything);
    expect(toldOf(after)).toEqual(toldOf({ ...before, assets: before.assets.map(withoutDetails) }));
  });

  it('take over again what has been edited since', async () => {
    const from = await start({ export: exportPath('travelBlog'), ...SPACES.travelBlog });
    const content = await from.export();
    const to = await start({ export: emptyExport('en-US'), ...SPACES.travelBlog });
    await to.import(content);
    const entries = content.entries.map((entry) =>
      entry.sys.id === 'post-kyoto'
        ? { ...entry, fields: { ...(entry['fields'] as object), slug: { 'en-US': 'changed' } } }
        : entry,
    );
    // The tool sends no version for webhooks that already exist, so the import has no webhooks.
    await to.import({ ...content, entries, webhooks: [] });
    const after = await to.export();
    expect(after.entries.find(({ sys }) => sys.id === 'post-kyoto')?.['fields']).toMatchObject({
      slug: { 'en-US': 'changed' },
    });
  });
});

describe('the export tool', () => {
  it('takes what is published from the delivery API, when it is given a token of it', async () => {
    const from = await start({ export: exportPath('travelBlog'), ...SPACES.travelBlog });
    const { entries } = await from.export({ deliveryToken: 'demo-delivery', hostDelivery: from.host });
    expect(entries.map(({ sys }) => sys.id).sort()).toEqual([
      'person-ana',
      'person-bo',
      'post-harbour',
      'post-kyoto',
      'post-lisbon',
    ]);
  });
});

type AssetFile = { readonly url: string; readonly details: { readonly size: number } };

function withoutDetails({ fields, ...asset }: ExportedItem): ExportedItem {
  const { file, ...texts } = fields as { file: Record<string, { details?: unknown }> };
  const files = Object.entries(file).map(([locale, { details: _details, ...kept }]) => [locale, kept]);
  return { ...asset, fields: { ...texts, file: Object.fromEntries(files) } };
}

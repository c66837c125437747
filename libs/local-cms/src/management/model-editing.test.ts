import { beforeEach, describe, expect, it } from 'vitest';
import type { Garden } from '../fixtures/garden.ts';
import { garden, plant, publishedPlant, refusal } from '../fixtures/garden.ts';

let space: Garden;
const cma = () => space.cma();
const cda = (token?: string) => space.cda(token);
beforeEach(async () => void (space = await garden()));

describe('content types', () => {
  it('are readers’ when they are published, and so are their changes', async () => {
    const made = await cma().contentType.createWithId({ contentTypeId: 'plant' }, plant);
    await expect(cda().getContentType('plant')).rejects.toMatchObject({ name: 'NotFound' });
    const published = await cma().contentType.publish({ contentTypeId: 'plant' }, made);
    expect((await cda().getContentType('plant')).sys.revision).toBe(1);
    const changed = await cma().contentType.update(
      { contentTypeId: 'plant' },
      { ...published, name: 'Shrub' },
    );
    expect((await cda().getContentType('plant')).name).toBe('Plant');
    await cma().contentType.publish({ contentTypeId: 'plant' }, changed);
    expect(await cda().getContentType('plant')).toMatchObject({ name: 'Shrub', sys: { revision: 2 } });
  });

  it('take the version that the editor saw, and no other', async () => {
    const made = await cma().contentType.createWithId({ contentTypeId: 'plant' }, plant);
    await cma().contentType.update({ contentTypeId: 'plant' }, { ...made, name: 'Shrub' });
    for (const call of [
      cma().contentType.update({ contentTypeId: 'plant' }, { ...made, name: 'Tree' }),
      cma().contentType.publish({ contentTypeId: 'plant' }, made),
    ])
      expect((await refusal(call)).status).toBe(409);
  });

  it('go when they have no entries and are not published', async () => {
    await publishedPlant(space);
    const entry = await cma().entry.create({ contentTypeId: 'plant' }, { fields: {} });
    expect((await refusal(cma().contentType.unpublish({ contentTypeId: 'plant' }))).status).toBe(400);
    await cma().entry.delete({ entryId: entry.sys.id });
    expect((await refusal(cma().contentType.delete({ contentTypeId: 'plant' }))).status).toBe(400);
    await cma().contentType.unpublish({ contentTypeId: 'plant' });
    await cma().contentType.delete({ contentTypeId: 'plant' });
    expect((await cma().contentType.getMany({})).items).toEqual([]);
  });

  it.each([
    ['no fields', { name: 'Plant' }],
    ['no name', { fields: [] }],
    ['two fields of one id', { ...plant, fields: [plant.fields[0], plant.fields[0]] }],
  ])('with %s are refused', async (_, body) => {
    const call = cma().contentType.createWithId({ contentTypeId: 'plant' }, body as typeof plant);
    expect((await refusal(call)).status).toBe(422);
  });

  it('move the version of their editor interface when they are published, as the vendor’s tools expect', async () => {
    await publishedPlant(space);
    const plain = await cma().editorInterface.get({ contentTypeId: 'plant' });
    const changed = await cma().editorInterface.update({ contentTypeId: 'plant' }, plain);
    const type = await cma().contentType.get({ contentTypeId: 'plant' });
    await cma().contentType.publish({ contentTypeId: 'plant' }, type);
    const { sys } = await cma().editorInterface.get({ contentTypeId: 'plant' });
    expect(sys.version).toBe(changed.sys.version + 1);
  });

  it('have an editor interface from the beginning, which can be changed', async () => {
    await publishedPlant(space);
    const plain = await cma().editorInterface.get({ contentTypeId: 'plant' });
    expect(plain.controls).toEqual([{ fieldId: 'name' }, { fieldId: 'picture' }]);
    const controls = [{ fieldId: 'name', widgetNamespace: 'builtin', widgetId: 'slugEditor' }];
    await cma().editorInterface.update({ contentTypeId: 'plant' }, { ...plain, controls });
    expect((await cma().editorInterface.getMany({})).items.map((item) => item.controls)).toEqual([controls]);
  });
});

describe('locales', () => {
  const spanish = {
    code: 'es',
    name: 'Spanish',
    fallbackCode: 'en-US',
    contentDeliveryApi: true,
    contentManagementApi: true,
    optional: false,
  };

  it('are made, changed and deleted, and readers fall back in them', async () => {
    await publishedPlant(space);
    const made = await cma().locale.create({}, spanish);
    const entry = await cma().entry.create(
      { contentTypeId: 'plant' },
      { fields: { name: { 'en-US': 'Rose', es: 'Rosa' } } },
    );
    await cma().entry.publish({ entryId: entry.sys.id }, entry);
    const nameIn = async (locale: string) => (await cda().getEntry(entry.sys.id, { locale })).fields['name'];
    expect([await nameIn('es'), await nameIn('en-US')]).toEqual(['Rosa', 'Rose']);
    const { sys, ...texts } = made;
    await cma().locale.update({ localeId: sys.id }, { ...texts, sys, name: 'Castilian' });
    expect((await cda().getLocales()).items.map(({ name }) => name)).toContain('Castilian');
    await cma().locale.delete({ localeId: sys.id });
    await expect(nameIn('es')).rejects.toMatchObject({ name: 'BadRequest' });
  });

  it('that cannot be are refused', async () => {
    await cma().locale.create({}, spanish);
    for (const locale of [spanish, { ...spanish, code: 'fr', fallbackCode: 'xx' }])
      expect((await refusal(cma().locale.create({}, locale))).status).toBe(422);
    expect((await refusal(cma().locale.delete({ localeId: 'en-US' }))).status).toBe(400);
  });
});

describe('assets', () => {
  it('come from files that are uploaded', async () => {
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"/>');
    const asset = await cma().asset.createFromFiles(
      {},
      {
        fields: {
          title: { 'en-US': 'Leaf' },
          description: {},
          file: {
            'en-US': { contentType: 'image/svg+xml', fileName: 'leaf.svg', file: bytes.toString() },
          },
        },
      },
    );
    const processed = await cma().asset.processForAllLocales({}, asset, { processingCheckWait: 0 });
    await cma().asset.publish({ assetId: asset.sys.id }, processed);
    const { file } = (await cda().getAsset(asset.sys.id)).fields;
    expect(file?.details).toEqual({ size: bytes.length, image: { width: 8, height: 4 } });
    const answer = await fetch(`http:${file?.url}`);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
    // If an editor saves the asset unchanged, it keeps its file, even if the server starts on another port.
    const read = await cma().asset.get({ assetId: asset.sys.id });
    await cma().asset.update({ assetId: asset.sys.id }, read);
    await space.restart();
    const again = await cma().asset.get({ assetId: asset.sys.id });
    expect((await fetch(again.fields.file['en-US']?.url ?? '')).status).toBe(200);
  });

  it('whose upload there is not are not processed', async () => {
    const uploadFrom = { sys: { type: 'Link', linkType: 'Upload', id: 'nothing' } } as const;
    const asset = await cma().asset.create(
      {},
      {
        fields: {
          title: {},
          description: {},
          file: { 'en-US': { contentType: 'image/png', fileName: 'leaf.png', uploadFrom } },
        },
      },
    );
    expect((await refusal(cma().asset.processForLocale({}, asset, 'en-US'))).status).toBe(422);
  });
});

describe('tags and webhooks', () => {
  it('are kept, and secrets are not told again', async () => {
    await cma().tag.createWithId({ tagId: 'shade' }, { name: 'Shade', sys: { visibility: 'public' } });
    expect((await cda().getTags()).items.map(({ name }) => name)).toEqual(['Shade']);
    await cma().webhook.create(
      {},
      {
        name: 'Build',
        url: 'https://hooks.example.com/build',
        topics: ['*.*'],
        httpBasicUsername: 'gardener',
        httpBasicPassword: 'p4ss',
        headers: [{ key: 'x-key', value: 's3cret', secret: true }],
      },
    );
    const { items } = await cma().webhook.getMany({});
    expect(items).toMatchObject([{ name: 'Build', headers: [{ key: 'x-key' }] }]);
    expect(JSON.stringify(items)).not.toMatch(/p4ss|s3cret/u);
  });
});

describe('the content model', () => {
  it('outlives a restart as it was edited', async () => {
    await publishedPlant(space);
    await cma().locale.create({}, { code: 'es', name: 'Spanish', fallbackCode: null } as never);
    await space.restart();
    expect((await cda().getContentType('plant')).name).toBe('Plant');
    expect((await cda().getLocales()).items.map(({ code }) => code)).toEqual(['en-US', 'es']);
  });
});

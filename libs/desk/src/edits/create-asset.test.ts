import { File as NodeFile } from 'node:buffer';
import { expect, it } from 'vitest';
import { asEdited } from '../cms/metadata.ts';
import { fileOf, readableId } from '../model/files.ts';
import { areaOf, withArea } from '../model/safe-area.ts';
import { deskInMemory } from '../testing/desk-in-memory.test-support.tsx';

it('a picture is created with its file, texts and safe area, and published', async () => {
  const locale = (code: string, fallbackCode: string | null) => ({
    sys: { id: code },
    code,
    name: code,
    fallbackCode,
    default: code === 'en-US',
  });
  const locales = [locale('en-US', null), locale('es', 'en-US'), locale('fr', null)];
  const { store, sdk, close } = await deskInMemory({ locales });
  const id = readableId('Dog.svg', () => false);
  const area = { left: 0.2, top: 0.1, right: 0.8, bottom: 0.9 };
  const bytes = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';
  // The request is Node's, which does not accept a `File` of jsdom.
  const file = new NodeFile([bytes], 'Dog.svg', { type: 'image/svg+xml' }) as unknown as File;
  const title = { 'en-US': 'A dog', es: 'Un perro' };
  const draft = { sys: { id, type: 'Asset', version: 0 }, metadata: withArea({}, area), fields: { title } };
  await store.createAsset(asEdited(draft), file);
  const created = store.read().content.assets.get('dog');
  expect(created && areaOf(created)).toEqual(area);
  expect(Object.keys(created?.fields['file'] ?? {})).toEqual(['en-US', 'fr']);
  expect(fileOf(created)?.details).toEqual({ size: bytes.length, image: { width: 40, height: 30 } });
  expect(await (await fetch(fileOf(created)?.url ?? '')).text()).toBe(bytes);
  await expect(store.createAsset(asEdited(draft), file)).rejects.toMatchObject({ status: 409 });

  await store.publish(['dog']);
  const { fields, metadata } = await sdk.withAllLocales.getAsset('dog');
  expect(fields.title).toEqual(title);
  expect(metadata.tags.map(({ sys }) => sys.id)).toEqual(['safe-20-10-80-90']);
  await close();
});

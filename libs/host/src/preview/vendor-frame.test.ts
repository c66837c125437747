import { afterEach, expect, it, vi } from 'vitest';
import type { DrawEntries } from './page-drawing.ts';
import { speakWithVendor } from './vendor-frame.ts';

afterEach(() => vi.unstubAllGlobals());

it('draws what an editor types, with the pictures inside it and their metadata', async () => {
  const calls: { callback(data: unknown): void }[] = [];
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('vendorLibrary', {
    init: async () => undefined,
    getEntryList: () => ['hero'],
    subscribe: (_event: string, call: { callback(data: unknown): void }) => calls.push(call),
  });
  const draw = vi.fn<DrawEntries>(async () => undefined);
  await speakWithVendor(draw, 'https://app.test', {
    space: 'shop',
    environment: 'master',
    locale: 'es',
    library: 'data:text/javascript,export const ContentfulLivePreview = globalThis.vendorLibrary',
    apps: ['https://app.test'],
  });
  const metadata = { tags: [{ sys: { type: 'Link', linkType: 'Tag', id: 'safe-1' } }] };
  const contentType = { sys: { id: 'hero' } };
  const picture = { sys: { id: 'dog', type: 'Asset' }, fields: { title: 'Un perro' }, metadata };
  const link = { sys: { type: 'Link', linkType: 'Asset', id: 'dog' } };
  calls[0]?.callback({ sys: { id: 'hero', type: 'Entry', contentType }, fields: { title: 'Hola', picture } });
  expect(draw).toHaveBeenCalledExactlyOnceWith([
    { sys: { id: 'hero', contentType }, fields: { title: 'Hola', picture: link } },
    { sys: { id: 'dog' }, fields: { title: 'Un perro' }, metadata },
  ]);
});

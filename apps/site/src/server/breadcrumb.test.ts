import { createHtmlCache, type Exported, memoryDelivery, placeTag } from '@skein/host/testing';
import type { Delivery } from '@skein/cms-client/server';
import { describe, expect, it } from 'vitest';
import { demoExport, withEntry } from '../testing/demo-export.ts';
import { siteOn } from '../testing/site-in-memory.ts';

const CHILD = '/product/tv/choice';
const idOf = (path: string) =>
  demoExport.entries.find(({ fields }) => fields['gfSlug']?.['en-US'] === path)?.sys.id ?? '';

/** Returns a site whose pages never expire, behind a cache of HTML like the server's. */
async function site() {
  let exported: Exported = demoExport;
  const delivery: Delivery = { ask: (question) => memoryDelivery(exported).ask(question) };
  const cache = createHtmlCache({ ttlMs: 1e9, retryMs: 1e9, max: 100 });
  const { pages, source } = await siteOn(delivery, undefined, {
    ttlMs: 1e9,
    onRenamed: (paths) => paths.forEach((path) => cache.invalidate(placeTag(path))),
  });
  return {
    source,
    visit: async (path = CHILD) => {
      const { page } = await cache.get(path, () => pages.render(path));
      const html = page.bytes.identity.toString();
      const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
      return (JSON.parse(json).itemListElement as { name: string }[]).map(({ name }) => name).slice(0, -1);
    },
    /** Publishes an entry as the webhook does: the source and the cache forget the entry. */
    publish(id: string, next: Exported) {
      exported = next;
      source.invalidate(id, 'gfPage');
      cache.invalidate(id);
    },
  };
}

const titled = (id: string, title: string, spanish: string) =>
  withEntry(demoExport, id, (entry) => ({
    ...entry,
    fields: {
      ...entry.fields,
      gfTitle: { 'en-US': title, es: spanish },
      gfBreadcrumb: { 'en-US': title, es: spanish },
    },
  }));

const movedTo = (id: string, path: string, title: string): Exported =>
  withEntry(titled(id, title, title), id, (entry) => ({
    ...entry,
    fields: { ...entry.fields, gfSlug: { 'en-US': path } },
  }));

describe('the way from home to a page', () => {
  it('has the new title of a page above with the next visit', async () => {
    const { visit, publish } = await site();
    await visit();
    publish(idOf('/product/tv'), titled(idOf('/product/tv'), 'Television', 'Televisión'));
    expect(await visit()).toEqual(['Home', 'Television']);
  });

  it('is in the language of the page', async () => {
    const { visit, publish } = await site();
    publish(idOf('/product/tv'), titled(idOf('/product/tv'), 'Television', 'Televisión'));
    expect(await visit(`/intl/es${CHILD}`)).toEqual(['Inicio', 'Televisión']);
  });

  it('has a page that is put above, and loses one that goes away', async () => {
    const { visit, publish, source } = await site();
    const [tv, other] = [idOf('/product/tv'), idOf('/about')];
    const before = await visit();
    publish(other, movedTo(other, '/product', 'Products'));
    // No visitor has requested the published page: the list of paths is renewed in the background.
    await source.slugs.all();
    expect(await visit()).toEqual(['Home', 'Products', ...before.slice(1)]);
    publish(
      tv,
      withEntry(movedTo(other, '/product', 'Products'), tv, () => undefined),
    );
    expect(await visit()).toEqual(['Home', 'Products']);
  });
});

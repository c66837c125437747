import { createHtmlCache, memoryDelivery } from '@skein/host/testing';
import type { Delivery } from '@skein/cms-client/server';
import { describe, expect, it } from 'vitest';
import { demoExport } from '../testing/demo-export.ts';
import { siteOn } from '../testing/site-in-memory.ts';

/** Returns a site whose CMS can hang: it then accepts requests but never answers. All content expires at once. */
async function site() {
  const state = { hangs: false };
  const answering = memoryDelivery(demoExport);
  const delivery: Delivery = {
    ask: (question) => (state.hangs ? new Promise(() => undefined) : answering.ask(question)),
  };
  const { pages, source } = await siteOn(delivery);
  const cache = createHtmlCache({ ttlMs: 0, retryMs: 0, max: 100 });
  const visit = async (path: string) =>
    (await pages.exists(path)) ? (await cache.get(path, () => pages.render(path))).page.status : 404;
  return { state, source, visit };
}

describe('a CMS that accepts and never answers', () => {
  it('is not waited for by visitors of warm pages, however often they come, nor by those who are lost', async () => {
    const { state, visit } = await site();
    for (const path of ['/', '/intl/es/support']) await visit(path);
    state.hangs = true;
    for (let times = 0; times < 3; times++)
      expect(await Promise.all(['/', '/intl/es/support', '/nowhere'].map(visit))).toEqual([200, 200, 404]);
  });

  it('is not waited for by the site map and `/readyz` either', async () => {
    const { state, source, visit } = await site();
    await visit('/');
    await source.replacedParts();
    state.hangs = true;
    expect((await source.slugs.all()).length).toBeGreaterThan(20);
    expect(await source.replacedParts()).toEqual([]);
  });

  it('leaves the site ready for visitors, also right after an edit', async () => {
    const { state, source } = await site();
    expect(await source.slugs.any()).toBe(true);
    state.hangs = true;
    source.invalidate('another', 'gfPage');
    expect(await source.slugs.any()).toBe(true);
  });

  it('is not waited for by a page that was known before an editor changed another', async () => {
    const { state, source, visit } = await site();
    await visit('/');
    state.hangs = true;
    source.invalidate('another', 'gfPage');
    expect(await visit('/')).toBe(200);
  });
});

import { createHtmlCache, memoryDelivery, type Exported } from '@skein/host/testing';
import type { Delivery } from '@skein/cms-client/server';
import { expect, it } from 'vitest';
import { siteOn } from '../testing/site-in-memory.ts';

const look = () => new Promise((resolve) => setImmediate(resolve));

/** Fifty pages without blocks, because visitors wait for every page in the same way. */
const PAGES: Exported = {
  assets: [],
  entries: [
    {
      sys: { id: 'site', contentType: { sys: { id: 'gfSite' } } },
      fields: { gfTitle: { 'en-US': 'Skein' } },
    },
    ...Array.from({ length: 50 }, (_, at) => ({
      sys: { id: `page-${at}`, contentType: { sys: { id: 'gfPage' } } },
      fields: { gfSlug: { 'en-US': `/page-${at}` }, gfTitle: { 'en-US': `Page ${at}` } },
    })),
  ],
};

/** Returns a site that has just started, and the ids of the pages requested from the CMS, in order. */
async function freshSite() {
  const answering = memoryDelivery(PAGES);
  const asked: string[] = [];
  let [open, most] = [0, 0];
  const delivery: Delivery = {
    async ask(question) {
      const id = question.where?.['sys.id'];
      if (id === undefined) return answering.ask(question);
      asked.push(id);
      most = Math.max(most, ++open);
      await look();
      open -= 1;
      return answering.ask(question);
    },
  };
  const { pages, source } = await siteOn(delivery, undefined, { ttlMs: 1_000_000 });
  const cache = createHtmlCache({ ttlMs: 1_000_000, retryMs: 0, max: 500 });
  const visit = (path: string, visitor?: string) =>
    cache
      .get(path, (seen) => pages.render(path, undefined, { seen, visitor }))
      .then(({ page }) => page.status);
  const all = await source.slugs.all();
  const paths = all.map(({ path }) => path);
  const idOf = (path: string) => all.find((entry) => entry.path === path)?.id ?? '';
  return { visit, pages, source, cache, paths, idOf, asked, mostOpen: () => most };
}

it('many pages at once are asked of the CMS a few at a time: its limits count its own time', async () => {
  const { visit, paths, mostOpen } = await freshSite();
  const statuses = await Promise.all(paths.slice(0, 40).map((path) => visit(path)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(mostOpen()).toBeLessThanOrEqual(4);
});

it('between two pages that are drawn the thread looks at what else has come, such as a question after its health', async () => {
  const { visit, paths } = await freshSite();
  let [drawn, mostBetween] = [0, 0];
  const crowd = Promise.all(paths.slice(0, 30).map((path) => visit(path).then(() => drawn++)));
  for (let before = 0; drawn < 30; before = drawn) {
    await look();
    mostBetween = Math.max(mostBetween, drawn - before);
  }
  await crowd;
  expect(mostBetween).toBe(1);
});

it('pages that somebody has seen come before those that nobody has', async () => {
  const { visit, source, cache, paths, idOf, asked } = await freshSite();
  const [known = '', ...others] = paths.slice(0, 30);
  await visit(known);
  cache.invalidate('site');
  source.forgetAll();
  const crowd = others.map((path) => visit(path));
  const edited = visit(known);
  await Promise.all([...crowd, edited]);
  const again = asked.indexOf(idOf(known), 1);
  expect(again).toBeGreaterThan(0);
  expect(again).toBeLessThan(8);
});

it('one visitor who asks for everything leaves a place for another', async () => {
  const { visit, paths, mostOpen } = await freshSite();
  const [other = '', ...all] = paths.slice(0, 30);
  let done = 0;
  const crowd = Promise.all(all.map((path) => visit(path, 'one').then(() => (done += 1))));
  await visit(other, 'other');
  expect(done).toBeLessThan(all.length / 2);
  await crowd;
  expect(mostOpen()).toBeLessThanOrEqual(4);
});

it('a visitor who waits for more pages than anybody reads is turned away, and nobody else', async () => {
  const { pages, paths } = await freshSite();
  const draw = (at: number, visitor: string) =>
    pages.render(paths[0] ?? '/', { search: `?at=${at}` }, { visitor });
  const many = Array.from({ length: 400 }, (_, at) => draw(at, 'one').then(() => 'drawn', String));
  const other = draw(0, 'other');
  expect((await other).status).toBe(200);
  const ends = await Promise.all(many);
  expect(ends.filter((end) => end.includes('PoolFullError')).length).toBe(400 - 300 - 3);
});

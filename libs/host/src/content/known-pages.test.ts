import type { Answer, Delivery, Question } from '@skein/cms-client/server';
import { describe, expect, it } from 'vitest';
import { createContentSource } from './content-source.ts';
import { smallSite } from '../testing/small-site.test-support.ts';
import { raw } from '../testing/cms-that-counts.test-support.ts';

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });
const words = (id: string, content: string) => raw(id, 'gfTextBlock', { gfTextContent: content });

/**
 * A CMS with two pages. The pages share a block, and each page also has its own block. The CMS answers
 * requests for any entry.
 */
function cms() {
  const entries = new Map<string, object>();
  const set = (entry: { readonly sys: { readonly id: string } }) => void entries.set(entry.sys.id, entry);
  set(raw('home', 'gfPage', { gfSlug: '/', gfTitle: 'Home', gfBlocks: [link('shared'), link('own')] }));
  set(
    raw('plans', 'gfPage', { gfSlug: '/plans', gfTitle: 'Plans', gfBlocks: [link('shared'), link('gone')] }),
  );
  set(words('shared', 'Shared'));
  set(words('own', 'Own'));
  const asked: string[] = [];
  const state = { now: 0, stale: false, before: async () => {} };
  const delivery: Delivery = {
    async ask({ contentType, where, locale }: Question): Promise<Answer> {
      const id = where?.['sys.id'];
      if (id !== undefined) asked.push(`${contentType} ${id}${locale === 'es' ? ' es' : ''}`);
      const all = structuredClone([...entries.values()]) as {
        sys: { id: string; contentType: { sys: { id: string } } };
      }[];
      await state.before();
      const items = all.filter(
        ({ sys }) => sys.contentType.sys.id === contentType && sys.id === (id ?? sys.id),
      );
      const linked = JSON.stringify(items);
      const Entry = all.filter(({ sys }) => linked.includes(`"${sys.id}"`));
      return { items, includes: { Entry }, stale: state.stale };
    },
  };
  const source = createContentSource({
    site: smallSite,
    delivery,
    sanitize: (html) => html as never,
    assetUrl: (url) => url,
    ttlMs: 1000,
    now: () => state.now,
    onProblems: () => undefined,
  });
  const blocks = async (path: string) => (await source.loadPage(path))?.page.blocks ?? [];
  const ids = async (path: string) => (await blocks(path)).map(({ id }) => id);
  return { entries, set, asked, state, source, blocks, ids };
}

describe('what the CMS has said of a page', () => {
  it('is asked for once while it is believed, and says until when', async () => {
    const { asked, source, state } = cms();
    for (state.now of [0, 400, 999]) expect((await source.loadPage('/'))?.until).toBe(1000);
    expect(asked).toEqual(['gfPage home']);
    state.now = 1000;
    expect((await source.loadPage('/'))?.until).toBe(2000);
    expect(asked).toEqual(['gfPage home', 'gfPage home']);
  });

  it('is the same block on two pages, and again once the page was asked for anew', async () => {
    const { blocks, state } = cms();
    const [onHome] = await blocks('/');
    const [onPlans] = await blocks('/plans');
    state.now = 5000;
    const [later] = await blocks('/');
    expect(onHome?.id).toBe('shared');
    expect(onPlans).toBe(onHome);
    expect(later).toBe(onHome);
  });

  it('is never believed where nothing is, as in a preview', async () => {
    const { entries, asked } = cms();
    const preview = createContentSource({
      site: smallSite,
      delivery: {
        ask: async ({ contentType }) => {
          asked.push(contentType);
          return { items: [...entries.values()], stale: false };
        },
      },
      sanitize: (html) => html as never,
      assetUrl: (url) => url,
      ttlMs: 0,
      onProblems: () => undefined,
    });
    const title = async () => (await preview.loadPage('/'))?.page.title;
    expect(await title()).toBe('Home');
    entries.set('home', raw('home', 'gfPage', { gfSlug: '/', gfTitle: 'A draft' }));
    expect(await title()).toBe('A draft');
  });

  it('that is stale is asked for again', async () => {
    const { asked, source, state } = cms();
    state.stale = true;
    for (let time = 0; time < 2; time++) expect((await source.loadPage('/'))?.stale).toBe(true);
    expect(asked).toHaveLength(2);
  });
});

describe('an edit of one entry', () => {
  it('is asked for alone, once for all pages that show it, and changes that block alone', async () => {
    const { asked, blocks, set, source } = cms();
    const before = { home: await blocks('/'), plans: await blocks('/plans') };
    set(words('shared', 'Changed'));
    source.invalidate('shared', 'gfTextBlock');
    const after = { home: await blocks('/'), plans: await blocks('/plans') };
    expect(asked).toEqual(['gfPage home', 'gfPage plans', 'gfTextBlock shared']);
    expect(after.home[0]).not.toBe(before.home[0]);
    expect(JSON.stringify(after.home[0])).toContain('Changed');
    expect(after.home[1]).toBe(before.home[1]);
    expect(after.plans[0]).toBe(after.home[0]);
    await blocks('/');
    expect(asked).toHaveLength(3);
  });

  it('concerns no page that does not show it', async () => {
    const { asked, ids, source } = cms();
    await ids('/plans');
    source.invalidate('own', 'gfTextBlock');
    await ids('/plans');
    expect(asked).toEqual(['gfPage plans']);
  });

  it('may take the entry away, or bring one that was missing', async () => {
    const { entries, ids, set, source } = cms();
    expect([await ids('/'), await ids('/plans')]).toEqual([['shared', 'own'], ['shared']]);
    entries.delete('own');
    source.invalidate('own', 'gfTextBlock');
    set(words('gone', 'Back again'));
    source.invalidate('gone', 'gfTextBlock');
    expect([await ids('/'), await ids('/plans')]).toEqual([['shared'], ['shared', 'gone']]);
  });

  it('of the page itself, and of what is no entry, has the page asked for as a whole', async () => {
    const { asked, ids, set, source } = cms();
    await ids('/');
    set(raw('home', 'gfPage', { gfSlug: '/', gfTitle: 'Home', gfBlocks: [link('own')] }));
    source.invalidate('home', 'gfPage');
    expect(await ids('/')).toEqual(['own']);
    source.invalidate('some-picture', undefined);
    await ids('/');
    expect(asked).toEqual(['gfPage home', 'gfPage home', 'gfPage home']);
  });

  it('that comes while a page is asked for is not lost', async () => {
    const { blocks, set, source, state } = cms();
    await blocks('/');
    state.now = 5000;
    let edits = 1;
    state.before = async () => {
      if (edits-- <= 0) return;
      set(words('own', 'Meanwhile'));
      source.invalidate('own', 'gfTextBlock');
    };
    await blocks('/');
    expect(JSON.stringify(await blocks('/'))).toContain('Meanwhile');
  });

  it('that the CMS is too late for is answered with all that it said before', async () => {
    const { asked, source, state } = cms();
    await source.loadPage('/');
    state.stale = true;
    source.invalidate('own', 'gfTextBlock');
    expect((await source.loadPage('/'))?.stale).toBe(true);
    expect(asked).toEqual(['gfPage home', 'gfTextBlock own', 'gfPage home']);
  });
});

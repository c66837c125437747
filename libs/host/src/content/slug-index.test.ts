import type { Problem } from '@skein/cms-client';
import { DeliveryError } from '@skein/cms-client/server';
import { describe, expect, it, vi } from 'vitest';
import { createSlugIndex } from './slug-index.ts';
import { cmsThatCounts, pageEntry, raw } from '../testing/cms-that-counts.test-support.ts';
import { smallSite } from '../testing/small-site.test-support.ts';

function indexOf(pages: object[], ttlMs = 1000, ofDrafts = false, undatedChanges = false) {
  const { delivery, ...rest } = cmsThatCounts(pages);
  const clock = { now: 0 };
  const problems: Problem[] = [];
  const onProblems = (found: readonly Problem[]) => void problems.push(...found);
  const onRenamed = vi.fn<(paths: readonly string[]) => void>();
  return {
    ...rest,
    clock,
    problems,
    onRenamed,
    slugs: createSlugIndex({
      site: smallSite,
      delivery,
      ttlMs,
      ofDrafts,
      undatedChanges,
      now: () => clock.now,
      onProblems,
      onRenamed,
    }),
  };
}

describe('the list of pages', () => {
  it('is asked for once while it is fresh, also by many at the same time', async () => {
    const { slugs, asked, clock } = indexOf([pageEntry('home', '/'), pageEntry('plans', '/plans')]);
    expect(await Promise.all(['/', '/plans', '/nowhere'].map((path) => slugs.has(path)))).toEqual([
      true,
      true,
      false,
    ]);
    expect(asked).toMatchObject([{ contentType: 'gfPage', include: 0 }]);
    clock.now = 999;
    await slugs.has('/');
    expect(asked).toHaveLength(1);
    clock.now = 1000;
    await slugs.has('/');
    expect(asked).toHaveLength(2);
  });

  it('is the same array until a page changes, and says what it knows while it is fresh', async () => {
    const { slugs, state, clock } = indexOf([pageEntry('home', '/'), pageEntry('plans', '/plans')]);
    expect(slugs.knows('/')).toBeUndefined();
    const first = await slugs.all();
    expect([slugs.knows('/plans'), slugs.knows('/nowhere')]).toEqual([true, false]);
    clock.now = 1000;
    expect(slugs.knows('/plans')).toBeUndefined();
    slugs.forget();
    expect(await slugs.all()).toBe(first);
    state.pages = [pageEntry('home', '/'), pageEntry('plans', '/plans', { gfTitle: 'Other' })];
    slugs.forget();
    expect((await slugs.all()).map(({ breadcrumb }) => breadcrumb)).toEqual(['home', 'Other']);
    slugs.forget();
    expect(slugs.knows('/nowhere')).toBeUndefined();
  });

  it.each([
    ['another name', { gfTitle: 'Other' }],
    ['another site map', { gfSiteMap: 'none' }],
    ['no place in search engines', { gfNoIndex: true }],
  ])('tells of a page with %s, because pages that list it change', async (_, fields) => {
    const { slugs, state, onRenamed } = indexOf([pageEntry('home', '/'), pageEntry('plans', '/plans')]);
    await slugs.all();
    state.pages = [pageEntry('home', '/'), pageEntry('plans', '/plans', fields)];
    slugs.forget();
    await slugs.all();
    expect(onRenamed.mock.calls).toEqual([[['/plans']]]);
  });

  it('keeps a page whose time of change cannot be read, and tells of an entry that is none', async () => {
    const page = pageEntry('plans', '/plans') as { readonly sys: object };
    const { slugs, problems } = indexOf([
      pageEntry('home', '/'),
      { ...page, sys: { ...page.sys, updatedAt: 7 } },
      { sys: { id: 'odd' }, fields: [] },
      { sys: { id: {} }, fields: {} },
    ]);
    expect(await slugs.has('/plans')).toBe(true);
    expect(await slugs.has('/')).toBe(true);
    expect(problems.map(({ entryId }) => entryId)).toEqual(['odd', '-']);
  });

  it.each([
    ['no time of change', 'may not know one', true, undefined],
    ['the time of its publication', 'knows all changes', false, '2026-01-01T00:00:00Z'],
  ])('names %s for an unchanged page of a CMS that %s', async (_time, _cms, undatedChanges, time) => {
    const at = (id: string, updatedAt: string) => {
      const page = pageEntry(id, `/${id}`) as { readonly sys: object };
      return { ...page, sys: { ...page.sys, createdAt: '2026-01-01T00:00:00Z', updatedAt } };
    };
    const pages = [at('new', '2026-01-01T00:00:00Z'), at('old', '2026-02-01T00:00:00Z')];
    const { slugs } = indexOf(pages, 1000, false, undatedChanges);
    expect((await slugs.all()).map(({ updatedAt }) => updatedAt)).toEqual([time, '2026-02-01T00:00:00Z']);
  });

  it('is asked for again when it has been forgotten', async () => {
    const { slugs, asked, state } = indexOf([pageEntry('home', '/')]);
    expect(await slugs.has('/new')).toBe(false);
    state.pages = [pageEntry('new', '/new')];
    slugs.forget();
    expect(await slugs.has('/new')).toBe(true);
    expect(asked).toHaveLength(2);
  });

  it('does not believe an answer that was under way when it was told to forget', async () => {
    const { slugs, asked } = indexOf([pageEntry('home', '/')]);
    const underWay = slugs.has('/');
    slugs.forget();
    await underWay;
    await slugs.has('/');
    expect(asked).toHaveLength(2);
  });

  it('looks again soon when the CMS was away', async () => {
    const { slugs, asked, clock, state } = indexOf([pageEntry('home', '/')], 60_000);
    state.stale = true;
    await slugs.has('/');
    clock.now = 2001;
    await slugs.has('/');
    expect(asked).toHaveLength(2);
  });

  it('is answered from what is known while it is renewed, and waited for by whoever asks for a new address', async () => {
    const { slugs, state, clock } = indexOf([pageEntry('home', '/')]);
    await slugs.has('/');
    state.pages = [pageEntry('new', '/new')];
    clock.now = 1000;
    expect(await slugs.has('/new')).toBe(false);
    await vi.waitFor(async () => expect(await slugs.has('/new')).toBe(true));
    state.pages = [pageEntry('home', '/')];
    slugs.forget();
    expect(await slugs.has('/new')).toBe(true);
    slugs.forget();
    expect(await slugs.has('/')).toBe(true);
  });

  it('finds a draft at its first look, also under a new address', async () => {
    const { slugs, state } = indexOf([pageEntry('home', '/')], 1000, true);
    const early = slugs.has('/new');
    state.pages = [pageEntry('home', '/'), pageEntry('draft', '/new')];
    // The list is already on its way, without the page.
    expect(await slugs.has('/new')).toBe(true);
    await early;
    state.pages = [pageEntry('home', '/'), pageEntry('draft', '/newer')];
    expect((await slugs.find('/newer'))?.id).toBe('draft');
    expect((await slugs.all()).map(({ path }) => path)).toEqual(['/', '/newer']);
  });

  it('outlives a CMS that fails, also when an editor had said that it changed', async () => {
    const { slugs, state } = indexOf([pageEntry('home', '/')]);
    await slugs.has('/');
    state.away = true;
    slugs.forget();
    expect(await Promise.all([slugs.has('/'), slugs.has('/new')])).toEqual([true, false]);
    expect(await slugs.all()).toHaveLength(1);
  });

  it('outlives a CMS that has no page at all any more, and says so', async () => {
    const { slugs, state, problems } = indexOf([pageEntry('home', '/')]);
    await slugs.has('/');
    state.pages = [];
    slugs.forget();
    expect(await slugs.all()).toHaveLength(1);
    expect(problems).toContainEqual({ entryId: '-', field: '*', reason: expect.stringContaining('no page') });
  });

  it('recovers after a failure', async () => {
    const { slugs, state } = indexOf([pageEntry('home', '/')]);
    state.away = true;
    await expect(slugs.has('/')).rejects.toBeInstanceOf(DeliveryError);
    state.away = false;
    expect(await slugs.has('/')).toBe(true);
  });

  it('knows a page under its address put right, and one address for one page', async () => {
    const { slugs, problems } = indexOf([
      pageEntry('slashes', 'plans/'),
      pageEntry('second', '/plans'),
      pageEntry('service', '/api/plans'),
    ]);
    expect((await slugs.all()).map(({ id, path }) => [id, path])).toEqual([['slashes', '/plans']]);
    expect(problems).toEqual([
      { entryId: 'slashes', field: 'gfSlug', reason: 'is taken for /plans' },
      { entryId: 'second', field: 'gfSlug', reason: expect.stringContaining('where slashes is already') },
      { entryId: 'service', field: 'gfSlug', reason: expect.stringContaining('/api') },
    ]);
  });

  it('leaves out what has no usable address, and keeps the rest', async () => {
    const { slugs, problems } = indexOf([
      raw('none', 'gfPage', {}),
      raw('number', 'gfPage', { gfSlug: 7 }),
      pageEntry('outside', 'https://evil.example/'),
      pageEntry('script', 'javascript:alert(1)'),
      pageEntry('anchor', '#top'),
      pageEntry('sound', '/sound', { gfTitle: 'Sound', gfSiteMap: 'support', gfNoIndex: true }),
      'not even an entry' as never,
    ]);
    expect(await slugs.all()).toEqual([
      {
        id: 'sound',
        path: '/sound',
        breadcrumb: 'Sound',
        siteMap: 'support',
        noIndex: true,
        updatedAt: undefined,
      },
    ]);
    expect(problems.map(({ entryId }) => entryId)).toEqual([
      'none',
      'number',
      'outside',
      'script',
      'anchor',
      '-',
    ]);
  });

  it('keeps a page whose other fields are of the wrong kind', async () => {
    const fields = { gfTitle: [], gfBreadcrumb: 7, gfSiteMap: 'attic', gfNoIndex: 'no' };
    const { slugs } = indexOf([pageEntry('odd', '/odd', fields)]);
    expect(await slugs.all()).toEqual([
      { id: 'odd', path: '/odd', breadcrumb: '/odd', siteMap: 'pages', noIndex: false, updatedAt: undefined },
    ]);
  });
});

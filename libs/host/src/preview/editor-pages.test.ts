import { asPart } from '@skein/cms-client/render';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { RenderedPage } from '../cache/rendered-page.ts';
import { PreviewBar } from '../document/preview-bar.tsx';
import type { PageService } from '../pages/page-service.ts';
import { editorPages } from './editor-pages.ts';
import type { UnsavedItem } from './unsaved-edits.ts';

const PAGE = { path: '/plans', search: '' };
const item = (id: string, text: string): UnsavedItem => ({ sys: { id }, fields: { text } });

/**
 * Creates the preview of a site whose page has a block for each text.
 * @param titleOf returns the title of the page, which is outside of all blocks
 */
function site(titleOf: (items: readonly UnsavedItem[]) => string = () => 'Plans') {
  let laid: readonly UnsavedItem[] = [];
  const html = (mark: string) =>
    `<head><title>${titleOf(laid)}</title></head><body>${['a', 'b']
      .map((id) => asPart(id, `<p>${laid.find(({ sys }) => sys.id === id)?.fields['text'] ?? id}${mark}</p>`))
      .join('')}</body>`;
  const service = (mark: string) => ({
    exists: async () => true,
    render: vi.fn(async () => ({ html: html(mark), status: 200 }) as RenderedPage),
  });
  const [plain, published, marked] = [service(''), service(' now'), service('*')];
  const withSources = vi.fn((one: string, other: string) =>
    other.includes('*') ? one.replaceAll('<p>', '<p id>') : one,
  );
  const onUnmarked = vi.fn();
  const pages = editorPages({
    plain: plain as unknown as PageService,
    published: published as unknown as PageService,
    marked: marked as unknown as PageService,
    lay: (items) => (laid = items),
    withSources,
    onUnmarked,
    script: (version) => `<script data-version="${version}"></script>`,
  });
  async function open() {
    const { html: whole } = await pages.draw(PAGE);
    return /data-version="([^"]+)"/u.exec(whole)?.[1];
  }
  return { pages, open, plain, marked, withSources, onUnmarked };
}

describe('the pages of an editor', () => {
  it('are whole, with the sources of their texts, and name their version', async () => {
    const { html } = await site().pages.draw(PAGE);
    expect(html).toMatch(
      /^<head><title>Plans<\/title><script data-version="[\w-]+"><\/script><\/head><body><!--part:a--><p id>a<\/p>/u,
    );
  });

  it('are as visitors see them, if the editor asks for that', async () => {
    const { html } = await site().pages.draw({ path: '/plans', search: '?published' });
    expect(html).toContain('<p>a now</p>');
  });

  it('are in the variation whose link an editor follows, whatever its name', async () => {
    const [key, variation] = ['hero:2', 'short: 50% & “new”'];
    const bar = renderToStaticMarkup(
      createElement(PreviewBar, {
        problems: [],
        pageId: 'plans',
        shown: 'drafts',
        path: '/plans',
        experiments: [
          { key, variations: ['old', variation].map((name) => ({ variation: name, weight: 1 })) },
        ],
        variations: { other: 'a=b' },
      }),
    );
    const [, { search } = { search: '' }] = [...bar.matchAll(/href="(\/plans\?variation=[^"]+)"/gu)].map(
      ([, href]) => new URL(href?.replaceAll('&amp;', '&') ?? '', 'http://site.example'),
    );
    const { pages, plain } = site();
    await pages.draw({ path: '/plans', search });
    expect(plain.render).toHaveBeenCalledWith('/plans', {
      search,
      below: undefined,
      variations: { other: 'a=b', [key]: variation },
    });
  });

  it('are only their changed blocks after an edit', async () => {
    const { pages, open, withSources } = site();
    const opened = await open();
    withSources.mockClear();
    const first = await pages.redraw(PAGE, [item('b', 'B')], opened);
    expect(first).toEqual({ status: 200, version: expect.any(String), parts: { 1: '<p id>B</p>' } });
    expect(withSources).toHaveBeenCalledTimes(1);
    expect(await pages.redraw(PAGE, [], first.version)).toMatchObject({ parts: { 1: '<p id>b</p>' } });
    expect(await pages.redraw(PAGE, [item('a', 'A')], opened)).toMatchObject({ parts: { 0: '<p id>A</p>' } });
  });

  it.each([
    ['what is around the blocks has changed', (opened?: string) => opened],
    ['the browser names no version', () => undefined],
    ['the version is forgotten, as after a restart', () => 'of yesterday'],
  ])('are whole if %s', async (_, shownAfter) => {
    const { pages, open } = site((items) => (items.length > 0 ? 'New' : 'Plans'));
    const redrawn = await pages.redraw(PAGE, [item('a', 'A')], shownAfter(await open()));
    expect(redrawn.parts).toBeUndefined();
    expect(redrawn.html).toContain('<title>New</title>');
  });

  it('are shown without the sources of their texts if these cannot be drawn', async () => {
    const { pages, marked, onUnmarked } = site();
    const broken = new Error('a component measures its text');
    marked.render.mockRejectedValue(broken);
    expect((await pages.draw(PAGE)).html).toContain('<p>a</p>');
    expect(onUnmarked).toHaveBeenCalledWith(broken, '/plans');
    marked.render.mockReset();
  });

  it('come one after another, each with its own changes, also after one that failed', async () => {
    const { pages, plain } = site();
    plain.render.mockRejectedValueOnce(new Error('away'));
    const [failed, one, other] = await Promise.allSettled([
      pages.redraw(PAGE, []),
      pages.redraw(PAGE, [item('a', 'one')]),
      pages.redraw(PAGE, [item('a', 'other')]),
    ]);
    expect(failed.status).toBe('rejected');
    expect(one).toMatchObject({ value: { html: expect.stringContaining('>one<') } });
    expect(other).toMatchObject({ value: { html: expect.stringContaining('>other<') } });
  });
});

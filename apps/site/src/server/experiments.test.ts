// @vitest-environment node
import { expect, it } from 'vitest';
import { demoSite, demoWith } from '../testing/site-in-memory.ts';

const PATH = '/switching';
const { pages } = await demoWith({ experiments: true });
const exposed = (html: string) => /data-exposure="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"');

it.each([
  ['everybody', undefined, 'promise'],
  ['those in the first variation', { search: '', variations: {} }, 'promise'],
  ['those in another one', { search: '', variations: { old_box_title: 'errand' } }, 'errand'],
])('a page for %s counts who sees it', async (_, asked, variation) => {
  const { html, caching } = await pages.render(PATH, asked);
  expect(exposed(html)).toBe(`["old_box_title","${variation}"]`);
  expect(caching).toBe('private');
});

it('a page for one visitor shows the first variation, and counts nobody', async () => {
  const visitor = { ip: '203.0.113.7', headers: {} };
  const { html } = await pages.renderAsked(PATH, { search: '' }, visitor);
  expect(html).toContain('We’ll send it back.');
  expect(exposed(html)).toBeUndefined();
});

it('where no experiment runs, everybody sees the first variation, uncounted, of a page that anybody may keep', async () => {
  const plain = await demoSite();
  const { html, caching } = await plain.pages.render(PATH);
  expect(html).toContain('We’ll send it back.');
  expect([exposed(html), caching]).toEqual([undefined, undefined]);
});

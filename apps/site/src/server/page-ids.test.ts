import { doubledIds } from '@skein/cms-client/testing';
import { memoryDelivery } from '@skein/host/testing';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { demoExport } from '../testing/demo-export.ts';
import { siteOn } from '../testing/site-in-memory.ts';

/** A title that reads as the anchor of the part of a page that it heads. */
const TITLES: Readonly<Record<string, string>> = {
  gfPlansSection: 'Plans',
  gfOpenRoles: 'Roles',
  gfNetworkStatus: 'Network status',
  gfFaqTabs: 'FAQs',
};
const entries = demoExport.entries.map((entry) => {
  const title = TITLES[entry.sys.contentType.sys.id];
  return title ? { ...entry, fields: { ...entry.fields, gfTitle: { 'en-US': title } } } : entry;
});
const site = siteOn(memoryDelivery({ ...demoExport, entries }), undefined, { ttlMs: 3_600_000 });

const paths = demoExport.entries.flatMap(({ fields }) => {
  const slug = fields['gfSlug']?.['en-US'];
  return typeof slug === 'string' && slug.startsWith('/') ? [slug] : [];
});

it('no page holds an id twice', async () => {
  expect(paths.length).toBeGreaterThan(50);
  const { pages } = await site;
  const doubled: Record<string, readonly string[]> = {};
  for (const path of paths.flatMap((one) => [one, `/intl/es${one}`])) {
    const ids = doubledIds((await pages.render(path)).html);
    if (ids.length > 0) doubled[path] = ids;
  }
  expect(doubled).toEqual({});
});

it.each([
  ['/careers', 'roles', 'Roles'],
  ['/support/network-status', 'network-status', 'Network status'],
])('a part of %s is named by its title, also where this reads as its anchor', async (path, anchor, title) => {
  const { document } = new JSDOM((await (await site).pages.render(path)).html).window;
  const part = document.getElementById(anchor);
  expect(part?.localName).toBe('section');
  const names = [part, ...(part?.querySelectorAll('[role=search]') ?? [])].map(
    (named) => document.getElementById(named?.getAttribute('aria-labelledby') ?? '')?.textContent,
  );
  expect(names).toEqual([title, title]);
});

// @vitest-environment node
import { memoryDelivery } from '@skein/host/testing';
import { describe, expect, it } from 'vitest';
import { demoExport, withEntry } from '../testing/demo-export.ts';
import { demoWith, siteOn } from '../testing/site-in-memory.ts';

const site = demoWith({});
const LAPTOP = 'category=2&device=4';

describe('a page with a calculator', () => {
  it('is drawn with what its query chooses, in either language', async () => {
    const { pages, problems } = await site;
    const english = await pages.render('/wifi-calculator', { search: `?router=5&${LAPTOP}` });
    expect(english.html).toContain('In the same room: 510 megabits per second.');
    const spanish = await pages.render('/intl/es/wifi-calculator', { search: `?router=5&${LAPTOP}` });
    expect(spanish.html).toContain('En el mismo cuarto: 510 megabits por segundo.');
    expect(problems).toEqual([]);
  });

  it('says which queries are the same', async () => {
    const { pages } = await site;
    const { address } = await pages.render('/wifi-calculator');
    expect(address?.normal({ search: `?utm_source=x&${LAPTOP}&router=5` })).toBe(`?router=5&${LAPTOP}`);
    expect(address?.normal({ search: '?router=4&utm_source=x' })).toBe('');
  });

  it('leads to the other language with what was chosen, and is one page to a search engine', async () => {
    const { pages } = await site;
    const { html } = await pages.render('/wifi-calculator', { search: `?router=5&${LAPTOP}` });
    expect(html).toContain('href="/intl/es/wifi-calculator?router=5&amp;category=2');
    expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toMatch(/\/wifi-calculator$/);
  });

  it('no other page reads such a query', async () => {
    const { pages } = await site;
    expect((await pages.render('/compare', { search: '?router=5' })).address).toBeUndefined();
  });
});

/** Renders a page of the demo with one changed field. Returns the HTML, and each problem as `entry field`. */
async function spoiled(id: string, field: string, value: unknown, path: string) {
  const exported = withEntry(demoExport, id, (entry) => ({
    ...entry,
    fields: { ...entry.fields, [field]: { 'en-US': value } },
  }));
  const { pages, problems } = await siteOn(memoryDelivery(exported));
  const { html } = await pages.render(path);
  return { html, problems: problems.map(({ entryId, field: named }) => `${entryId} ${named}`) };
}

describe('bad content', () => {
  it('of one device leaves the others, and is reported', async () => {
    const { html, problems } = await spoiled('wifi-device-phone-2023', 'gfWifiGen', '7', '/wifi-calculator');
    const [phones = ''] = /data-devices="1"[\s\S]*?<\/select>/.exec(html) ?? [];
    expect(phones).toContain('Bought 2020 to 2022');
    expect(phones).not.toContain('Bought since 2023');
    expect(problems).toContain('wifi-device-phone-2023 gfWifiGen');
  });

  it('of a router leaves a pair that says that it has no figure', async () => {
    const { html, problems } = await spoiled('wifi-router-6', 'gfDefaultSpeedNear', -1, '/wifi-calculator');
    expect(html).toContain('<option value="5">');
    expect(html).not.toContain('<option value="6">');
    expect(problems).toContain('wifi-router-6 gfDefaultSpeedNear');
  });

  it.each([
    ['routers', 'wifi-calculator-form', 'gfWifiGenerations', '/wifi-calculator', 'data-calculator'],
    ['kinds of device', 'wifi-calculator-form', 'gfDeviceCategories', '/wifi-calculator', 'data-calculator'],
    ['providers', 'compare-table', 'gfProviders', '/compare', 'data-comparison'],
    ['features', 'compare-table', 'gfFeatures', '/compare', 'data-comparison'],
    ['films', 'compare-videos', 'gfVideos', '/compare', 'How does it get into my house?'],
  ])(
    'without %s a block is nothing, the page stays, and it is reported',
    async (_, id, field, path, mark) => {
      const { html, problems } = await spoiled(id, field, undefined, path);
      expect(html).not.toContain(mark);
      expect(html).toContain('<h1');
      expect(problems).toContain(`${id} ${field}`);
    },
  );
});

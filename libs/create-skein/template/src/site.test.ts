import { memoryDelivery, siteInMemory, type Exported } from '@skein/host/testing';
import { contentApi } from '@skein/local-cms';
import Fastify from 'fastify';
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { servings, site } from './site.ts';

// The first page loads every block.
vi.setConfig({ testTimeout: 60_000 });

const content: Exported = JSON.parse(
  readFileSync(new URL('../content/export.json', import.meta.url), 'utf8'),
);
const paths = content.entries.flatMap(({ sys, fields }) =>
  sys.contentType.sys.id === 'gfPage' ? [String(fields['gfSlug']?.['en-US'])] : [],
);
const prefixes = site.paths.languages.map(({ prefix }) => prefix);

it('the CMS takes all of the content', async () => {
  const cms = Fastify();
  await cms.register(contentApi, { export: 'content/export.json', assetHost: 'localhost' });
  expect(cms.content?.problems).toEqual([]);
  await cms.close();
});

describe.each(paths)('the page %s', (path) => {
  it.each(prefixes)('is drawn below "%s", and nothing in its content is wrong', async (prefix) => {
    const { pages, problems } = await siteInMemory({
      definition: site,
      delivery: memoryDelivery(content),
      servings: servings(),
    });
    const { html } = await pages.render(prefix + path.replace(/^\/$/, prefix === '' ? '/' : ''), {
      search: '',
    });
    expect(problems).toEqual([]);
    expect(html).toContain(site.name);
  });
});

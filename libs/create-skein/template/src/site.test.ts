import { checkModel } from '@skein/cli';
import { memoryDelivery, siteInMemory, type Exported } from '@skein/host/testing';
import { contentApi, readContent } from '@skein/local-cms';
import Fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { blockModules, servings, site } from './site.ts';

// The first page loads every block.
vi.setConfig({ testTimeout: 60_000 });

const content = readContent('content').content as Exported;
const of = (type: string) => content.entries.filter(({ sys }) => sys.contentType.sys.id === type);
const paths = of('gfPage').map(({ fields }) => String(fields['gfSlug']?.['en-US']));
const prefixes = site.paths.languages.map(({ prefix }) => prefix);
/** Every text of the content, with its entry, field and language. */
const texts = content.entries.flatMap(({ sys, fields }) =>
  Object.entries(fields).flatMap(([field, values]) =>
    Object.entries(values).flatMap(([locale, text]) =>
      typeof text === 'string' ? [{ at: `${sys.id}, ${field}, ${locale}`, text }] : [],
    ),
  ),
);

it('the content types are those of the packages', () => checkModel('content', blockModules));

it('the CMS takes all of the content', async () => {
  const cms = Fastify();
  await cms.register(contentApi, { export: 'content', assetHost: 'localhost' });
  expect(cms.content?.problems).toEqual([]);
  await cms.close();
});

it('the content has the name of src/brand.ts: npx skein rename "the old one" "the new one"', () => {
  expect(of('gfSite').map(({ fields }) => fields['gfTitle']?.['en-US'])).toEqual([site.name]);
});

it('a text that says “from” a price names that of the smallest plan', () => {
  const prices = of('gfPlanCard').map(({ fields }) => String(fields['gfProductPrice']?.['en-US']));
  const lowest = Math.min(...prices.map((price) => Number(price.replaceAll(/[^\d.]/g, ''))));
  const others = texts.filter(({ text }) =>
    [...text.matchAll(/(?:from|desde) \$([\d.]*\d)/g)].some(([, price]) => Number(price) !== lowest),
  );
  expect(others.map(({ at }) => at)).toEqual([]);
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
    expect(problems.map(({ entryId, field, reason }) => `${entryId}, ${field}: ${reason}`)).toEqual([]);
    expect(html.includes('<h1'), 'The page has no main heading: give its first block a title').toBe(true);
  });
});

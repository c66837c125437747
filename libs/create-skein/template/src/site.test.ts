import { checkModel } from '@skein/cli';
import { memoryDelivery, siteInMemory, type Exported } from '@skein/host/testing';
import { contentApi, readContent } from '@skein/local-cms';
import Fastify from 'fastify';
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { blockModules, servings, site } from './site.ts';

// The first page loads every block.
vi.setConfig({ testTimeout: 60_000 });

/**
 * The languages in which the packages have all built-in texts. For other languages, the texts are in
 * `src/words.json`.
 */
const BUILT_IN = ['en', 'es'];
/** The messages of the packages about built-in texts that are missing. */
const said: string[] = [];
vi.spyOn(console, 'info').mockImplementation((line: unknown) => void said.push(String(line)));

const content = readContent('content').content as Exported & { locales?: { code: string }[] };
const of = (type: string) => content.entries.filter(({ sys }) => sys.contentType.sys.id === type);
const paths = of('gfPage').map(({ fields }) => String(fields['gfSlug']?.['en-US']));
const { languages } = site.paths;
const listed: readonly { locale: string; complete?: boolean }[] = JSON.parse(
  readFileSync('src/languages.json', 'utf8'),
);
/** Locales with `"complete": false`. The tests name the texts that such a locale lacks, and do not fail for them. */
const inTheMaking = listed.filter(({ complete }) => complete === false).map(({ locale }) => locale);
/** Fields of entries that are not translated, by the locale of the page. */
const untranslated = new Map(languages.map(({ locale }) => [locale, new Set<string>()]));
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

it('the content and the logo have the name of src/brand.ts: npx skein rename', () => {
  expect(of('gfSite').map(({ fields }) => fields['gfTitle']?.['en-US'])).toEqual([site.name]);
  const [, drawn = site.name] =
    /data-drawn="([^"]*)"/.exec(readFileSync('content/assets/logo.svg', 'utf8')) ?? [];
  expect(drawn.replaceAll('&amp;', '&')).toBe(site.name);
});

it('each name of names.json is written: npx skein rename', () => {
  const names: Record<string, string> = JSON.parse(readFileSync('names.json', 'utf8'));
  expect(Object.values(names)).toEqual(Object.keys(names));
});

it('the content has the languages of the site: npx skein language', () => {
  expect(content.locales?.map(({ code }) => code)).toEqual(languages.map(({ locale }) => locale));
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
  it.each(languages)('is drawn in $name, and nothing in its content is wrong', async ({ locale, prefix }) => {
    const { pages, problems } = await siteInMemory({
      definition: site,
      delivery: memoryDelivery(content),
      servings: servings(),
    });
    const { html } = await pages.render(prefix + path.replace(/^\/$/, prefix === '' ? '/' : ''), {
      search: '',
    });
    const isMissing = (reason: string) => reason.includes('not translated');
    for (const { entryId, field, reason } of problems)
      if (isMissing(reason)) untranslated.get(locale)?.add(`${entryId}, ${field}`);
    const wrong = problems.filter(({ reason }) => !isMissing(reason));
    expect(wrong.map(({ entryId, field, reason }) => `${entryId}, ${field}: ${reason}`)).toEqual([]);
    expect(html.includes('<h1'), 'The page has no main heading: give its first block a title').toBe(true);
  });
});

describe.each(languages)('after all pages in $name', ({ locale, tag, lang }) => {
  const expectNone = (missing: readonly string[]) => {
    if (!inTheMaking.includes(locale)) expect(missing).toEqual([]);
    else console.warn([`${tag}: ${missing.length} are missing`, ...missing].join('\n  '));
  };

  it('each text of the entries is translated', () => {
    expectNone([...(untranslated.get(locale) ?? [])].sort());
  });

  it.skipIf(BUILT_IN.includes(lang))(`src/words.json has each built-in text in ${tag}`, () => {
    expectNone(said.flatMap((line) => (line.startsWith(`${tag} `) ? (/".*"/.exec(line) ?? []) : [])));
  });
});

import {
  buildExport,
  collect,
  createSanitize,
  parseAuthored,
  type AuthoredEntry,
  type SiteLocale,
} from '@skein/cms-client';
import { page, site } from '@skein/shell/content';
import { colorTokens } from '@skein/ui/tokens';
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { contentTypes, pages, roots } from '../entries.ts';
import { sitePaths } from '../site/site-paths.ts';
import { skeinSite } from './site.ts';
import { assets, bothOf, entries, where, words } from './testing/collected-words.ts';
import { JOB_PAGE, slugs, written } from './testing/written-pages.ts';

const LOCALES = ['en-US', 'es'] as const satisfies readonly SiteLocale[];
const sanitize = createSanitize(createDOMPurify(new JSDOM('').window));
const HEROES: ReadonlySet<string> = new Set(
  contentTypes.filter(({ bringsTitle }) => bringsTitle).map(({ id }) => id),
);
describe.each(LOCALES)('the content in %s', (locale) => {
  const options = { locale, palette: colorTokens, sanitize, types: contentTypes, site: sitePaths };

  it.each(written.map(({ values, authored }) => [values.slug, values, authored] as const))(
    'gives a whole page at %s',
    (_slug, values, authored) => {
      const { props, problems } = parseAuthored(page, authored, options);
      expect(problems).toEqual([]);
      expect(props?.blocks).toHaveLength(values.blocks?.length ?? 0);
    },
  );

  it('gives a header, a footer and an address check', () => {
    const { props, problems } = parseAuthored(site, skeinSite, options);
    expect(problems).toEqual([]);
    expect([props?.header.type, props?.footer.type, props?.addressCheck?.type]).toEqual([
      'gfHeader',
      'gfFooter',
      'gfAddressCheckModal',
    ]);
  });

  it('uses no markup that the sanitizer takes away', () => {
    const tags = (html: string) => html.match(/<[a-z][a-z0-9]*/g)?.sort();
    for (const one of words) {
      const text = locale === 'es' ? (one.spanish ?? '') : one.english;
      expect(tags(sanitize(text)), where(one)).toEqual(tags(text));
    }
  });
});

describe('pages', () => {
  it('have addresses of their own, without a slash at the end but for the one that is written with it', () => {
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.filter((slug) => !/^\/$|^(\/[a-z0-9-]+)+$/.test(slug))).toEqual([JOB_PAGE]);
  });

  it('have titles of at most 60 and descriptions of at most 160 characters', () => {
    const ids = new Set<string>(pages.map(({ id }) => id));
    const ofPages = words.filter(({ entryId }) => ids.has(entryId));
    const tooLong = (gf: string, max: number) =>
      ofPages.filter((one) => one.gf === gf && bothOf(one).some((text) => text.length > max)).map(where);
    expect(tooLong('gfTitle', 60)).toEqual([]);
    expect(tooLong('gfDescription', 160)).toEqual([]);
    expect(ofPages.filter(({ gf }) => gf === 'gfDescription')).toHaveLength(pages.length);
  });

  it('begin with exactly one title of the first level', () => {
    const isFirstLevel = (block: AuthoredEntry) =>
      (block.values as { isPageTitle?: boolean }).isPageTitle ?? HEROES.has(block.type.id);
    for (const { values } of written) {
      const blocks = values.blocks ?? [];
      expect(blocks.map(isFirstLevel), values.slug as string).toEqual(blocks.map((_, index) => index === 0));
    }
  });

  it('have one speed test at most', () => {
    const isTest = (block: AuthoredEntry) =>
      /speedtest$/i.test((block.values as { variant?: string }).variant ?? '');
    const tests = written.map(({ values }) => (values.blocks ?? []).filter(isTest).length);
    expect(Math.max(...tests)).toBe(1);
  });
});

describe('pictures', () => {
  const assetIds = (fields: Record<string, Record<string, unknown>>) =>
    Object.values(fields).flatMap(({ 'en-US': value }) => {
      const sys = (value as { sys?: { linkType?: string; id?: string } } | undefined)?.sys;
      return sys?.linkType === 'Asset' && sys.id !== undefined ? [sys.id] : [];
    });
  const linked = (field: Record<string, unknown> | undefined) =>
    [field?.['en-US'] ?? []].flat().map((link) => (link as { sys: { id: string } }).sys.id);
  const repeated = (ids: readonly string[]) => ids.filter((id, index) => ids.indexOf(id) !== index);

  it.each(written.map(({ values, authored }) => [values.slug, authored] as const))(
    'appear once on %s',
    (_slug, authored) => {
      const all = collect([authored]).entries;
      // A visitor sees only one variation of an experiment, so keep the first variation.
      const others = new Set(
        all
          .filter(({ typeId }) => typeId === 'gfExperiment')
          .flatMap(({ fields }) => linked(fields['gfVariations']).slice(1))
          .flatMap((variation) => linked(all.find(({ id }) => id === variation)?.fields['gfBlock'])),
      );
      const seen = all.filter(({ id }) => !others.has(id));
      expect(repeated(seen.flatMap(({ fields }) => assetIds(fields)))).toEqual([]);
    },
  );

  it('belong to one hero at most', () => {
    // Some heroes share pictures by design: the heroes of address results show one of the same four, a job
    // shows its picture when it is no longer open, a city's pages show the city's own skyline by day and at
    // night, and all shops show the same shop.
    const shared: ReadonlySet<string> = new Set(['gfAddressStatusHero', 'gfJobPage']);
    const ofHeroes = entries
      .filter(({ typeId }) => HEROES.has(typeId) && !shared.has(typeId))
      .flatMap(({ fields }) => assetIds(fields))
      .filter((id) => !/^art-(?:(?:town|view)-|shop-inside$)/.test(id));
    expect(ofHeroes.length).toBeGreaterThan(0);
    expect(repeated(ofHeroes)).toEqual([]);
  });

  it('say what they show, in both languages; those that only decorate say nothing', () => {
    for (const { id, title } of assets)
      if (/^art-(?:weave|plan-icon)-/.test(id)) expect(title, id).toBe('');
      else
        expect(title, id).toMatchObject({
          localized: { 'en-US': expect.stringMatching(/\w/), es: expect.stringMatching(/\w/) },
        });
  });
});

describe('the export', () => {
  it('holds every entry, every asset and a content type for each entry', () => {
    const made = buildExport({
      types: contentTypes,
      roots,
      publishedAt: '2026-01-01T00:00:00.000Z',
      fileUrl: ({ fileName }) => fileName,
    });
    expect(made.entries.map(({ sys }) => sys.id).sort()).toEqual(entries.map(({ id }) => id).sort());
    expect(made.assets).toHaveLength(assets.length);
    expect(new Set(contentTypes.map(({ id }) => id)).size).toBe(contentTypes.length);
  });
});

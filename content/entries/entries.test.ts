import {
  buildExport,
  collect,
  createSanitize,
  parseAuthored,
  valuesOf,
  type AuthoredEntry,
  type SiteLocale,
} from '@skein/cms-client';
import { networkStatus } from '@skein/blocks/content';
import { openRoles } from '@skein/careers/content';
import { page, site } from '@skein/shell/content';
import { colorTokens, headingAnchorId } from '@skein/ui';
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { contentTypes, pages, roots } from '../entries.ts';
import { skeinSite } from './site.ts';
import { assets, bothOf, entries, everything, isLink, where, words } from './testing/collected-words.ts';

const LOCALES = ['en-US', 'es'] as const satisfies readonly SiteLocale[];
const sanitize = createSanitize(createDOMPurify(new JSDOM('').window));
/** Content types that open a page with its title and a picture. */
const HEROES: ReadonlySet<string> = new Set([
  'gfHeroBanner',
  'gfHeroCarousel',
  'gfPrimaryHero',
  'gfTvChoice',
  'gfAddressStatusHero',
  'gfSignUpHero',
  'gfPageHero',
  'gfPushToAppHero',
  'gfCityEoiHero',
  'gfSplitHero',
]);
/** Content types that are a page by themselves, with its title. */
const TITLED: ReadonlySet<string> = new Set(['gfLegalPage', 'gfReviewPage', 'gfJobPage']);
/** The page of every job: roles lead to it, and its address names which. */
const JOB_PAGE = '/careers/job/';
const written = pages.map((authored) => ({ authored, id: authored.id, values: valuesOf(page, authored) }));
const slugs = written.map(({ values }) => values.slug as string);

describe.each(LOCALES)('the content in %s', (locale) => {
  const options = { locale, palette: colorTokens, sanitize, types: contentTypes };

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

  it('uses no markup that the sanitiser takes away', () => {
    const tags = (html: string) => html.match(/<[a-z][a-z0-9]*/g)?.sort();
    for (const one of words) {
      const text = locale === 'es' ? (one.spanish ?? '') : one.english;
      expect(tags(sanitize(text)), where(one)).toEqual(tags(text));
    }
  });
});

describe('links', () => {
  const NUMBERS = /^tel:\+1(?:7375550142|8005550199|84455501\d\d)$/;
  const ACTIONS = ['#!', '#checkaddress'];
  const LINK_FIELDS = new Set([
    'gfCtaLink',
    'gfUrl',
    'gfAddressLink',
    'gfHolidayHoursLink',
    'gfLogoUrl',
    'gfSupportUrl',
    'gfFiberspaceUrl',
    'gfWebpassUrl',
    'gfLink',
    'gfPagePath',
    'gfSlug',
    'promoCtaLink',
    'url',
    'gfLinkToCsv',
    'gfNetworkPolicyLink',
    'gfPrivacyPolicyLink',
    'gfSupportLink',
    'gfContactLink',
    'gfPlayStoreLink',
    'gfAppStoreLink',
  ]);
  /** Led to by links alone: search engines are kept from them. */
  const UNLISTED = ['/chat', '/forgot-email'];
  const visible = new Set(
    written.filter(({ values }) => !values.noIndex).map(({ values }) => values.slug as string),
  );

  /** Anchors that a page's titles make, in one language. */
  function anchorsOf(path: string, locale: SiteLocale): readonly (string | undefined)[] {
    const authored = written.find(({ values }) => values.slug === path);
    const blocks = new Set((authored?.values.blocks ?? []).map(({ id }) => id));
    const ofPage = entries.filter(({ id }) => blocks.has(id));
    return [
      ...ofPage
        .filter(({ fields }) => fields['gfEnableMultiColorTitle']?.['en-US'] !== true)
        .map(({ fields }) => headingAnchorId(String(fields['gfTitle']?.[locale] ?? ''))),
      ...ofPage.filter(({ typeId }) => typeId === networkStatus.id).map(() => 'network-status'),
      ...ofPage.filter(({ typeId }) => typeId === openRoles.id).map(() => 'roles'),
      // The list of cities is an anchor by itself.
      ...ofPage.filter(({ fields }) => fields['gfContentBlockType']?.['en-US'] === 5).map(() => 'cities'),
    ];
  }

  function isAlive(link: string, locale: SiteLocale): boolean {
    if (ACTIONS.includes(link) || NUMBERS.test(link) || UNLISTED.includes(link)) return true;
    // The account switcher of the services, and networks on which an invented provider has no pages.
    if (
      /^(\/intl\/es)?\/demo\/(accounts|sign-out)$/.test(link) ||
      /^https:\/\/[a-z]+\.example\/skeinfiber$/.test(link) ||
      /^https:\/\/reviews\.example\/skein-fiber-[a-z-]+$/.test(link)
    )
      return true;
    // The map of a shop.
    if (/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&(?:amp;)?query=[^&]+$/.test(link)) return true;
    // An app that nobody has made, in the stores of others; and who hears complaints about providers.
    if (
      /^https:\/\/play\.google\.com\/store\/apps\/details\?id=example\.[a-z.]+$/.test(link) ||
      /^https:\/\/apps\.apple\.com\/us\/app\/skein-fiber\/id0+$/.test(link) ||
      link === 'https://consumercomplaints.fcc.gov/'
    )
      return true;
    // Written by `npm run labels`.
    if (/^\/data\/broadband-labels\/[a-z]+\.csv$/.test(link)) return true;
    if (link.startsWith('mailto:')) return /^mailto:[a-z]+@skeinfiber\.example$/.test(link);
    // Each question has an address of its own.
    const [, question] = /^\/support\/faq\/([a-z-]+)$/.exec(link) ?? [];
    if (question !== undefined) return entries.some(({ id }) => id === `faq-${question}`);
    const [path = '', anchor] = link.split('#');
    return visible.has(path) && (anchor === undefined || anchorsOf(path, locale).includes(anchor));
  }

  const linksIn = (gf: string, value: string) =>
    LINK_FIELDS.has(gf) ? [value] : [...value.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);

  it('lead to a page, an action, a number or a mailbox of the provider', () => {
    const links = everything
      .filter(({ gf }) => gf !== 'gfSlug')
      .flatMap(({ entryId, gf, english, spanish = english }) => [
        ...linksIn(gf, english).map((link) => ({ entryId, link, locale: 'en-US' as const })),
        ...linksIn(gf, spanish).map((link) => ({ entryId, link, locale: 'es' as const })),
      ]);
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter(({ link, locale }) => !isAlive(link, locale))).toEqual([]);
  });

  it('are all recognised: no other field holds something that looks like one', () => {
    expect(
      everything
        // Films on somebody else's player stand where they stand.
        .filter(({ gf, english }) => gf !== 'gfVideoLink' && !LINK_FIELDS.has(gf) && isLink(english))
        .map(where),
    ).toEqual([]);
  });

  it('reach every page that is neither an error page nor a job', () => {
    const linked = new Set(
      everything
        .filter(({ gf }) => gf !== 'gfSlug')
        .flatMap(({ gf, english }) => linksIn(gf, english).map((link) => link.split('#')[0])),
    );
    expect([...visible].filter((slug) => !linked.has(slug))).toEqual([JOB_PAGE]);
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
      HEROES.has(block.type.id) ||
      TITLED.has(block.type.id) ||
      (block.values as { isPageTitle?: boolean }).isPageTitle === true;
    for (const { values } of written) {
      const blocks = values.blocks ?? [];
      expect(blocks.map(isFirstLevel), values.slug as string).toEqual(blocks.map((_, index) => index === 0));
    }
  });
});

describe('pictures', () => {
  const assetIds = (fields: Record<string, Record<string, unknown>>) =>
    Object.values(fields).flatMap(({ 'en-US': value }) => {
      const sys = (value as { sys?: { linkType?: string; id?: string } } | undefined)?.sys;
      return sys?.linkType === 'Asset' && sys.id !== undefined ? [sys.id] : [];
    });
  const repeated = (ids: readonly string[]) => ids.filter((id, index) => ids.indexOf(id) !== index);

  it.each(written.map(({ values, authored }) => [values.slug, authored] as const))(
    'appear once on %s',
    (_slug, authored) => {
      expect(repeated(collect([authored]).entries.flatMap(({ fields }) => assetIds(fields)))).toEqual([]);
    },
  );

  it('belong to one hero at most', () => {
    // The heroes of address results share pictures by design: each shows one of the same four. A city's own skyline
    // opens its pages, by day and at night.
    const ofHeroes = entries
      .filter(({ typeId }) => HEROES.has(typeId) && typeId !== 'gfAddressStatusHero')
      .flatMap(({ fields }) => assetIds(fields))
      .filter((id) => !/^art-(?:town|view)-/.test(id));
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

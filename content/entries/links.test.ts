import { networkStatus } from '@skein/blocks/content';
import { openRoles } from '@skein/careers/content';
import { cities } from '@skein/cities/catalogue';
import type { SiteLocale } from '@skein/cms-client';
import { headingAnchorId } from '@skein/ui/tokens';
import { describe, expect, it } from 'vitest';
import { ALL_PAGES } from '../site/routes.ts';
import { PLANS, SALES, SUPPORT } from './offer.ts';
import { entries, everything, isLink, where } from './testing/collected-words.ts';
import { JOB_PAGE, written } from './testing/written-pages.ts';

describe('links', () => {
  const numbers = new Set([
    SUPPORT.tel,
    SALES.tel,
    ...cities.map((city) => `tel:+1${city.new_customers_phone.replaceAll('-', '')}`),
  ]);
  const ACTIONS = ['#!', '#checkaddress', '#plans', ...PLANS.map(({ key }) => `/check-address?plan=${key}`)];
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
    'gfChangeLink',
    'url',
    'gfLinkToCsv',
    'gfNetworkPolicyLink',
    'gfPrivacyPolicyLink',
    'gfSupportLink',
    'gfContactLink',
    'gfPlayStoreLink',
    'gfAppStoreLink',
  ]);
  /** Pages that search engines do not list, so that only links lead there. */
  const UNLISTED = ['/chat', '/forgot-email'];
  const visible = new Set(
    written.filter(({ values }) => !values.noIndex).map(({ values }) => values.slug as string),
  );

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
      // The list of cities has its own anchor.
      ...ofPage.filter(({ fields }) => fields['gfContentBlockType']?.['en-US'] === 5).map(() => 'cities'),
    ];
  }

  function isAlive(link: string, locale: SiteLocale): boolean {
    if (ACTIONS.includes(link) || numbers.has(link) || UNLISTED.includes(link)) return true;
    // The account switcher of the services, and social networks on which the made-up provider has no pages.
    if (
      /^(\/intl\/es)?\/demo\/(accounts|sign-out)$/.test(link) ||
      /^https:\/\/[a-z]+\.example\/skeinfiber$/.test(link) ||
      /^https:\/\/reviews\.example\/skein-fiber-[a-z-]+$/.test(link)
    )
      return true;
    // A link to the map of a shop.
    if (/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&(?:amp;)?query=[^&]+$/.test(link)) return true;
    // The app's pages in the stores, although the app does not exist, and the authority for complaints about
    // providers.
    if (
      /^https:\/\/play\.google\.com\/store\/apps\/details\?id=example\.[a-z.]+$/.test(link) ||
      /^https:\/\/apps\.apple\.com\/us\/app\/skein-fiber\/id0+$/.test(link) ||
      link === 'https://consumercomplaints.fcc.gov/'
    )
      return true;
    // The site generates these files from the labels on the page.
    if (/^\/data\/broadband-labels\/[a-z]+\.csv$/.test(link)) return true;
    if (link.startsWith('mailto:')) return /^mailto:[a-z]+@skeinfiber\.example$/.test(link);
    // Each question has its own path.
    const [, question] = /^\/support\/faq\/([a-z-]+)$/.exec(link) ?? [];
    if (question !== undefined) return entries.some(({ id }) => id === `faq-${question}`);
    // The site generates this page.
    if (link === ALL_PAGES) return true;
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

  it('are all recognized: no other field holds something that looks like one', () => {
    expect(
      everything
        // Films of other providers play on the page, and a button's list of pages is not its target.
        .filter(({ gf }) => gf !== 'gfVideoLink' && gf !== 'gfCtaPath')
        .filter(({ gf, english }) => !LINK_FIELDS.has(gf) && isLink(english))
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

import { cities, citiesOf, states } from '@skein/cities/catalogue';
import { doubledIds } from '@skein/cms-client/testing';
import { memoryDelivery } from '@skein/host/testing';
import { describe, expect, it } from 'vitest';
import { site } from '../site.tsx';
import { demoExport } from '../testing/demo-export.ts';
import { documentOf } from '../testing/document-of.ts';
import { siteOn } from '../testing/site-in-memory.ts';

// Renders every page of the demo once, and checks what must be true for every page.

const ORIGIN = 'https://skein.example';

/** Titles of blocks whose anchor is the same as the id that the block already gives to a part of the page. */
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
const delivery = memoryDelivery({ ...demoExport, entries });
const kept = { ttlMs: 1e9 };
/**
 * Renders the pages of cities and states, which come from the catalog. `others` renders all other pages, without links
 * to paths that exist only during development.
 */
const ofPlaces = await siteOn(delivery, undefined, kept);
const others = await siteOn(delivery, undefined, { ...kept, deadPaths: site.developmentPaths ?? [] });
const siteWith = (address: string) => (/\/(?:cities|states)(?:\/|$)/.test(address) ? ofPlaces : others);

const drawn = new Map<string, ReturnType<typeof others.pages.render>>();
function draw(address: string) {
  const page = drawn.get(address) ?? siteWith(address).pages.render(address);
  drawn.set(address, page);
  return page;
}

const paths = demoExport.entries.flatMap(({ fields }) => {
  const slug = fields['gfSlug']?.['en-US'];
  return typeof slug === 'string' && slug.startsWith('/') ? [slug] : [];
});
const cityPaths = [
  ...cities.flatMap(({ id, no_fiberspace }) => [
    `/cities/${id}`,
    `/cities/${id}/support`,
    `/cities/${id}/apartments`,
    ...(no_fiberspace ? [] : [`/cities/${id}/fiberspace`]),
  ]),
  '/cities',
  ...states.map(({ id }) => `/states/${id}`),
];

function holdForPages({ lang, prefix, support }: Readonly<Record<'lang' | 'prefix' | 'support', string>>) {
  it.each(paths)('%s holds no id twice', async (path) => {
    expect(doubledIds((await draw(prefix + path)).html)).toEqual([]);
  });

  it.each(paths)('%s is named by every form on it that is posted without script', async (path) => {
    const { html } = await draw(prefix + path);
    if (!html.includes('<form')) return;
    const posted = [...documentOf(html).querySelectorAll<HTMLFormElement>('form[method=post]')]
      // The cookie form posts to its own page, whose address already tells the language.
      .filter((form) => form.getAttribute('action') !== `${prefix}/cookies`);
    const named = posted.map((form) => form.querySelector<HTMLInputElement>('[name=pageSource]')?.value);
    expect(named).toEqual(posted.map(() => prefix + path));
  });

  it.each(paths.filter((path) => siteWith(path) === others))(
    '%s leads to no demo page in production, and loses nothing else with the link',
    async (path) => {
      const { html } = await draw(prefix + path);
      expect(html).not.toMatch(/"[^"]*\/demo\b/);
      expect(html).toContain('data-shell-header');
    },
  );

  it.each(cityPaths)('%s is a whole page with its twin in the other language', async (path) => {
    const { html, status } = await draw(prefix + path);
    expect(status).toBe(200);
    expect(html).toContain(`<html lang="${lang}">`);
    expect(html).toMatch(/<title>[^<]{12,}<\/title>/);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${prefix}${path}">`);
    expect(html).toContain(`hreflang="en" href="${ORIGIN}${path}"`);
    expect(html).toContain(`hreflang="es" href="${ORIGIN}/intl/es${path}"`);
    expect(html.match(/<script data-runtime=/g)).toHaveLength(1);
    expect(html).not.toMatch(/maplibre|maps\.googleapis|undefined|NaN|\[object/);
    expect(ofPlaces.problems).toEqual([]);
    const city = cities.find(({ id }) => id === path.split('/')[2] && path.startsWith('/cities/'));
    if (!city) return;
    const [header = ''] = /<header[\s\S]*?<\/header>/.exec(html) ?? [];
    expect(header).toContain(`href="${prefix}/cities/${city.id}"`);
    expect(header).toContain(`>${city.name}<`);
    expect(header).toContain(`href="${prefix}/cities/${city.id}/support"`);
    expect(header.includes(`/cities/${city.id}/fiberspace`)).toBe(!city.no_fiberspace);
    expect(header).toContain(support);
  });
}

describe('in English', () => holdForPages({ lang: 'en-US', prefix: '', support: 'Support' }));
describe('in Spanish', { tags: ['full'] }, () =>
  holdForPages({ lang: 'es-US', prefix: '/intl/es', support: 'Ayuda' }),
);

it('there are as many pages as a demo of every look needs', () => {
  expect(paths.length).toBeGreaterThan(50);
});

it.each([
  ['/account-not-found', 'Get help'],
  ['/intl/es/account-not-found', 'Pedir ayuda'],
])('%s offers help alone where there is no sign-in, and says so to its editors', async (path, help) => {
  const { html } = await draw(path);
  expect(html).toContain(help);
  expect(html.match(/two ways|\bdos (caminos|lados)/)).toBeNull();
  expect(others.problems.map(({ reason }) => reason)).toContain(
    'leads to /demo/accounts, which does not exist here',
  );
});

it.each([
  ['/careers', 'roles', 'Roles'],
  ['/support/network-status', 'network-status', 'Network status'],
])('a part of %s is named by its title, also where this reads as its anchor', async (path, anchor, title) => {
  const document = documentOf((await draw(path)).html);
  const part = document.getElementById(anchor);
  expect(part?.localName).toBe('section');
  const names = [part, ...(part?.querySelectorAll('[role=search]') ?? [])].map(
    (named) => document.getElementById(named?.getAttribute('aria-labelledby') ?? '')?.textContent,
  );
  expect(names).toEqual([title, title]);
});

it.each(['/cities/smyrna/fiberspace', '/cities/nowhere', '/cities/austin/apartments/x', '/states/oregon'])(
  'there is no page at %s',
  async (path) => expect(await ofPlaces.pages.exists(path)).toBe(false),
);

it.each(states)('the page of $id shows all of its cities', async ({ id, code }) => {
  const [main = ''] = /<main[\s\S]*<\/main>/.exec((await draw(`/states/${id}`)).html) ?? [];
  for (const city of citiesOf(code)) expect(main).toContain(`href="/cities/${city.id}"`);
});

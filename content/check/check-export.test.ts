import { buildExport, type AnyEntryType } from '@skein/cms-client';
import { describe, expect, it } from 'vitest';
import { contentTypes, roots } from '../entries.ts';
import { checkExport } from './check-export.ts';

interface Item {
  sys: Record<string, unknown> & { id: string };
  fields: Record<string, Record<string, unknown>>;
}
interface Made {
  contentTypes: { sys: { id: string }; fields: { id: string }[] }[];
  entries: Item[];
  assets: Item[];
  locales: { code: string; fallbackCode: string | null; default: boolean }[];
}

const exported = (from: typeof roots): Made =>
  structuredClone(
    buildExport({
      types: contentTypes,
      roots: from,
      publishedAt: '2026-01-01T00:00:00.000Z',
      fileUrl: ({ fileName }) => `//files.example/${fileName}`,
    }),
  ) as unknown as Made;

const demo = () => exported(roots);

/** The pages that the mistakes are made on. A check of the whole demo takes a second. */
const SOME = new Set([
  '/',
  '/404',
  '/500',
  '/wifi',
  '/gaming',
  '/labs',
  '/support',
  '/support/faq',
  '/business',
  '/product/phone',
]);
const slugOf = ({ values }: (typeof roots)[number]): unknown =>
  typeof values === 'object' && values !== null && 'slug' in values ? values.slug : undefined;
const someOfDemo = () =>
  exported(roots.filter((root) => slugOf(root) === undefined || SOME.has(String(slugOf(root)))));

const entry = ({ entries }: Made, id: string): Item => {
  const found = entries.find(({ sys }) => sys.id === id);
  if (!found) throw new Error(`the demo has no ${id}`);
  return found;
};
const pageAt = ({ entries }: Made, slug: string): Item => {
  const found = entries.find(({ fields }) => fields['gfSlug']?.['en-US'] === slug);
  if (!found) throw new Error(`the demo has no ${slug}`);
  return found;
};
const ofType = (made: Made, type: string): Item => {
  const found = made.entries.find(({ sys }) => JSON.stringify(sys['contentType']).includes(`"${type}"`));
  if (!found) throw new Error(`the demo has no ${type}`);
  return found;
};
const unpublish = ({ sys }: Item) => delete sys['publishedVersion'];
const remove = (made: Made, item: Item) => (made.entries = made.entries.filter((other) => other !== item));
const set = ({ fields }: Item, name: string, value: unknown, locale = 'en-US') =>
  (fields[name] = { ...fields[name], [locale]: value });
const slug = (value: unknown) => (made: Made) => set(pageAt(made, '/wifi'), 'gfSlug', value);

const MISTAKES: readonly (readonly [what: string, seed: (made: Made) => unknown, found: RegExp])[] = [
  [
    'the site is not published',
    (made) => unpublish(entry(made, 'site')),
    /0 published entries of type gfSite/,
  ],
  ['the site is archived', (made) => (entry(made, 'site').sys['archivedVersion'] = 3), /0 published entries/],
  ['the site is gone', (made) => remove(made, entry(made, 'site')), /0 published entries/],
  [
    'there are two sites',
    (made) =>
      made.entries.push({ ...entry(made, 'site'), sys: { ...entry(made, 'site').sys, id: 'site-2' } }),
    /2 published entries of type gfSite/,
  ],
  [
    'the header is not published',
    (made) => unpublish(entry(made, 'header')),
    /missing or not published \(header\)/,
  ],
  ['the footer is archived', (made) => (entry(made, 'footer').sys['archivedVersion'] = 1), /\(footer\)/],
  ['the navigation is gone', (made) => remove(made, entry(made, 'navigation')), /\(navigation\)/],
  [
    'the navigation has no items',
    (made) => delete entry(made, 'navigation').fields['gfItems'],
    /gfItems is missing/,
  ],
  ['the site has no title', (made) => delete entry(made, 'site').fields['gfTitle'], /gfTitle is missing/],
  ['the site’s title is a number', (made) => set(entry(made, 'site'), 'gfTitle', 7), /gfTitle is not text/],
  [
    'the site’s title is far too long in Spanish',
    (made) => set(entry(made, 'site'), 'gfTitle', 'x'.repeat(4000), 'es'),
    /far longer.*\[es\]/,
  ],
  [
    'a page is not published that others link to',
    (made) => unpublish(pageAt(made, '/support')),
    /leads to \/support/,
  ],
  [
    'a page is archived that others link to',
    (made) => (pageAt(made, '/business').sys['archivedVersion'] = 1),
    /leads to \/business/,
  ],
  [
    'a page is gone that others link to',
    (made) => remove(made, pageAt(made, '/product/phone')),
    /leads to \/product\/phone/,
  ],
  ['there is no home page', (made) => remove(made, pageAt(made, '/')), /no home page/],
  ['there is no page for what is not there', (made) => remove(made, pageAt(made, '/404')), /no page \/404/],
  ['there is no page for failures', (made) => unpublish(pageAt(made, '/500')), /no page \/500/],
  [
    'a call to action leads nowhere',
    (made) => set(ofType(made, 'gfCallToAction'), 'gfCtaLink', '/nowhere'),
    /leads to \/nowhere/,
  ],
  [
    'a call to action leads nowhere in English alone',
    (made) => {
      set(ofType(made, 'gfCallToAction'), 'gfCtaLink', '/nowhere-in-english');
      set(ofType(made, 'gfCallToAction'), 'gfCtaLink', '/support', 'es');
    },
    /leads to \/nowhere-in-english/,
  ],
  [
    'a call to action leads nowhere in Spanish alone',
    (made) => {
      set(ofType(made, 'gfCallToAction'), 'gfCtaLink', '/support');
      set(ofType(made, 'gfCallToAction'), 'gfCtaLink', '/nowhere-in-spanish', 'es');
    },
    /leads to \/nowhere-in-spanish/,
  ],
  [
    'a call to action leads to an address that cannot be read',
    (made) => set(ofType(made, 'gfCallToAction'), 'gfCtaLink', '/50%-off'),
    /leads to \/50%-off/,
  ],
  ['an address ends in a slash', slug('/wifi/'), /gfSlug is taken for \/wifi/],
  ['an address begins without one', slug('wifi'), /gfSlug is taken for \/wifi/],
  ['an address has two in a row', slug('/wifi//six'), /is taken for \/wifi\/six/],
  ['an address has blanks around it', slug(' /wifi '), /gfSlug is taken for \/wifi/],
  ['an address has an accent', slug('/wífi'), /addresses encode/],
  ['an address has a query', slug('/wifi?a=1'), /a query/],
  ['an address has an anchor', slug('/wifi#a'), /an anchor/],
  ['an address has a language', slug('/intl/es/wifi'), /begins with \/intl\/es/],
  ['an address is a service’s', slug('/api/wifi'), /begins with \/api/],
  ['an address is a file’s', slug('/assets/wifi'), /begins with \/assets/],
  ['an address is on the web', slug('https://skein.example/wifi'), /a web address/],
  ['an address holds a sign that encodes nothing', slug('/50%-off'), /gfSlug holds a %.*leave it out/],
  ['an address is too long', slug(`/${'x'.repeat(2040)}`), /gfSlug has 2041 characters.*shorten it/],
  ['an address is a number', slug(7), /gfSlug is not a path/],
  ['an address is missing', (made) => delete pageAt(made, '/wifi').fields['gfSlug'], /gfSlug is missing/],
  ['an address is there twice', slug('/gaming'), /where page-\S+ is already|where \S+ is already/],
  [
    'an address is translated',
    (made) => set(pageAt(made, '/wifi'), 'gfSlug', '/es-wifi', 'es'),
    /differs between languages/,
  ],
  [
    'an id is there twice',
    (made) => made.entries.push(structuredClone(entry(made, 'header'))),
    /an id that another has/,
  ],
  ['an entry has no id', (made) => made.entries.push({ fields: {} } as Item), /has no id/],
  [
    'an entry is of no known type',
    (made) => (entry(made, 'header').sys['contentType'] = { sys: { id: 'gfHat' } }),
    /is a gfHat/,
  ],
  [
    'a field is not by language',
    (made) => (entry(made, 'footer').fields['gfCopyright'] = 'x' as never),
    /no values by language/,
  ],
  ['a field is not in the model', (made) => set(entry(made, 'footer'), 'gfHat', 'x'), /gfHat is no field/],
  [
    'a picture is not published',
    (made) => made.assets.forEach((asset) => asset.sys.id === 'logo' && unpublish(asset)),
    /asset that is missing/,
  ],
  [
    'a picture has no file',
    (made) => made.assets.forEach(({ sys, fields }) => sys.id === 'logo' && delete fields['file']),
    /asset without a file/,
  ],
  [
    'Spanish is missing',
    (made) => (made.locales = made.locales.filter(({ code }) => code !== 'es')),
    /es is no language/,
  ],
  [
    'Spanish has no fallback',
    (made) => made.locales.forEach((locale) => (locale.fallbackCode = null)),
    /es has no fallback/,
  ],
  [
    'a form is sent to another origin',
    (made) => set(entry(made, 'form-labs'), 'gfAddressFormsPostCallApi', 'https://forms.example/address?x=1'),
    /form-labs gfAddressFormsPostCallApi sends the form to https:\/\/forms\.example, which FORM_ORIGINS does not/,
  ],
  [
    'a form is sent to another origin without saying how',
    (made) => set(entry(made, 'form-labs'), 'gfAddressFormsPostCallApi', '//forms.example/address'),
    /form-labs gfAddressFormsPostCallApi sends the form to https:\/\/forms\.example,/,
  ],
  [
    'a call is asked for at another origin',
    (made) => set(ofType(made, 'gfScheduleCallModal'), 'gfScheduleCallFormApi', 'https://calls.example/x'),
    /gfScheduleCallFormApi sends the form to https:\/\/calls\.example, which FORM_ORIGINS does not/,
  ],
  [
    'a text was not translated',
    (made) => delete pageAt(made, '/wifi').fields['gfTitle']?.['es'],
    /gfTitle is not there in Spanish/,
  ],
];

const lines = (made: unknown, folder?: string) =>
  checkExport(made, contentTypes as readonly AnyEntryType[], folder).map(
    ({ entryId, field, reason }) => `${entryId} ${field} ${reason}`,
  );

describe('the check of an export', () => {
  it('has nothing against the demo', () => {
    expect(lines(demo())).toEqual([]);
  });

  it.each(MISTAKES)('finds that %s', (_, seed, found) => {
    const made = someOfDemo();
    seed(made);
    expect(lines(made)).toEqual(expect.arrayContaining([expect.stringMatching(found)]));
  });

  it('takes a form that is sent to an origin of the settings', () => {
    const made = demo();
    set(entry(made, 'form-labs'), 'gfAddressFormsPostCallApi', 'https://forms.example/address');
    const types = contentTypes as readonly AnyEntryType[];
    expect(checkExport(made, types, undefined, ['https://forms.example'])).toEqual([]);
  });

  it('names a link that leads nowhere once, whatever languages it is in', () => {
    const nowhere = (path: string, inSpanish?: string) => {
      const made = someOfDemo();
      const link = ofType(made, 'gfCallToAction');
      set(link, 'gfCtaLink', path);
      if (inSpanish !== undefined) set(link, 'gfCtaLink', inSpanish, 'es');
      return lines(made).filter((line) => line.includes('/nowhere'));
    };
    expect(nowhere('/nowhere')).toHaveLength(1);
    expect(nowhere('/nowhere', '/nowhere')).toHaveLength(1);
    expect(nowhere('/nowhere', '/nowhere-either')).toHaveLength(2);
  });

  it('takes words that begin with a slash for words', () => {
    const made = someOfDemo();
    set(ofType(made, 'gfCallToAction'), 'gfCtaText', '/mo');
    set(ofType(made, 'gfCallToAction'), 'gfCtaText', '/mes', 'es');
    expect(lines(made).filter((line) => line.includes('leads to'))).toEqual(
      lines(someOfDemo()).filter((line) => line.includes('leads to')),
    );
  });

  it('takes a link to a question or a tab of a page, but not to one that is not there', () => {
    const linked = (path: string) => {
      const made = demo();
      set(ofType(made, 'gfCallToAction'), 'gfCtaLink', path);
      return lines(made);
    };
    expect(linked('/support/faq/which-plan')).toEqual([]);
    expect(linked('/support/faq/which-hat')).toEqual([
      expect.stringMatching(/leads to \/support\/faq\/which-hat/),
    ]);
  });

  it('finds files that are not beside the export', () => {
    const made = demo();
    const [asset] = made.assets;
    if (asset)
      set(asset, 'file', { url: 'assets/none.svg', fileName: 'none.svg', contentType: 'image/svg+xml' });
    expect(lines(made, '/no/such/folder')).toContainEqual(
      expect.stringContaining('is not beside the export'),
    );
  });

  it('refuses what is no export', () => {
    expect(() => checkExport({ entries: 7 }, [])).toThrow();
  });
});

import { entry, ofType, pageAt, remove, set, unpublish, type Item, type Made } from './spoilt-demo.ts';

const slug = (value: unknown) => (made: Made) => set(pageAt(made, '/wifi'), 'gfSlug', value);

/** Functions that put a mistake into the demo, each with the problem that the check must find. */
export const MISTAKES: readonly (readonly [what: string, seed: (made: Made) => unknown, found: RegExp])[] = [
  [
    'the site is not published',
    (made) => unpublish(entry(made, 'site')),
    /0 published entries of type gfSite/,
  ],
  ['the site is archived', (made) => (entry(made, 'site').sys['archivedVersion'] = 3), /0 published entries/],
  [
    'the export describes no content types',
    (made) => (made.contentTypes.length = 0),
    /describes no content types/,
  ],
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
  [
    'a link in a text leads elsewhere than it says',
    (made) =>
      set(ofType(made, 'gfTextBlock'), 'gfTextContent', '<p><a href="/labs">About <b>gaming</b></a></p>'),
    /says “About <b>gaming<\/b>”, as \/gaming is called, but leads to \/labs \[en-US\]/,
  ],
  [
    'a call to action leads elsewhere than it says',
    (made) => {
      const cta = ofType(made, 'gfCallToAction');
      set(cta, 'gfCtaText', 'Ayuda', 'es');
      set(cta, 'gfCtaLink', '/gaming', 'es');
    },
    /gfCtaLink says “Ayuda”, as \/support is called, but leads to \/gaming \[es\]/,
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

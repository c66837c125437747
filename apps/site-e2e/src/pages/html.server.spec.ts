import { HtmlValidate } from 'html-validate';
import { createHash } from 'node:crypto';
import { bootScriptOf } from '../boot-script.ts';
import { FORM_ROWS } from '../forms/form-rows.ts';
import { inSpanish, pagesForServer } from '../pages.ts';
import { pageSlugs } from '../page-slugs.ts';
import { expect, test } from '../site.fixture.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  elements: [
    'html5',
    // The element around an island may contain the same elements as its parent. A `style` element may stand
    // before the parts below the first view, because it contains their styles.
    { style: { flow: true } },
    { 'skein-island': { flow: true, phrasing: true, permittedContent: ['@flow'] } },
  ],
  rules: {
    // Attributes of React's markup. They are harmless, and this project cannot change them.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
  },
});

for (const { path, tag } of pagesForServer)
  test(
    `${path} is valid HTML with one level-1 heading, sized pictures, one inline script and no style attributes`,
    { tag },
    async ({ site }) => {
      const response = await fetch(site.origin + path);
      const html = await response.text();
      const { results } = await validator.validateString(html);
      expect(
        results.flatMap(({ messages }) =>
          messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
        ),
      ).toEqual([]);
      expect(html).not.toMatch(/ style="/);
      expect(html).toContain(`<html lang="${path.startsWith(inSpanish('/')) ? 'es' : 'en'}`);
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      for (const [image] of html.matchAll(/<img[^>]*>/g))
        for (const attribute of [/ alt="/, / width="\d/, / height="\d/]) expect(image).toMatch(attribute);
      for (const [, attributes = ''] of html.matchAll(/<script([^>]*)>/g)) {
        expect(attributes).toMatch(/^ data-runtime="|type="application\/(ld\+)?json"/);
      }
      // The only script that runs is inline, and the content security policy contains its hash.
      const hash = createHash('sha256').update(bootScriptOf(html)).digest('base64');
      expect(html.match(/<script data-runtime/g)).toHaveLength(1);
      expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}'`);
      // The element for which the browser delays rendering occurs once, among the blocks.
      const [, awaited = ''] = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(html) ?? [];
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      expect(main.split(`<template id="${awaited}"`)).toHaveLength(2);
    },
  );

// The form journeys do not test the blocks that contain the forms (docs/adr), so this test checks that the
// pages contain them.
for (const { entry, path } of FORM_ROWS)
  test(`${path} holds the form ${entry}, in both languages`, async ({ site }) => {
    for (const page of [path, inSpanish(path)])
      expect(await (await fetch(site.origin + page)).text()).toContain(`"${entry}"`);
  });

/** Pages that answer forms and special links. Search engines do not list them. */
const IN_NO_SITE_MAP = [
  '/404',
  '/500',
  '/account-not-found',
  '/address/almost-there',
  '/address/available',
  '/address/not-yet',
  '/address/try-again',
  '/app',
  '/cancelconfirmation',
  '/careers/job/',
  '/chat',
  '/forgot-email',
  '/maintenance',
  '/quiz',
  '/stayintouch/verify',
  '/support/404',
  '/support/browser',
];

test('@quick the site maps list every page in both languages, but for those where forms and links end', async ({
  site,
}) => {
  const maps = await Promise.all(
    ['pages', 'support'].map(async (map) => (await fetch(`${site.origin}/sitemap-${map}.xml`)).text()),
  );
  const listed = maps.flatMap((xml) =>
    [...xml.matchAll(/<loc>[^<]*?:\d+([^<]*)<\/loc>/g)].map(([, path]) => path || '/'),
  );
  const expected = pageSlugs().filter((path) => !IN_NO_SITE_MAP.includes(path));
  expect(listed.toSorted()).toEqual(expected.flatMap((path) => [path, inSpanish(path)]).toSorted());
  expect(expected.length).toBe(pageSlugs().length - IN_NO_SITE_MAP.length);
  expect(expected.length).toBeGreaterThan(100);
});

test('@quick the head names the page, its twin in the other language, and its place', async ({ site }) => {
  const html = await (await fetch(`${site.origin}/intl/es/product/internet`)).text();
  const origin = site.origin;
  expect(html).toContain(`<link rel="canonical" href="${origin}/intl/es/product/internet">`);
  expect(html).toContain(`<link rel="alternate" hreflang="en" href="${origin}/product/internet">`);
  expect(html).toContain('"@type":"BreadcrumbList"');
  expect(html).toContain('property="og:locale" content="es_US"');
});

test('@quick the head asks for the picture that the page opens with, one for each kind of screen', async ({
  site,
}) => {
  const html = await (await fetch(site.origin)).text();
  const [head = ''] = html.split('</head>');
  const links = [...head.matchAll(/<link rel="preload"[^>]* as="image"[^>]*>/g)].map(([link]) => link);
  const urgent = links.filter((link) => link.includes('fetchPriority="high"'));
  expect(urgent.map((link) => /media="([^"]*)"/.exec(link)?.[1])).toEqual([
    '(max-width: 40rem)',
    'not all and (max-width: 40rem)',
  ]);
  for (const link of urgent) expect(html.split('</head>')[1]).toContain(/href="([^"]*)"/.exec(link)?.[1]);
});

test('@quick slashes, short links and repeated slashes lead on for good', async ({ site }) => {
  for (const [from, to] of [
    ['/support/', '/support'],
    ['/intl/es/', '/intl/es'],
    ['//support', '/support'],
    ['/r/support', '/support'],
    ['/intl/es/r/support', '/intl/es/support'],
  ] as const) {
    const response = await fetch(site.origin + from, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')], from).toEqual([308, to]);
  }
});

test('@quick a browser that has the page gets 304, and asks for it in any encoding', async ({ site }) => {
  const first = await fetch(`${site.origin}/`);
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^(?:W\/)?".+"$/);
  expect((await fetch(`${site.origin}/`, { headers: { 'if-none-match': etag } })).status).toBe(304);
  for (const encoding of ['br', 'gzip', 'identity']) {
    const response = await fetch(`${site.origin}/`, { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(await response.text()).toContain('</html>');
  }
});

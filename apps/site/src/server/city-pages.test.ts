// @vitest-environment node
import { memoryDelivery } from '@skein/host/testing';
import { cities, citiesOf, states } from '@skein/cities/catalogue';
import { describe, expect, it } from 'vitest';
import { demoExport } from '../testing/demo-export.ts';
import { siteOn } from '../testing/site-in-memory.ts';

const ORIGIN = 'https://skein.example';
/** Nothing changes meanwhile: header, footer and the list of pages are read once. */
const site = siteOn(memoryDelivery(demoExport), undefined, { ttlMs: 3_600_000 });

/** Every page that the catalogue asks for. */
const asked = [
  ...cities.flatMap(({ id, no_fiberspace }) => [
    `/cities/${id}`,
    `/cities/${id}/support`,
    `/cities/${id}/apartments`,
    ...(no_fiberspace ? [] : [`/cities/${id}/fiberspace`]),
  ]),
  '/cities',
  ...states.map(({ id }) => `/states/${id}`),
];

describe.each([
  ['en-US', '', 'en'],
  ['es-US', '/intl/es', 'es'],
] as const)('in %s', (lang, prefix, language) => {
  it.each(asked)('%s is a whole page with its twin in the other language', async (path) => {
    const { pages, problems } = await site;
    const { html, status } = await pages.render(prefix + path);
    expect(status).toBe(200);
    expect(html).toContain(`<html lang="${lang}">`);
    expect(html).toMatch(/<title>[^<]{12,}<\/title>/);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${prefix}${path}">`);
    expect(html).toContain(`hreflang="en" href="${ORIGIN}${path}"`);
    expect(html).toContain(`hreflang="es" href="${ORIGIN}/intl/es${path}"`);
    expect(html.match(/<script data-runtime=/g)).toHaveLength(1);
    expect(html).not.toMatch(/maplibre|maps\.googleapis|undefined|NaN|\[object/);
    expect(problems).toEqual([]);
    const [id = ''] = /(?<=^\/cities\/)[^/]+/.exec(path) ?? [];
    const city = cities.find((one) => one.id === id);
    if (city) {
      const [header = ''] = /<header[\s\S]*?<\/header>/.exec(html) ?? [];
      expect(header).toContain(`href="${prefix}/cities/${id}"`);
      expect(header).toContain(`>${city.name}<`);
      expect(header).toContain(`href="${prefix}/cities/${id}/support"`);
      expect(header.includes(`/cities/${id}/fiberspace`)).toBe(!city.no_fiberspace);
      expect(header).toContain(language === 'es' ? 'Ayuda' : 'Support');
    }
  });
});

it('has no page for a shop where there is none, for a city that is none, or further down', async () => {
  const { pages } = await site;
  for (const path of [
    '/cities/smyrna/fiberspace',
    '/cities/nowhere',
    '/cities/austin/apartments/x',
    '/states/oregon',
  ])
    expect(await pages.exists(path), path).toBe(false);
});

it('shows each state all of its cities', async () => {
  const { pages } = await site;
  for (const { id, code } of states) {
    const { html } = await pages.render(`/states/${id}`);
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
    for (const city of citiesOf(code)) expect(main, id).toContain(`href="/cities/${city.id}"`);
  }
});

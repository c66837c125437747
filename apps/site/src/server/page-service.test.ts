import { contentSecurityPolicy, joinedSources, type ExportedEntry, sha256 } from '@skein/host/testing';
import type { RawEntry } from '@skein/cms-client';
import { brokenEntry } from '@skein/cms-client/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { registry } from '../registry.ts';
import { demoExport } from '../testing/demo-export.ts';
import { documentOf } from '../testing/document-of.ts';
import { demoSite, siteInMemory } from '../testing/site-in-memory.ts';

const home = demoExport.entries.find(({ fields }) => fields['gfSlug']?.['en-US'] === '/')?.sys.id ?? '';

describe('a page', () => {
  it('holds title, twin, place, styles and one script, and the policy that fits', async () => {
    const { pages } = await demoSite();
    const { html, csp, status } = await pages.render('/intl/es/product/internet');
    expect(status).toBe(200);
    expect(html).toContain('<html lang="es-US">');
    expect(html).toContain('<link rel="canonical" href="https://skein.example/intl/es/product/internet">');
    expect(html).toContain('hreflang="x-default" href="https://skein.example/product/internet"');
    const [[, boot = ''] = [], ...others] = html.matchAll(/<script data-runtime=[^>]*>(.*?)<\/script>/gs);
    expect([boot, others]).toEqual(['boot()', []]);
    expect(html).not.toContain('<script src=');
    const styleHashes = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) =>
      sha256(css),
    );
    expect(csp).toBe(
      contentSecurityPolicy({
        scriptHash: sha256(boot),
        styleHashes,
        assetHosts: [],
        services: joinedSources([]),
        formOrigins: [],
        production: true,
      }),
    );
  });

  it('lets photos of the hosts load that the settings name, by https', () => {
    const parts = {
      scriptHash: sha256(''),
      styleHashes: [],
      assetHosts: [],
      services: joinedSources([]),
      formOrigins: [],
      production: true,
    };
    const pictures = (photoHosts?: readonly string[]) =>
      /img-src ([^;]*)/.exec(contentSecurityPolicy({ ...parts, photoHosts }))?.[1];
    expect(pictures()).toBe("'self' data:");
    expect(pictures(['photos.example.com', '*.people.example'])).toBe(
      "'self' data: https://photos.example.com https://*.people.example",
    );
  });

  it('leads to the sign-in of its language in development', async () => {
    const { pages } = await demoSite();
    const signIn = async (path: string) =>
      [...(await pages.render(path)).html.matchAll(/href="([^"]*\/demo\/[^"]*)"/g)].map(([, href]) => href);
    expect(new Set(await signIn('/intl/es'))).toEqual(new Set(['/intl/es/demo/accounts']));
    expect(new Set(await signIn('/'))).toEqual(new Set(['/demo/accounts']));
  });

  it('depends on every entry that it shows, the frame included', async () => {
    const { pages } = await demoSite();
    const { tags } = await pages.render('/');
    for (const id of [home, 'site', 'header', 'footer']) expect(tags).toContain(id);
  });

  it('depends on the pages above it, whose titles are in its breadcrumb', async () => {
    const { pages } = await demoSite();
    const idOf = (slug: string) =>
      demoExport.entries.find(({ fields }) => fields['gfSlug']?.['en-US'] === slug)?.sys.id;
    const { html, tags } = await pages.render('/product/tv/choice');
    expect(html.includes('"@type":"BreadcrumbList"')).toBe(true);
    expect(tags).toContain(idOf('/product/tv'));
  });

  it('is not there when the CMS has none at the path, in either language', async () => {
    const { pages } = await demoSite();
    for (const path of [
      '/404',
      '/intl/es/500',
      '/nope',
      '/intl/es/nope',
      '/intl/es/intl/es',
      '/..',
      '/%2e%2e',
    ])
      expect(await pages.exists(path)).toBe(false);
    expect((await pages.renderStatus(404, 'es'))?.status).toBe(404);
  });

  it('keeps the CMS’s absence apart from a page’s', async () => {
    const state = { away: false };
    const { pages } = await siteInMemory(demoExport, state);
    await pages.render('/');
    state.away = true;
    await expect(pages.render('/support')).rejects.toMatchObject({ name: 'DeliveryError' });
  });
});

describe('broken content', () => {
  it('never breaks a page, whichever block it is in', async () => {
    const blocks = [...registry.values()]
      .map(({ type }) => type)
      .filter(({ id }) => !['gfHeader', 'gfFooter'].includes(id))
      // TypeScript treats the fast-check types of the library and of this test as different types.
      .map((type) => brokenEntry(type) as unknown as fc.Arbitrary<RawEntry>);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(...blocks), { minLength: 1, maxLength: 18 }), async (broken) => {
        const extra: ExportedEntry[] = broken.map((raw, index) => ({
          sys: { ...raw.sys, id: `broken-${index}` },
          fields: Object.fromEntries(
            Object.entries(raw.fields).map(([name, value]) => [name, { 'en-US': value }]),
          ),
        }));
        const links = extra.map(({ sys }) => ({ sys: { type: 'Link', linkType: 'Entry', id: sys.id } }));
        const page: ExportedEntry = {
          sys: { id: 'page', contentType: { sys: { id: 'gfPage' } } },
          fields: {
            gfSlug: { 'en-US': '/' },
            gfTitle: { 'en-US': 'A page' },
            gfBlocks: { 'en-US': [...links, 7, null] },
          },
        };
        // The page has the built-in frame, because rendering the demo's frame takes longer than rendering
        // many blocks.
        const { pages } = await siteInMemory({ ...demoExport, entries: [page, ...extra] });
        const { html, status } = await pages.render('/');
        expect(status).toBe(200);
        expect(html).toContain('<main');
        const document = documentOf(html);
        const executable =
          'script:not([data-runtime], [type$=json]), [onerror], [onclick], [href^="javascript:" i], iframe:not([sandbox])';
        expect([...document.querySelectorAll(executable)].map(({ outerHTML }) => outerHTML)).toEqual([]);
      }),
      { numRuns: 24 },
    );
  });
});

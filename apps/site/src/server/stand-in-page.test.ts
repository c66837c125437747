import { atPath, createHtmlCache } from '@skein/host/testing';
import { describe, expect, it } from 'vitest';
import { demoSite } from '../testing/site-in-memory.ts';

const LANGUAGE_LINK = /<a [^>]*hrefLang="(?:en|es)"[^>]*>/i;

async function linkOn(path: string, locale: 'en-US' | 'es'): Promise<string | undefined> {
  const { pages, site } = await demoSite();
  const cache = createHtmlCache({ ttlMs: 1000, retryMs: 1000, max: 10 });
  const { page } = await cache.get('404', async () => {
    const drawn = await pages.renderStatus(404, locale);
    if (!drawn) throw new Error('no 404 page');
    return drawn;
  });
  const bytes = await atPath(site.locales, page, 404, path);
  const html = (await bytes.get('identity')).toString();
  const [link = ''] = LANGUAGE_LINK.exec(html) ?? [];
  return / href="([^"]*)"/.exec(link)?.[1];
}

describe('the language link of a page for an unknown address', () => {
  it.each([
    ['/plans/of/old', 'en-US', '/intl/es/plans/of/old'],
    ['/intl/es/plans/of/old', 'es', '/plans/of/old'],
    ['/caf%C3%A9', 'en-US', '/intl/es/caf%C3%A9'],
    ['/a"><script>alert(1)</script>', 'en-US', '/intl/es/a%22%3E%3Cscript%3Ealert(1)%3C/script%3E'],
    ['/intl/es/\\evil.example', 'es', '/'],
    ['/intl/es//evil.example/x', 'es', '/evil.example/x'],
  ] as const)('of %s (%s) leads to %s', async (path, locale, href) => {
    expect(await linkOn(path, locale)).toBe(href);
  });
});

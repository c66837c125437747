import { atPath, createHtmlCache, type StandInRequest } from '@skein/host/testing';
import { describe, expect, it } from 'vitest';
import { demoSite } from '../testing/site-in-memory.ts';

const LANGUAGE_LINK = /<a [^>]*hrefLang="(?:en|es)"[^>]*>/i;

async function answers(locale: 'en-US' | 'es', ...requests: readonly StandInRequest[]) {
  const { pages, site } = await demoSite();
  const cache = createHtmlCache({ ttlMs: 1000, retryMs: 1000, max: 10 });
  const status = requests[0]?.status ?? 404;
  const { page } = await cache.get('kept', async () => {
    const drawn = await pages.renderStatus(status, locale);
    if (!drawn) throw new Error('no such page');
    return drawn;
  });
  const html = [];
  for (const request of requests)
    html.push((await (await atPath(site.locales, page, request)).get('identity')).toString());
  return html;
}

async function linkOn(path: string, locale: 'en-US' | 'es'): Promise<string | undefined> {
  const [html = ''] = await answers(locale, { status: 404, path });
  const [link = ''] = LANGUAGE_LINK.exec(html) ?? [];
  return / href="([^"]*)"/.exec(link)?.[1];
}

describe('the language link of a page for an unknown address', () => {
  it.each([
    ['/plans/of/old', 'en-US', '/intl/es/plans/of/old'],
    ['/intl/es/plans/of/old', 'es', '/plans/of/old'],
    ['/careers/job/?id=123&a=b', 'en-US', '/intl/es/careers/job/?id=123&amp;a=b'],
    ['/intl/es?id=123', 'es', '/?id=123'],
    ['/caf%C3%A9', 'en-US', '/intl/es/caf%C3%A9'],
    ['/a"><script>alert(1)</script>', 'en-US', '/intl/es/a%22%3E%3Cscript%3Ealert(1)%3C/script%3E'],
    ['/intl/es/\\evil.example', 'es', '/'],
    ['/intl/es//evil.example/x', 'es', '/evil.example/x'],
  ] as const)('of %s (%s) leads to %s', async (path, locale, href) => {
    expect(await linkOn(path, locale)).toBe(href);
  });
});

describe('the id of the request', () => {
  it.each([
    ['en-US', 'Reference: '],
    ['es', 'Referencia: '],
  ] as const)(
    'is on the page for an error of the site in %s, anew for each request',
    async (locale, words) => {
      const html = await answers(
        locale,
        { status: 500, path: '/plans', reference: '3f2a9c0d' },
        { status: 500, path: '/plans', reference: '<b>' },
      );
      expect(html[0]).toContain(`${words}3f2a9c0d<`);
      expect(html[1]).toContain(`${words}&lt;b&gt;<`);
    },
  );

  it('is not on the page for an unknown address, which shows it to nobody', async () => {
    expect((await answers('en-US', { status: 404, path: '/nowhere', reference: '3f2a9c0d' }))[0]).not.toMatch(
      /3f2a9c0d|Reference/,
    );
  });
});

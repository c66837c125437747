import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { documentOf } from '../testing/document-of.ts';
import { journeySite, type JourneySite } from '../testing/journey-site.ts';
import { demoSite, demoWith } from '../testing/site-in-memory.ts';
import { islandProps } from '../testing/island-props.ts';

let demo: JourneySite;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  demo = await journeySite();
});
afterAll(async () => {
  await demo.end();
  vi.useRealTimers();
});

/** For each kind of form, a page and the name of the form's token field, if it has one. */
const PAGES: readonly (readonly [path: string, field: string | undefined])[] = [
  ['/', undefined],
  ['/check-address', undefined],
  ['/address/not-yet', undefined],
  ['/stayintouch/verify', undefined],
  ['/labs', undefined],
  ['/support', undefined],
  ['/careers/job/', undefined],
  ['/cookies', undefined],
  ['/forgot-email', 'authenticity_token'],
  ['/business/contact', 'business_contact[authenticity_token]'],
  ['/building/request', 'potential_customer[authenticity_token]'],
  ['/webpass/contact', 'authenticity_token'],
  ['/webpass/residential', 'authenticity_token'],
  ['/chat', 'authenticity_token'],
];
const inBothLanguages = PAGES.flatMap(([path, field]) => [
  [path, field] as const,
  [path === '/' ? '/intl/es' : `/intl/es${path}`, field] as const,
]);

const visitor = (name: string) => ({
  cookie: `skein_visitor=visitor-number-${name}-aaa; skein_receipt=%7B%7D; a=${name}`,
  'user-agent': name,
  'accept-language': name === 'one' ? 'en' : 'es',
  accept: 'text/html',
});

describe('a page with a form', () => {
  it.each(inBothLanguages)(
    '%s is the same bytes and headers for two visitors, for any cache',
    async (url, field) => {
      const ask = async (name: string) => {
        const { statusCode, headers, rawPayload } = await demo.app.inject({ url, headers: visitor(name) });
        const { date: _, 'x-skein-cache': __, ...same } = headers;
        return { statusCode, headers: same, html: rawPayload.toString() };
      };
      const first = await ask('one');
      expect(await ask('two')).toEqual(first);
      expect(first.statusCode).toBe(200);
      expect(first.headers['cache-control']).toBe(
        'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
      );
      expect(first.headers.vary).toBe('accept-encoding');
      expect(first.headers).not.toHaveProperty('set-cookie');
      const document = documentOf(first.html);
      const token = document.querySelector('meta[name="csrf-token"]')?.getAttribute('content');
      expect(token === undefined).toBe(field === undefined);
      if (field === undefined) return;
      const form = document.querySelector('main form');
      expect(form?.querySelector(`[name="${field}"]`)?.getAttribute('value')).toBe(token);
      // The island's script gets the same token.
      expect(islandProps(form?.closest('skein-island'))).toContain(`"${field}":"${token}"`);
    },
  );

  it('has the token of the next hour an hour later, in the same page, under another tag', async () => {
    const ask = async () => {
      const { headers, body } = await demo.app.inject('/business/contact');
      const meta = documentOf(body).querySelector('meta[name="csrf-token"]');
      return { token: meta?.getAttribute('content') ?? '', etag: headers.etag, body };
    };
    const before = await ask();
    vi.setSystemTime(Date.now() + 3_600_000);
    const after = await ask();
    expect(after.token).not.toBe(before.token);
    expect(after.etag).not.toBe(before.etag);
    expect(after.body.replaceAll(after.token, before.token)).toBe(before.body);
  });

  it('carries no token where nobody signs any, such as in exported files', async () => {
    const { pages } = await demoSite();
    const { html, formToken } = await pages.render('/forgot-email');
    expect(formToken).toBeUndefined();
    expect(documentOf(html).querySelector('meta[name="csrf-token"], [name=authenticity_token]')).toBeNull();
  });

  it('carries one in a preview, too', async () => {
    const { pages } = await demoWith({ preview: true, formToken: () => 'token' });
    const { html } = await pages.render('/forgot-email');
    expect(documentOf(html).querySelector('main [name=authenticity_token]')?.getAttribute('value')).toBe(
      'token',
    );
  });
});

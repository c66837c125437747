import { beforeEach, describe, expect, it } from 'vitest';
import { createHtmlCache, type HtmlCache } from './html-cache.ts';
import type { RenderedPage } from './rendered-page.ts';

let now: number;
let token: string;
let cache: HtmlCache;
let renders: number;
const draw = (html: string, formToken?: string) => async (): Promise<RenderedPage> => {
  renders++;
  return { status: 200, html, csp: '', tags: new Set(['entry']), stale: false, formToken };
};
const drawForm = () => draw(`<p>${token}</p><script>"${token}"</script>`, token);
const fail = () => Promise.reject(new Error('CMS away'));
const get = async (key: string, render: () => Promise<RenderedPage>) => {
  const { page, state } = await cache.get(key, render);
  return [page.bytes.identity.toString(), state];
};

beforeEach(() => {
  now = 1000;
  renders = 0;
  token = 'first.hour';
  cache = createHtmlCache({ ttlMs: 100, retryMs: 10, max: 10, now: () => now, formToken: () => token });
});

describe('a page with a form token', () => {
  it('gets the one of the hour once for all who ask, under another tag, and is not drawn for it', async () => {
    await get('/form', drawForm());
    const before = cache.peek('/form');
    expect(cache.peek('/form')).toBe(before);
    token = 'second.hour';
    const after = cache.peek('/form');
    expect(after?.bytes.identity.toString()).toBe('<p>second.hour</p><script>"second.hour"</script>');
    expect(after?.etag).not.toBe(before?.etag);
    expect(cache.peek('/form')).toBe(after);
    expect(renders).toBe(1);
  });

  it.each(['br', 'gzip'] as const)('also where it is kept as %s alone', async (encoding) => {
    await get('/form', drawForm());
    await cache.peek('/form')?.bytes.get(encoding);
    token = 'second.hour';
    expect(cache.peek('/form')?.bytes.identity.toString()).toContain('<p>second.hour</p>');
  });

  it('gets it also while the CMS is away, for days', async () => {
    await get('/form', drawForm());
    now += 101;
    token = 'of.the.next.day';
    expect(await get('/form', fail)).toEqual([expect.stringContaining('of.the.next.day'), 'revalidated']);
    await new Promise((done) => setImmediate(done));
    token = 'of.the.day.after';
    expect(await get('/form', fail)).toEqual([expect.stringContaining('of.the.day.after'), 'stale']);
  });

  it('gets it where another replica has drawn it before', async () => {
    const older = draw('<p>of.before</p>', 'of.before');
    expect(await get('/form', older)).toEqual(['<p>first.hour</p>', 'miss']);
  });

  it('is left alone where no form needs one', async () => {
    await get('/plans', draw('<p>first.hour</p>'));
    const before = cache.peek('/plans');
    token = 'second.hour';
    expect(cache.peek('/plans')).toBe(before);
  });
});

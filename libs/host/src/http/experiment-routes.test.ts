import type { Asked, CookieVisits, Experiment } from '@skein/cms-client/serve';
import { describe, expect, it, vi } from 'vitest';
import { visitorBuckets } from '../experiments/visitor-buckets.ts';
import type { PageAddress } from '../cache/rendered-page.ts';
import { DRAWN, routesOf } from '../testing/routes-in-memory.test-support.ts';
import { freshPages } from './fresh-pages.ts';

const experiments: readonly Experiment[] = [
  { key: 'hero', variations: ['old', 'new'].map((variation) => ({ variation, weight: 1 })) },
];

async function site(address?: PageAddress) {
  const renderAsked = async (_path: string, asked: Asked) => ({
    ...DRAWN,
    html: asked.variations?.['hero'] ?? 'old',
    caching: 'none' as const,
  });
  const renderFor = async (_path: string, asked: Asked) => ({
    ...(await renderAsked(_path, asked)),
    html: `thanks, ${asked.variations?.['hero'] ?? 'old'}`,
  });
  const visits: CookieVisits = {
    cookie: 'receipt',
    param: 'sent',
    read: () => ({ visit: () => Promise.reject(new Error('not read here')) }),
  };
  const render = vi.fn(async (_path: string, asked?: Asked) => ({
    ...DRAWN,
    html: asked?.variations?.['hero'] ?? 'old',
    experiments,
    address,
    caching: 'private' as const,
  }));
  const buckets = visitorBuckets({ secret: 'a', secureCookies: false });
  const { app, cache } = await routesOf({ render, renderAsked, renderFor }, { buckets, visits });
  const visit = async (cookie?: string, url = '/') => {
    const { headers, body } = await app.inject({ url, headers: cookie ? { cookie } : {} });
    const set = headers['set-cookie'];
    return {
      body,
      state: headers['x-skein-cache'],
      caching: headers['cache-control'],
      set: set && String(set).split(';')[0],
    };
  };
  /** Returns the cookie of a new visitor who gets the variation with this body. */
  async function visitorOf(body: string): Promise<string> {
    for (;;) {
      const first = await visit();
      if (first.body === body && first.set) return first.set;
    }
  }
  return { cache, render, buckets, visit, visitorOf };
}

describe('a page with an experiment', () => {
  it('is drawn once for each variation, and kept for all who see it', async () => {
    const { render, visit, visitorOf } = await site();
    const [old, other] = [await visitorOf('old'), await visitorOf('new')];
    expect(render).toHaveBeenCalledTimes(2);
    for (const [cookie, body] of [
      [old, 'old'],
      [other, 'new'],
    ] as const)
      expect(await visit(cookie)).toEqual({
        body,
        state: 'hit',
        caching: 'private, max-age=0, must-revalidate',
        set: undefined,
      });
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('keeps the variation of a visitor where it is drawn for this visitor alone', async () => {
    const normal = ({ search }: Pick<Asked, 'search'>) => search;
    const isPrivate = (asked: Pick<Asked, 'search'>) => normal(asked) !== '';
    const settle = async (address: string) => address;
    const { visit, visitorOf } = await site({ below: [], elsewhere: undefined, isPrivate, normal, settle });
    for (const body of ['old', 'new'])
      expect(await visit(await visitorOf(body), '/?query=a')).toMatchObject({
        body,
        caching: 'private, no-store',
      });
    expect(await visit(undefined, '/?query=a')).toMatchObject({
      set: expect.stringMatching(/^skein_bucket=/),
    });
  });

  it('keeps the variation of a visitor whom it thanks for a form', async () => {
    const { visit, visitorOf } = await site();
    for (const body of ['old', 'new'])
      expect(await visit(`${await visitorOf(body)}; receipt=1`, '/?sent=1')).toMatchObject({
        body: `thanks, ${body}`,
        caching: 'private, no-store',
      });
  });

  it('is answered from memory in the variant of the visitor', async () => {
    const { cache, buckets, visitorOf } = await site();
    const fresh = freshPages({ cache, editorOf: undefined, isSecure: () => false, buckets });
    for (const body of ['old', 'new']) {
      const sent: string[] = [];
      const response = {
        getHeader: () => undefined,
        writeHead: () => response,
        end: (bytes: Buffer) => sent.push(bytes.toString()),
      };
      const headers = { cookie: await visitorOf(body) };
      expect(fresh({ method: 'GET', url: '/', headers } as never, response as never)).toBe(true);
      expect(sent).toEqual([body]);
    }
  });
});

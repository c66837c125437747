import { describe, expect, it, vi } from 'vitest';
import type { Asked } from '@skein/cms-client/serve';
import { DRAWN, isFromMemory, routesOf } from '../testing/routes-in-memory.test-support.ts';

describe('a question by its address', () => {
  /** Returns the canonical address for a page with one question, as a library with questions does. */
  function normal({ search, below }: Asked) {
    const named = (below ?? new URLSearchParams(search).get('slug') ?? '').replace('slug=', '').toLowerCase();
    if (named === 'first-bill') return '/first-bill';
    return below === undefined ? '' : undefined;
  }
  async function siteWithQuestions(options: Parameters<typeof routesOf>[1] = {}) {
    const render = vi.fn(async (_path: string, asked?: Asked) => ({
      ...DRAWN,
      html: `<p>${asked?.below ?? 'all'}</p>`,
      address: {
        normal,
        settle: async (address: string) => address,
        elsewhere: undefined,
        isPrivate: () => false,
      },
    }));
    const { app, cache } = await routesOf({ exists: async (path) => path.endsWith('/faq'), render }, options);
    return { app, cache, render };
  }

  it.each([
    ['/faq/first-bill', 200, '<p>first-bill</p>'],
    ['/intl/es/faq/first-bill', 200, '<p>first-bill</p>'],
    ['/faq?slug=first-bill', 200, '<p>first-bill</p>'],
    ['/faq?utm=1&slug=first-bill', 200, '<p>first-bill</p>'],
    ['/faq?slug=who-knows', 200, '<p>all</p>'],
    ['/faq?slug=', 200, '<p>all</p>'],
  ])('%s answers %i', async (url, status, body) => {
    const answer = await (await siteWithQuestions()).app.inject(url);
    expect([answer.statusCode, answer.body]).toEqual([status, body]);
  });

  it.each(['/faq/who-knows', '/faq/first-bill/more', '/first-bill', '/other/first-bill'])(
    '%s is not there',
    async (url) => {
      expect((await (await siteWithQuestions()).app.inject(url)).statusCode).toBe(404);
    },
  );

  it.each([
    ['/faq/slug=first-bill', '/faq/first-bill'],
    ['/faq/First-Bill?utm=1', '/faq/first-bill?utm=1'],
  ])('%s leads to %s', async (url, location) => {
    const answer = await (await siteWithQuestions()).app.inject(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([308, location]);
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  });

  it('leads there by an answer of its own for who has just come, which shared caches do not keep', async () => {
    const { app } = await siteWithQuestions({ arrivals: () => 'came=news' });
    const { statusCode, headers } = await app.inject('/faq/slug=first-bill?utm=1');
    expect([statusCode, headers['cache-control']]).toEqual([308, 'private, max-age=3600']);
  });

  it('is drawn once for both ways to write it, and never for what nobody has', async () => {
    const { app, render } = await siteWithQuestions();
    for (const url of ['/faq/first-bill', '/faq?slug=first-bill', '/faq?slug=a', '/faq/b', '/faq?slug=c'])
      await app.inject(url);
    expect(render.mock.calls.map(([path, asked]) => [path, asked?.below])).toEqual([
      ['/faq', undefined],
      ['/faq', 'first-bill'],
    ]);
  });

  it('is not mistaken for the page that lies in memory', async () => {
    const { app, cache } = await siteWithQuestions();
    await app.inject('/faq');
    expect(isFromMemory(cache, '/faq?slug=first-bill')).toBe(false);
    expect(isFromMemory(cache, '/faq?utm=1')).toBe(true);
  });
});

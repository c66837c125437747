import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createHtmlCache, type HtmlCache } from './html-cache.ts';
import type { RenderedPage } from './rendered-page.ts';

let now = 0;
let cache: HtmlCache;
let renders: string[];
const page = (html: string, extra: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  html,
  csp: '',
  tags: new Set(['entry']),
  stale: false,
  ...extra,
});
const draw = (html: string, extra?: Partial<RenderedPage>) => async () => {
  renders.push(html);
  return page(html, extra);
};
const fail = async (): Promise<RenderedPage> => {
  renders.push('failed');
  throw new Error('CMS away');
};
const get = async (key: string, render: () => Promise<RenderedPage>) => {
  const { page: found, state } = await cache.get(key, render);
  return [found.bytes.identity.toString(), state];
};

beforeEach(() => {
  now = 1000;
  renders = [];
  cache = createHtmlCache({ ttlMs: 100, retryMs: 10, max: 10, now: () => now });
});

describe('the HTML cache', () => {
  it('keeps no page for longer when the clock of the machine is put back', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      cache = createHtmlCache({ ttlMs: 0, retryMs: 0, max: 10 });
      await get('/', draw('a'));
      vi.setSystemTime(Date.now() - 3_600_000);
      expect(await get('/', draw('b'))).toEqual(['a', 'revalidated']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('keeps pages with a query apart: however many are asked for, they drive out no other', async () => {
    cache = createHtmlCache({ ttlMs: 100, retryMs: 10, max: 2, maxQueries: 1, now: () => now });
    await get('/', draw('home'));
    for (const query of ['?q=a', '?q=b', '?q=c']) await get(`/finder${query}`, draw(query));
    expect(await get('/', draw('again'))).toEqual(['home', 'hit']);
    expect(await get('/finder?q=a', draw('again'))).toEqual(['again', 'miss']);
    expect(cache.invalidate('entry')).toBe(2);
  });

  it('draws once while fresh, however many ask at once', async () => {
    const answers = await Promise.all([get('/', draw('a')), get('/', draw('b')), get('/', draw('c'))]);
    expect(answers.map(([html]) => html)).toEqual(['a', 'a', 'a']);
    expect(await get('/', draw('d'))).toEqual(['a', 'hit']);
    expect(cache.peek('/')?.bytes.identity.toString()).toBe('a');
    expect(renders).toEqual(['a']);
  });

  it('serves an aged page once more while it draws the next', async () => {
    await get('/', draw('a'));
    now += 101;
    expect(cache.peek('/')).toBeUndefined();
    expect(await get('/', draw('b'))).toEqual(['a', 'revalidated']);
    await expect.poll(() => cache.peek('/')?.bytes.identity.toString()).toBe('b');
  });

  it('keeps a page for no longer than what it shows is believed', async () => {
    await get('/', draw('a', { until: 1040 }));
    now = 1039;
    expect(await get('/', draw('b'))).toEqual(['a', 'hit']);
    now = 1040;
    expect(await get('/', draw('b', { until: 5000 }))).toEqual(['a', 'revalidated']);
    now = 1140;
    expect(await get('/', draw('c'))).toEqual(['b', 'revalidated']);
  });

  it('waits for the new page after an edit, and leaves other pages alone', async () => {
    await get('/', draw('a'));
    await get('/other', draw('other', { tags: new Set(['else']) }));
    expect(cache.invalidate('entry')).toBe(1);
    expect(await get('/', draw('b'))).toEqual(['b', 'miss']);
    expect(await get('/other', draw('x'))).toEqual(['other', 'hit']);
  });

  it('waits for it only so long, and serves the page before it until the new one is there', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      cache = createHtmlCache({ ttlMs: 100, retryMs: 10, max: 10, patienceMs: 2000, now: () => now });
      await get('/', draw('a'));
      cache.invalidate('entry');
      const late = Promise.withResolvers<RenderedPage>();
      const waiting = get('/', () => late.promise);
      await vi.advanceTimersByTimeAsync(2000);
      expect(await waiting).toEqual(['a', 'stale']);
      expect(await get('/', draw('not drawn'))).toEqual(['a', 'stale']);
      late.resolve(page('b'));
      await vi.advanceTimersByTimeAsync(0);
      expect(cache.peek('/')?.bytes.identity.toString()).toBe('b');
    } finally {
      vi.useRealTimers();
    }
  });

  it('draws again when an edit comes while it draws', async () => {
    await get('/', draw('a'));
    cache.invalidate('entry');
    const html = await get('/', async () => {
      if (renders.length === 1) cache.invalidate('entry');
      return draw(`draw ${renders.length}`)();
    });
    expect(html).toEqual(['draw 2', 'miss']);
  });

  it.each(['invalidate', 'expire'] as const)(
    'draws again what newly shows an edited entry (%s)',
    async (act) => {
      await get('/', draw('a', { tags: new Set(['page']) }));
      cache.invalidate('page');
      const html = await get('/', async () => {
        await Promise.resolve();
        if (renders.length === 1) cache[act]('entry');
        return draw(`draw ${renders.length}`)();
      });
      expect(html).toEqual(['draw 2', 'miss']);
    },
  );

  it('keeps a page whose renewal fails, says that it is stale, and tries again soon', async () => {
    await get('/', draw('a'));
    cache.invalidate('entry');
    expect(await get('/', fail)).toEqual(['a', 'stale']);
    expect(cache.peek('/')).toBeUndefined();
    expect(await get('/', draw('too early'))).toEqual(['a', 'stale']);
    now += 11;
    expect(await get('/', draw('b'))).toEqual(['b', 'miss']);
  });

  it('passes an error on when there is nothing to fall back on, and recovers', async () => {
    await expect(get('/', fail)).rejects.toThrow('CMS away');
    expect(await get('/', draw('a'))).toEqual(['a', 'miss']);
  });

  it('takes a page made of old content for stale and renews it after the short time', async () => {
    expect(await get('/', draw('old', { stale: true }))).toEqual(['old', 'stale']);
    now += 11;
    await get('/', draw('new'));
    await expect.poll(() => cache.peek('/')?.bytes.identity.toString()).toBe('new');
  });

  it('what expired goes out once more, and is renewed without anybody asking', async () => {
    await get('/', draw('a'));
    await get('/plans', draw('b', { tags: new Set(['plans']) }));
    expect(cache.expireAll()).toBe(2);
    expect(await get('/', draw('c'))).toEqual(['a', 'revalidated']);
    await cache.renewExpired();
    expect(cache.peek('/')?.bytes.identity.toString()).toBe('c');
    expect(cache.peek('/plans')?.bytes.identity.toString()).toBe('b');
  });

  it('renews again what an edit changes while it is being renewed', async () => {
    let text = 'a';
    const render = () => draw(text)();
    for (const path of ['/', '/plans']) await get(path, render);
    text = 'b';
    cache.expireAll();
    const first = cache.renewExpired();
    await expect.poll(() => cache.peek('/plans')).toBeDefined();
    text = 'c';
    cache.expireAll();
    await Promise.all([first, cache.renewExpired()]);
    const shown = ['/', '/plans'].map((path) => cache.peek(path)?.bytes.identity.toString());
    expect(shown).toEqual(['c', 'c']);
  });

  it('expires what shows an entry, and only that', async () => {
    await get('/', draw('a', { tags: new Set(['footer']) }));
    await get('/bare', draw('b'));
    expect(cache.expire('footer')).toBe(1);
    expect(await get('/bare', draw('c'))).toEqual(['b', 'hit']);
    expect(await get('/', draw('c'))).toEqual(['a', 'revalidated']);
  });

  it('does not ask a CMS that is away for one page after another', async () => {
    let isAway = false;
    const render = vi.fn(() => (isAway ? fail() : draw('a')()));
    for (const path of ['/', '/plans', '/wifi']) await get(path, render);
    isAway = true;
    cache.expireAll();
    await cache.renewExpired();
    expect(render).toHaveBeenCalledTimes(4);
    expect((await get('/', render))[0]).toBe('a');
  });

  it('knows what is asked for most', async () => {
    for (const path of ['/', '/plans', '/plans', '/?page=2']) await get(path, draw(path));
    cache.peek('/plans');
    expect(cache.mostAsked(1)).toEqual(['/plans']);
    expect(cache.mostAsked(9)).toEqual(['/plans', '/']);
  });

  it('names each page once, and none that stands in for another, among what is asked for most', async () => {
    for (const key of ['404 en-US', '404 en-US', '/wifi#claim=b', '/wifi#claim=b', '/wifi', '/'])
      await get(key, draw(key));
    expect(cache.mostAsked(2)).toEqual(['/wifi', '/']);
  });

  it('counts what is asked for of a page in all its variants together', async () => {
    for (const key of ['/plans', '/plans', '/wifi#claim=a', '/wifi#claim=b', '/wifi#claim=c'])
      await get(key, draw(key));
    expect(cache.mostAsked(1)).toEqual(['/wifi']);
  });

  it('keeps to its room, and lets go of what was asked for longest ago', async () => {
    const small = createHtmlCache({ ttlMs: 1000, retryMs: 10, max: 100, maxBytes: 25_000, now: () => now });
    for (const path of ['/a', '/b', '/c']) await small.get(path, draw(path));
    expect(['/a', '/b', '/c'].map((path) => small.peek(path) !== undefined)).toEqual([false, true, true]);
  });

  describe('that may take a megabyte', () => {
    const paths = Array.from({ length: 100 }, (_, index) => `/${index}`);
    /** Returns a page that compression hardly makes smaller. */
    const large = async () => page(randomBytes(100_000).toString('hex'));
    const kept = () => paths.filter((path) => cache.peek(path) !== undefined);
    beforeEach(() => {
      cache = createHtmlCache({ ttlMs: 1000, retryMs: 10, max: 1000, maxBytes: 2 ** 20, now: () => now });
    });

    it('keeps the last of pages that are too many, however large they come out', async () => {
      for (const path of paths) await cache.get(path, large);
      expect(kept()).toEqual(paths.slice(-4));
      cache.expireAll();
      await cache.renewExpired();
      expect(kept()).toEqual(paths.slice(-4));
    });

    it('lets go of some where they are larger when they are renewed, not of those that were asked for last', async () => {
      const render = vi.fn(draw('small'));
      for (const path of paths.slice(0, 50)) await cache.get(path, render);
      expect(kept()).toHaveLength(50);
      render.mockImplementation(large);
      cache.expireAll();
      await cache.renewExpired();
      expect(kept().length).toBeLessThan(10);
      expect(kept()).toContain('/49');
    });

    it('keeps what is renewed behind visitors compressed', async () => {
      await cache.get('/0', draw('a'.repeat(200_000)));
      cache.expireAll();
      await cache.renewExpired();
      await expect.poll(() => cache.peek('/0')?.bytes.size).toBeLessThan(1000);
    });
  });
});

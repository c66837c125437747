import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { jobPool } from '../process/job-pool.ts';
import { createFigures } from './figures.ts';
import type { Outcome } from './figures.types.ts';
import { countRequests } from './request-figures.ts';
import { tellDegraded } from './tell-degraded.ts';
import { watchCall } from './watch-call.ts';

const figuresOf = () => createFigures({ process: 'site', release: '1.2.3' });
type Figures = ReturnType<typeof figuresOf>;

const linesOf = async (figures: Figures, name: string) =>
  (await figures.read()).split('\n').filter((line) => new RegExp(`^${name}[{ ]`).test(line));

const late = Object.assign(new Error('late'), { code: 'UND_ERR_HEADERS_TIMEOUT' });

describe('figures of a process', () => {
  it('say which release it is, and what Node tells of itself', async () => {
    const figures = figuresOf();
    expect(await linesOf(figures, 'skein_build_info')).toEqual([
      `skein_build_info{process="site",release="1.2.3",node="${process.version}"} 1`,
    ]);
    expect(await linesOf(figures, 'process_resident_memory_bytes')).toHaveLength(1);
  });

  it('say nothing of delays of the event loop until one was measured', async () => {
    const figures = figuresOf();
    expect(await linesOf(figures, 'nodejs_eventloop_lag_\\w+')).toEqual([]);
    const delays = async () => (await linesOf(figures, 'nodejs_eventloop_lag_\\w+')).length;
    await expect.poll(delays).toBe(8);
  });

  it('expect errors of routes that take posts: a first error is more than none', async () => {
    const figures = figuresOf();
    const app = Fastify();
    countRequests(app, figures);
    app.get('/assets/:id', async () => 'a picture');
    app.post('/address-forms', async () => 'taken');
    const none = (status: string) =>
      `skein_http_requests_total{route="/address-forms",cache="none",status="${status}"} 0`;
    expect(await linesOf(figures, 'skein_http_requests_total')).toEqual([none('4xx'), none('5xx')]);
    await app.close();
  });

  it('count the forms of a route that takes them by how they end, from none on', async () => {
    const figures = figuresOf();
    const app = Fastify();
    countRequests(app, figures);
    const config = { takesSubmissions: true };
    const statuses = [303, 422, 429, 503];
    app.post('/address-forms', { config }, async (_, reply) => reply.code(statuses.shift() ?? 200).send());
    app.post('/webhooks/content', async (_, reply) => reply.code(403).send());
    const counts = (taken: number, refused: number, failed: number) =>
      Object.entries({ taken, refused, failed }).map(
        ([outcome, count]) => `skein_submissions_total{route="/address-forms",outcome="${outcome}"} ${count}`,
      );
    expect(await linesOf(figures, 'skein_submissions_total')).toEqual(counts(0, 0, 0));
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const post = (path: string) => fetch(origin + path, { method: 'POST', redirect: 'manual' });
    for (const path of [...statuses.map(() => '/address-forms'), '/webhooks/content']) await post(path);
    await app.close();
    expect(await linesOf(figures, 'skein_submissions_total')).toEqual(counts(1, 2, 1));
  });

  it('count pages from memory by class of status, and go on counting once they were read', async () => {
    const figures = figuresOf();
    for (const status of [200, 200, 304]) figures.countHit(status);
    const hits = (count: number, status: string) =>
      `skein_http_requests_total{route="page",cache="hit",status="${status}"} ${count}`;
    expect(await linesOf(figures, 'skein_http_requests_total')).toEqual([hits(2, '2xx'), hits(1, '3xx')]);
    figures.countHit(200);
    expect(await linesOf(figures, 'skein_http_requests_total')).toEqual([hits(3, '2xx'), hits(1, '3xx')]);
  });

  it('count requests by the pattern of their route, whatever visitors ask for', async () => {
    const figures = figuresOf();
    const app = Fastify();
    countRequests(app, figures);
    app.get('/assets/:id', async () => 'a picture');
    app.get('/*', async (request) => {
      request.cacheState = 'miss';
      return 'a page';
    });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    for (const path of ['/assets/1', '/assets/2', '/plans', '/faq?a=b']) await fetch(origin + path);
    await fetch(`${origin}/assets/1`, { method: 'POST' });
    // A request that the process sends to itself is not counted.
    await app.inject('/assets/3');
    await app.close();
    expect(await linesOf(figures, 'skein_http_requests_total')).toEqual([
      'skein_http_requests_total{route="/assets/:id",cache="none",status="2xx"} 2',
      'skein_http_requests_total{route="page",cache="miss",status="2xx"} 2',
      'skein_http_requests_total{route="none",cache="none",status="4xx"} 1',
    ]);
  });

  it('tell the line of a pool, and who was turned away', async () => {
    const figures = figuresOf();
    const pool = figures.watchPool('pages', jobPool({ concurrency: 1, maxWaiting: 1 }));
    const gate = Promise.withResolvers<void>();
    const gone = new AbortController();
    const jobs = [pool.run(() => gate.promise), pool.run(async () => undefined, { signal: gone.signal })];
    await expect(pool.run(async () => undefined)).rejects.toThrow('Too many');
    const valueOf = async (name: string): Promise<string | undefined> => {
      const [line] = await linesOf(figures, `skein_queue_${name}`);
      return line?.split(' ').at(-1);
    };
    const now = () => Promise.all(['waiting', 'running', 'refused_total', 'run_seconds_count'].map(valueOf));
    expect(await now()).toEqual(['1', '1', '1', undefined]);
    gone.abort(new Error('gone'));
    gate.resolve();
    await Promise.allSettled(jobs);
    expect(await now()).toEqual(['0', '0', '1', '1']);
  });

  it.each<[Outcome, () => Promise<string>]>([
    ['ok', async () => 'fine'],
    ['stale', async () => 'old'],
    ['error', async () => Promise.reject(new Error('down'))],
    ['timeout', async () => Promise.reject(late)],
    ['timeout', async () => Promise.reject(new Error('no answer', { cause: late }))],
    ['timeout', async () => Promise.reject(new Error('timeout of 4000ms exceeded'))],
  ])('say of a call that it ended as %s', async (outcome, work) => {
    const figures = figuresOf();
    await watchCall(figures, 'cms', work, (said) => (said === 'old' ? 'stale' : 'ok')).catch(() => undefined);
    expect(await linesOf(figures, 'skein_calls_seconds_count')).toEqual([
      `skein_calls_seconds_count{to="cms",outcome="${outcome}"} 1`,
    ]);
  });

  it('say nothing of what is not known', async () => {
    const figures = figuresOf();
    let known: number | undefined = 4;
    figures.ask({ name: 'skein_depth', help: 'Depth.', read: async () => known });
    figures.ask({ name: 'skein_down', help: 'Down.', read: () => Promise.reject(new Error('down')) });
    figures.ask({
      name: 'skein_kinds',
      help: 'Kinds.',
      label: 'kind',
      read: async () => known && { a: 1, b: 2 },
    });
    expect(await linesOf(figures, 'skein_depth')).toEqual(['skein_depth 4']);
    expect(await linesOf(figures, 'skein_down')).toEqual([]);
    expect(await linesOf(figures, 'skein_kinds')).toEqual([
      'skein_kinds{kind="a"} 1',
      'skein_kinds{kind="b"} 2',
    ]);
    known = undefined;
    for (const name of ['skein_depth', 'skein_kinds']) expect(await linesOf(figures, name)).toEqual([]);
  });

  it('count the problems of each part, like /readyz, also of a part that cannot tell', async () => {
    const figures = figuresOf();
    tellDegraded(figures, {
      disk: () => ['has only 3 MB left'],
      frame: async () => [],
      cache: () => Promise.reject(new Error('down')),
      database: () => new Promise(() => undefined),
    });
    expect(await linesOf(figures, 'skein_degraded')).toEqual([
      'skein_degraded{part="disk"} 1',
      'skein_degraded{part="frame"} 0',
      'skein_degraded{part="cache"} 1',
      'skein_degraded{part="database"} 1',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { servicesReport } from './services-report.ts';

const reportOf = (fetch: typeof globalThis.fetch, timeoutMs = 60_000) =>
  servicesReport({ servicesUrl: 'http://services.example', fetch, timeoutMs })();
const answers = (body: string, status: number) => () => Promise.resolve(new Response(body, { status }));

describe('services in a process of their own', () => {
  it('that are ready need no words', async () => {
    const asked: unknown[] = [];
    const fetch = (url: unknown) => {
      asked.push(url);
      return answers('{"status":"ready","checks":{}}', 200)();
    };
    expect(await reportOf(fetch)).toEqual([]);
    expect(asked).toEqual(['http://services.example/readyz']);
  });

  it('that are ready tell what works in part', async () => {
    const body = JSON.stringify({
      checks: {},
      degraded: { database: ['cannot be used'], cache: ['is away', 'still'] },
    });
    expect(await reportOf(answers(body, 200))).toEqual([
      'database cannot be used',
      'cache is away',
      'cache still',
    ]);
  });

  it('that report in part in another shape are not away: what can be read of it is told', async () => {
    const degraded = { database: ['cannot be used', 7], cache: 'is away', outbox: null };
    expect(await reportOf(answers(JSON.stringify({ checks: {}, degraded }), 200))).toEqual([
      'database cannot be used',
      'database reports something that cannot be read',
      'cache reports something that cannot be read',
      'outbox reports something that cannot be read',
    ]);
    expect(await reportOf(answers(JSON.stringify({ checks: { leads: false, cache: 1 } }), 503))).toEqual([
      'are not ready: leads, cache',
    ]);
  });

  it.each<[object, number, string[]]>([
    [{ checks: {}, degraded: null }, 200, ['degraded reports something that cannot be read']],
    [{ checks: {}, degraded: ['x'] }, 200, ['degraded reports something that cannot be read']],
    [{ checks: null, degraded: { cache: ['is away'] } }, 200, ['cache is away']],
    [{ checks: [], degraded: {} }, 503, ['are not ready']],
    [{ checks: { leads: false }, degraded: 7 }, 503, ['are not ready: leads']],
  ])('that answer %j are not away', async (body, status, lines) => {
    expect(await reportOf(answers(JSON.stringify(body), status))).toEqual(lines);
  });

  it('that are not ready are named with what they lack', async () => {
    const body = JSON.stringify({ checks: { content: true, leads: false, cache: false } });
    expect(await reportOf(answers(body, 503))).toEqual(['are not ready: leads, cache']);
  });

  it.each<[string, typeof globalThis.fetch]>([
    ['killed', () => Promise.reject(new TypeError('fetch failed'))],
    [
      'hung',
      (_, init) =>
        new Promise((_resolve, fail) => {
          init?.signal?.addEventListener('abort', () => fail(new Error('late')));
        }),
    ],
    ['somebody else', answers('<h1>Bad gateway</h1>', 502)],
    ['somebody else who answers JSON', answers('{"ok":true}', 200)],
  ])('that are %s are said to be away, and what that means', async (_, fetch) => {
    expect(await reportOf(fetch, 50)).toEqual([expect.stringMatching(/^do not answer: .*pages are served$/)]);
  });
});

import { NETWORK_STATUS_PATH, readNetworkAnswer } from '@skein/blocks/contract';
import { memoryCounters, rateLimiter, unlimited } from '@skein/http/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addressBookService } from '../../demo/addresses/address-book.ts';
import { demoIncidents } from '../../demo/incidents/demo-incidents.ts';
import { DEMO_CITIES } from '../../demo/parts/demo-cities.ts';
import { loggedApp } from '../../posts/testing/logged-app.ts';
import type { Incident, ReadIncident } from './incident.ts';
import type { IncidentsFile } from './incidents-file.ts';
import { networkStatusApi, type NetworkStatusApiOptions } from './network-status-api.ts';
import { NETWORK_STATUS_LIMITS } from './network-status.constants.ts';

const NOW = Date.UTC(2026, 2, 1, 12);
const noFile: IncidentsFile = { incidents: async () => undefined, problems: async () => [] };
const fileOf = (...incidents: ReadIncident[]): IncidentsFile => ({
  ...noFile,
  incidents: async () => incidents,
});
const url = (query: string) => `${NETWORK_STATUS_PATH}?${new URLSearchParams({ query })}`;

async function serve(given: Partial<NetworkStatusApiOptions> = {}, app: FastifyInstance = Fastify()) {
  await app.register(networkStatusApi, {
    addresses: addressBookService(),
    file: noFile,
    otherwise: demoIncidents(NOW, '/support', 'test'),
    limiter: unlimited,
    secureCookies: false,
    ...given,
  });
  onTestFinished(() => app.close());
  return app;
}
const severities = (answer: unknown) =>
  readNetworkAnswer(answer).map(({ notifications }) => notifications?.map(({ severity }) => severity));

describe('the network status service', () => {
  it.each([
    ['1 ready rd', []],
    ['4 try again', [0]],
    ['5 lost account', [1]],
    ['7 two doors', [2]],
    ['100 many doors', [1, 3]],
  ])('says of %s that there is %j', async (query, said) => {
    const answer = await (await serve()).inject(url(query));
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store, private' });
    expect(severities(answer.json())).toEqual([said]);
  });

  it('answers in the language that the script names, if it is not told the address of the page', async () => {
    const app = await serve();
    const headers = { 'accept-language': 'es-US' };
    const answer = await app.inject({ url: url('7 two doors'), headers });
    expect(answer.json()[0].system.issue_notifications[0].description).toContain('esta noche');
  });

  it('answers as it is specified, in the language of the page', async () => {
    const app = await serve();
    const [english, spanish] = await Promise.all([
      app.inject(url('7 two doors')),
      app.inject({ url: url('7 two doors'), headers: { referer: 'http://localhost/intl/es/support' } }),
    ]);
    expect(english.json()).toEqual([
      {
        address: '7 Two Doors Ct, Austin, TX 78702',
        city_name: 'Austin',
        system: {
          issue_notifications: [
            {
              severity: 2,
              description: expect.stringContaining('this evening'),
              updated_at: '2026-03-01T11:48:00.000Z',
            },
          ],
        },
      },
    ]);
    expect(spanish.json()[0].system.issue_notifications[0].description).toContain('esta noche');
  });

  it('knows only homes that are connected', async () => {
    const app = await serve();
    for (const query of ['2 not yet', '3 almost there', '200 many doors'])
      expect((await app.inject(url(query))).json()).toEqual([]);
  });

  it.each(['', '   ', 'zzzz qqqq'])('finds nothing for %j', async (query) => {
    const answer = await (await serve()).inject(url(query));
    expect([answer.statusCode, answer.json()]).toEqual([200, []]);
  });

  it('lets what the operator says stand for all of it', async () => {
    const incident: Incident = {
      severity: 3,
      description: '<p>Cut.</p>',
      updatedAt: '2026-03-01T10:00:00Z',
      area: { street: 'Ready Rd' },
    };
    const app = await serve({ file: fileOf(incident) });
    expect(severities((await app.inject(url('1 ready'))).json())).toEqual([[3]]);
    expect(severities((await app.inject(url('7 two doors'))).json())).toEqual([[]]);
  });

  it('says of an incident whatever the operator’s file says of it', async () => {
    const app = await serve({ file: fileOf({ area: { street: 'Ready Rd' } }) });
    const answer = readNetworkAnswer((await app.inject(url('1 ready'))).json());
    expect(answer[0]?.notifications).toEqual([{ description: '' }]);
  });

  it('does not say that all is well where an incident may be, and says what is certain', async () => {
    const unread = ['zips'] as const;
    const app = await serve({ file: fileOf({ severity: 3, area: { street: 'Ready Rd', unread } }) });
    expect(severities((await app.inject(url('1 ready'))).json())).toEqual([undefined]);
    expect(severities((await app.inject(url('7 two doors'))).json())).toEqual([[]]);
    const certain = { severity: 2, area: { street: 'Ready Rd' } } as const;
    const both = await serve({ file: fileOf({ severity: 3, area: { unread } }, certain) });
    expect(severities((await both.inject(url('1 ready'))).json())).toEqual([[2]]);
  });

  it.each([
    ['no query', NETWORK_STATUS_PATH, 400, 'bad_request'],
    ['two of them', `${NETWORK_STATUS_PATH}?query=a&query=b`, 400, 'bad_request'],
    ['a broken escape', `${NETWORK_STATUS_PATH}?query=%E0%A4`, 400, 'malformed_query'],
    ['what no address has', url('1 Ready\u0000'), 400, 'invalid_characters'],
    ['too much', url('x'.repeat(201)), 400, 'too_long'],
  ])('refuses %s', async (_, address, status, code) => {
    const answer = await (await serve()).inject(address);
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
  });

  it('answers 503 when it cannot say, and logs nothing of what was typed', async () => {
    const rejects = async () => Promise.reject(new Error('no disk'));
    for (const broken of [{ addresses: { book: rejects } }, { file: { ...noFile, incidents: rejects } }]) {
      const { app, log } = loggedApp();
      const answer = await (await serve(broken, app)).inject(url('1 ready'));
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
      expect(answer.json().error.code).toBe('unavailable');
      expect(log()).toContain('no disk');
      expect(log()).not.toMatch(/ready/i);
    }
  });

  it('takes as many questions as somebody can type in a minute, and no flood', async () => {
    const app = await serve({ limiter: rateLimiter(memoryCounters(), () => NOW) });
    const ask = () =>
      app.inject({ url: url('zz'), headers: { cookie: 'skein_visitor=visitor-number-one-aaa' } });
    const { limit } = NETWORK_STATUS_LIMITS.visitor;
    expect(limit).toBeGreaterThan(120);
    for (let asked = 0; asked < limit; asked += 1) expect((await ask()).statusCode).toBe(200);
    const refused = await ask();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  });
});

describe('demo incidents', () => {
  const homes = DEMO_CITIES.flatMap(({ name: city, state, zips }) =>
    zips.map((zip) => ({ number: '100', street: 'Main St', city, state, zip })),
  );

  it('are the same for the same seed, and others for another', () => {
    const said = (seed: string) => homes.map((home) => demoIncidents(NOW, '/support', seed)(home));
    expect(said('a')).toEqual(said('a'));
    expect(said('a')).not.toEqual(said('b'));
  });

  it('are rare, of every severity, and not older than three days', () => {
    const found = homes.flatMap((home) => demoIncidents(NOW, '/support', 'test')(home));
    expect(found.length / homes.length).toBeLessThan(0.25);
    expect(new Set(found.map(({ severity }) => severity))).toEqual(new Set([0, 1, 2, 3]));
    for (const { updatedAt } of found) {
      const age = NOW - Date.parse(updatedAt);
      expect(age).toBeGreaterThan(0);
      expect(age).toBeLessThanOrEqual(3 * 24 * 3600 * 1000);
    }
  });
});

import { memoryCounters, rateLimiter, type CounterStore } from '@skein/http/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addressApi } from './address-api.ts';
import { LOOKUP_LIMITS } from './model/address.constants.ts';
import type { AddressBook } from './model/address.types.ts';

const START = Date.UTC(2026, 2, 1);
const SUGGEST = '/api/places/suggest?q=12+juniper';
const CHOSEN = [
  '/api/places/demo-place-1',
  '/buyflow_address_lookup_by_street_autoc_onchange/?address1=1+Ready+Rd&place_id=&unit=&zip=',
  '/buyflow_load_address_assocs/?address_id=demo-1',
] as const;
const VISITOR = 'skein_visitor=visitor-number-one-aaa';
const OTHER = 'skein_visitor=visitor-number-two-bbb';

const book: AddressBook = {
  size: 1,
  suggest: () => [],
  homes: () => [],
  place: (placeId) => ({ streetNumberValue: '1', routeValue: 'Ready Rd', zipCodeValue: '78704', placeId }),
  lookup: () => ({ id: 'demo-1' }),
  doors: () => [],
  outcome: () => 'available',
  close: () => undefined,
};

let nowMs = START;
let counters: CounterStore;
let apps: FastifyInstance[];
beforeEach(() => {
  nowMs = START;
  counters = memoryCounters();
  apps = [];
});
afterEach(async () => {
  for (const app of apps) await app.close();
});

/** Starts a process of the service. All processes of one test share their counters. */
async function serve(): Promise<FastifyInstance> {
  const app = Fastify();
  await app.register(addressApi, {
    addresses: { book: async () => book, close: async () => undefined },
    limiter: rateLimiter(counters, () => nowMs),
    secureCookies: false,
  });
  apps.push(app);
  return app;
}

const ask = (app: FastifyInstance, url: string, cookie = '', remoteAddress = '203.0.113.7', referer = '') =>
  app.inject({ url, remoteAddress, headers: { cookie, referer } });

/**
 * Sends requests until one is refused.
 * @returns the number of answers before the refusal, or `times` without a refusal
 */
async function untilRefused(times: number, one: (index: number) => ReturnType<typeof ask>): Promise<number> {
  for (let index = 0; index < times; index += 1) if ((await one(index)).statusCode === 429) return index;
  return times;
}

describe('lookups of one visitor', () => {
  it('are never refused while somebody types, even without a pause', async () => {
    const app = await serve();
    const keysInAMinute = 60_000 / 250;
    for (let minute = 0; minute < 3; minute += 1, nowMs += 60_000)
      expect(await untilRefused(keysInAMinute, () => ask(app, SUGGEST, VISITOR))).toBe(keysInAMinute);
  });

  it.each([
    ['suggestions', [SUGGEST], LOOKUP_LIMITS.typing],
    ['places, addresses and doors together', CHOSEN, LOOKUP_LIMITS.chosen],
  ])('end for %s, and only for them, until the minute is over', async (_what, urls, { visitor }) => {
    const app = await serve();
    const one = (index: number) => ask(app, urls[index % urls.length] ?? '', VISITOR);
    expect(await untilRefused(visitor.limit + 1, one)).toBe(visitor.limit);
    nowMs += 20_000;
    const refused = await one(0);
    expect(refused.headers).toMatchObject({ 'retry-after': '40', 'cache-control': 'no-store, private' });
    expect(refused.json()).toEqual({
      error: { code: 'too_many_requests', message: expect.stringContaining('typing the address yourself') },
    });
    expect((await ask(app, urls[0] ?? '', OTHER)).statusCode).toBe(200);
    expect((await ask(app, urls === CHOSEN ? SUGGEST : CHOSEN[0], VISITOR)).statusCode).toBe(200);
    nowMs += 40_000;
    expect((await one(0)).statusCode).toBe(200);
  });

  it('are refused in the language of the page', async () => {
    const app = await serve();
    await untilRefused(LOOKUP_LIMITS.typing.visitor.limit + 1, () => ask(app, SUGGEST, VISITOR));
    const refused = await ask(app, SUGGEST, VISITOR, undefined, 'http://localhost/intl/es/check-address');
    expect(refused.json().error.message).toContain('Fueron muchas consultas');
  });
});

describe('lookups of one network', () => {
  const { limit } = LOOKUP_LIMITS.chosen.network;

  it('end, whoever asks and whichever process answers', async () => {
    const [one, other] = [await serve(), await serve()];
    const visitorOf = (index: number) => `skein_visitor=visitor-number-${String(index).padStart(7, '0')}`;
    const asked = await untilRefused(limit + 1, (index) =>
      ask(index % 2 === 0 ? one : other, CHOSEN[0], visitorOf(index)),
    );
    expect(asked).toBe(limit);
    expect((await ask(one, CHOSEN[0], VISITOR, '198.51.100.9')).statusCode).toBe(200);
  });

  it('are counted for visitors without a cookie, too', async () => {
    const app = await serve();
    expect(await untilRefused(limit + 1, () => ask(app, CHOSEN[0]))).toBe(limit);
  });
});

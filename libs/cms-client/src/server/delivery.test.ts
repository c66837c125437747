// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDelivery, DeliveryError, type DeliveryConfig, type Question } from './delivery.ts';
import { entriesBody, startDeliveryStub, type DeliveryStub } from './delivery-stub.test-support.ts';
import { lastGoodOnDisk } from './last-good.ts';

const QUESTION: Question = { contentType: 'page', locale: 'es', where: { 'fields.slug': '/plans' } };
/** The SDK counts it down on the clock that those tests wind forward. */
const A_WEEK_MS = 604_800_000;
let cms: DeliveryStub;

function delivery(options: Partial<DeliveryConfig> = {}) {
  return createDelivery({
    host: cms.host,
    insecure: true,
    basePath: '/cdn',
    space: 'demo',
    environment: 'master',
    token: 'secret-token',
    timeoutMs: 2000,
    retries: 0,
    pauseAfterFailureMs: 0,
    ...options,
  });
}

/** Lets the SDK's waits pass at once, between answers of the real socket. */
async function withoutWaiting<T>(work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let settled = false;
  const result = work().finally(() => (settled = true));
  result.catch(() => undefined);
  while (!settled) {
    await new Promise((next) => setImmediate(next));
    vi.advanceTimersByTime(1000);
  }
  return result;
}

beforeEach(async () => {
  cms = await startDeliveryStub();
});
afterEach(async () => {
  vi.useRealTimers();
  await cms.close();
});

describe('a question', () => {
  it('is asked of the space and environment with type, locale, filters and depth', async () => {
    cms.answer(() => ({ body: entriesBody(['a']) }));
    await delivery().ask({ ...QUESTION, include: 3, select: ['sys.id', 'fields.slug'] });
    expect(cms.requests).toHaveLength(1);
    expect(cms.requests[0]).toMatchObject({
      path: '/cdn/spaces/demo/environments/master/entries',
      query: {
        content_type: 'page',
        locale: 'es',
        'fields.slug': '/plans',
        include: '3',
        select: expect.stringMatching(/^sys\.id,fields\.slug(,|$)/),
        limit: '200',
        skip: '0',
      },
      headers: { authorization: 'Bearer secret-token' },
    });
  });

  it('follows ten levels of links and asks for all fields when nothing else is said', async () => {
    cms.answer(() => ({ body: entriesBody(['a']) }));
    await delivery().ask({ contentType: 'page', locale: 'en-US' });
    expect(cms.requests[0]?.query).toMatchObject({ include: '10', locale: 'en-US' });
    expect(cms.requests[0]?.query).not.toHaveProperty('select');
  });

  it.each([
    ['full pages', 200],
    ['pages that the server cuts short', 90],
  ])('gathers every item and all that comes with them over %s', async (_, size) => {
    const ids = Array.from({ length: 450 }, (__, index) => `e${index}`);
    cms.answer(({ query }) => {
      const skip = Number(query['skip']);
      const includes = {
        Entry: [{ sys: { id: `entry-of-${skip}` } }],
        Asset: [{ sys: { id: `asset-of-${skip}` } }],
      };
      return { body: entriesBody(ids.slice(skip, skip + size), { total: 450, skip, includes }) };
    });
    const answer = await delivery().ask(QUESTION);
    expect(answer.stale).toBe(false);
    expect(answer.items.map((item) => (item as { sys: { id: string } }).sys.id)).toEqual(ids);
    expect(answer.includes?.Entry).toHaveLength(Math.ceil(450 / size));
    expect(answer.includes?.Asset).toContainEqual({ sys: { id: `asset-of-${size}` } });
  });

  it('ends when a page comes back empty, whatever the total says', async () => {
    cms.answer(({ query }) => ({
      body: entriesBody(query['skip'] === '0' ? ['a'] : [], { total: 1_000_000 }),
    }));
    expect((await delivery().ask(QUESTION)).items).toHaveLength(1);
    expect(cms.requests).toHaveLength(2);
  });

  it('leaves links as the CMS sent them, so that the answer can be kept as JSON', async () => {
    const link = { sys: { type: 'Link', linkType: 'Entry', id: 'b' } };
    const item = {
      sys: { id: 'a', type: 'Entry', contentType: { sys: { id: 'page' } } },
      fields: { next: link },
    };
    cms.answer(() => ({
      body: {
        ...entriesBody([]),
        total: 1,
        items: [item],
        includes: { Entry: [{ ...item, sys: { ...item.sys, id: 'b' } }] },
      },
    }));
    expect((await delivery().ask(QUESTION)).items).toEqual([item]);
  });
});

describe('a CMS in trouble', () => {
  it.each([500, 502, 429])('is asked again after a %d', async (status) => {
    cms.answer((_, index) => (index < 2 ? { status, body: {} } : { body: entriesBody(['a']) }));
    const answer = await withoutWaiting(() => delivery({ retries: 2, timeoutMs: A_WEEK_MS }).ask(QUESTION));
    expect(answer).toMatchObject({ stale: false, items: [{ sys: { id: 'a' } }] });
    expect(cms.requests).toHaveLength(3);
  });

  it('is not asked more often than allowed', async () => {
    cms.answer(() => ({ status: 503, body: {} }));
    await expect(
      withoutWaiting(() => delivery({ retries: 1, timeoutMs: A_WEEK_MS }).ask(QUESTION)),
    ).rejects.toBeInstanceOf(DeliveryError);
    expect(cms.requests).toHaveLength(2);
  });

  it('is given up after the timeout', async () => {
    cms.answer(() => 'silence');
    await expect(delivery({ timeoutMs: 30 }).ask(QUESTION)).rejects.toThrow(
      'The CMS did not answer: timeout of 30ms exceeded',
    );
  });

  it.each<[string, unknown]>([
    ['JSON that ends too soon', '{"items": ['],
    ['an HTML page of a proxy', '<h1>Bad gateway</h1>'],
    ['no list of items', { total: 1 }],
    ['items that are no list', { items: { a: 1 }, total: 1 }],
    ['a total that is no number', { items: [], total: 'many' }],
    ['includes of another shape', { items: [], total: 0, includes: { Entry: 'x' } }],
    ['nothing', ''],
    ['null', 'null'],
  ])('that sends %s is an error, not a crash', async (_, body) => {
    cms.answer(() => ({ body }));
    await expect(delivery().ask(QUESTION)).rejects.toBeInstanceOf(DeliveryError);
  });

  it('says in one line what the CMS said, and which question it was, but not the token', async () => {
    cms.answer(() => ({
      status: 401,
      body: { sys: { type: 'Error', id: 'AccessTokenInvalid' }, message: 'The access token is invalid.' },
    }));
    const error: unknown = await delivery()
      .ask(QUESTION)
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      name: 'DeliveryError',
      message: 'The CMS did not answer: 401 AccessTokenInvalid The access token is invalid.',
      question: QUESTION,
    });
    expect(String((error as Error).cause)).not.toContain('secret-token');
  });
});

describe('an outage', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'delivery-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is bridged by the last good answer, in a new process too', async () => {
    cms.answer(() => ({
      body: entriesBody(['kept'], { includes: { Asset: [{ sys: { id: 'picture' } }] } }),
    }));
    await delivery({ lastGood: lastGoodOnDisk(folder) }).ask(QUESTION);
    const { host } = cms;
    await cms.close();
    const restarted = delivery({ host, lastGood: lastGoodOnDisk(folder) });
    expect(await restarted.ask(QUESTION)).toMatchObject({
      stale: true,
      items: [{ sys: { id: 'kept' } }],
      includes: { Asset: [{ sys: { id: 'picture' } }] },
    });
    await expect(restarted.ask({ ...QUESTION, locale: 'en-US' })).rejects.toBeInstanceOf(DeliveryError);
  });

  it('is an error when the question was never answered', async () => {
    await cms.close();
    await expect(delivery({ lastGood: lastGoodOnDisk(folder) }).ask(QUESTION)).rejects.toBeInstanceOf(
      DeliveryError,
    );
  });

  it('does not take a damaged file for an answer', async () => {
    const lastGood = { read: async () => ({ items: 'no list' }), write: async () => undefined };
    cms.answer(() => ({ status: 500, body: {} }));
    await expect(delivery({ lastGood }).ask(QUESTION)).rejects.toBeInstanceOf(DeliveryError);
  });

  it('does not fail a good answer when it cannot be kept', async () => {
    const lastGood = { read: async () => undefined, write: () => Promise.reject(new Error('disk full')) };
    cms.answer(() => ({ body: entriesBody(['a']) }));
    expect(await delivery({ lastGood }).ask(QUESTION)).toMatchObject({ stale: false });
  });

  it('keeps everyone from asking until the pause is over', async () => {
    let now = 1000;
    const errors: string[] = [];
    const client = delivery({
      pauseAfterFailureMs: 5000,
      now: () => now,
      onError: ({ message }) => errors.push(message),
    });
    cms.answer(() => ({ status: 500, body: {} }));
    await expect(client.ask(QUESTION)).rejects.toThrow('The CMS did not answer: 500');
    cms.answer(() => ({ body: entriesBody(['a']) }));
    now = 5999;
    await expect(client.ask(QUESTION)).rejects.toThrow(
      'The CMS did not answer: it did not answer a moment ago',
    );
    expect(cms.requests).toHaveLength(1);
    now = 6000;
    expect(await client.ask(QUESTION)).toMatchObject({ stale: false });
    expect(errors).toHaveLength(1);
  });

  it('is not what a refused question is: others are asked at once', async () => {
    const client = delivery({ pauseAfterFailureMs: 5000, now: () => 0 });
    cms.answer(({ query }) =>
      query['content_type'] === 'typo'
        ? { status: 400, body: { sys: { id: 'InvalidQuery' } } }
        : { body: entriesBody(['a']) },
    );
    await expect(client.ask({ contentType: 'typo', locale: 'en-US' })).rejects.toThrow('400 InvalidQuery');
    expect(await client.ask(QUESTION)).toMatchObject({ stale: false });
  });
});

describe('the configuration', () => {
  it.each(['https://cdn.contentful.com', 'localhost:3000/cdn', 'http://localhost'])(
    'refuses the host %j',
    (host) => {
      expect(() => delivery({ host })).toThrow(`must be host[:port] without a scheme or path, got "${host}"`);
    },
  );
});

// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeliveryConfig } from './delivery.ts';
import { DeliveryError, type Question } from './delivery-error.ts';
import {
  deliveryFrom,
  entriesBody,
  startDeliveryStub,
  type DeliveryStub,
} from './delivery-stub.test-support.ts';

const QUESTION: Question = { contentType: 'page', locale: 'es', where: { 'fields.slug': '/plans' } };
/** A timeout so long that the tests reach it only by moving the SDK's clock forward, ms. */
const A_WEEK_MS = 604_800_000;
let cms: DeliveryStub;

const delivery = (options: Partial<DeliveryConfig> = {}) => deliveryFrom(cms.host, options);

/** Ends the SDK's pauses at once, while the stub still answers over a real socket. */
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

  it('is answered without a request by a CMS in this process', async () => {
    const entriesHere = vi.fn(() => entriesBody(['here']));
    const { items } = await delivery({ entriesHere }).ask(QUESTION);
    expect(items).toMatchObject([{ sys: { id: 'here' } }]);
    expect(entriesHere).toHaveBeenCalledWith(
      expect.objectContaining({ content_type: 'page', locale: 'es', 'fields.slug': '/plans', limit: 200 }),
    );
    expect(cms.requests).toHaveLength(0);
  });

  it('is asked in all languages of a CMS in this process, too', async () => {
    const entriesHere = vi.fn(() => entriesBody(['here']));
    await delivery({ entriesHere, fallbackLocale: 'en-US' }).ask(QUESTION);
    expect(entriesHere).toHaveBeenCalledWith(expect.objectContaining({ locale: '*' }));
  });

  it('is sent as a request that the CMS in this process cannot answer', async () => {
    cms.answer(() => ({ body: entriesBody(['sent']) }));
    const { items } = await delivery({ entriesHere: () => undefined }).ask(QUESTION);
    expect(items).toMatchObject([{ sys: { id: 'sent' } }]);
  });

  it('is answered unpacked by a CMS that is asked in the clear, and so stands next door', async () => {
    cms.answer(() => ({ body: entriesBody(['a']) }));
    await delivery().ask(QUESTION);
    expect(cms.requests[0]?.headers['accept-encoding']).toBe('identity');
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

  it('about a bare list is asked in few pages, in an order, and has no end at ten thousand', async () => {
    cms.answer(({ query }) => {
      const [skip, limit] = [Number(query['skip']), Number(query['limit'])];
      const ids = Array.from({ length: Math.min(limit, 10_001 - skip) }, (_, index) => `e${skip + index}`);
      return { body: entriesBody(ids, { total: 10_001, skip }) };
    });
    const { items } = await delivery().ask({ ...QUESTION, include: 0 });
    expect(items).toHaveLength(10_001);
    expect(cms.requests).toHaveLength(11);
    expect(cms.requests[0]?.query).toMatchObject({ order: 'sys.createdAt,sys.id', limit: '1000' });
  });

  it('that is never answered to its end keeps what was read, and says so', async () => {
    const reported: string[] = [];
    cms.answer(({ query }) => ({
      body: entriesBody(
        Array.from({ length: 1000 }, (_, index) => `e${index}`),
        { total: 10_000_000, skip: Number(query['skip']) },
      ),
    }));
    const client = delivery({ timeoutMs: 60_000, onError: ({ message }) => reported.push(message) });
    const answer = await client.ask({ ...QUESTION, include: 0 });
    expect(answer).toMatchObject({ stale: false });
    expect(answer.items).toHaveLength(100_000);
    expect(reported).toEqual([expect.stringContaining('more than 100000 entries of type page')]);
  });

  it('in a language that the CMS does not have is answered in its own, and that is said', async () => {
    const onError = vi.fn();
    const onUnknownLocale = vi.fn();
    cms.answer(({ query }) =>
      query['locale'] === 'es'
        ? { status: 400, body: { sys: { type: 'Error', id: 'BadRequest' }, message: 'Unknown locale: es' } }
        : { body: entriesBody(['a']) },
    );
    const client = delivery({ onError, onUnknownLocale });
    expect(await client.ask(QUESTION)).toMatchObject({ stale: false, items: [{ sys: { id: 'a' } }] });
    expect(cms.requests[1]?.query).not.toHaveProperty('locale');
    expect(onUnknownLocale).toHaveBeenCalledExactlyOnceWith('es');
    expect(onError).not.toHaveBeenCalled();
  });

  it('about its languages is answered with what each falls back on', async () => {
    cms.answer(() => ({
      body: {
        sys: { type: 'Array' },
        items: [
          { code: 'en-US', default: true },
          { code: 'es', fallbackCode: 'en-US' },
        ],
      },
    }));
    expect(await delivery().locales?.()).toEqual([
      { code: 'en-US', default: true, fallbackCode: null },
      { code: 'es', default: false, fallbackCode: 'en-US' },
    ]);
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

  it('that asks to be left alone for longer than a visitor waits is not asked again', async () => {
    cms.answer(() => ({ status: 429, headers: { 'x-contentful-ratelimit-reset': '3600' }, body: {} }));
    await expect(delivery({ retries: 1 }).ask(QUESTION)).rejects.toThrow('429');
    expect(cms.requests).toHaveLength(1);
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

describe('the configuration', () => {
  it.each(['https://cdn.contentful.com', 'localhost:3000/cdn', 'http://localhost'])(
    'refuses the host %j',
    (host) => {
      expect(() => delivery({ host })).toThrow(`must be host[:port] without a scheme or path, got "${host}"`);
    },
  );
});

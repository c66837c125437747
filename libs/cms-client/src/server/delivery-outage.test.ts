// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeliveryConfig } from './delivery.ts';
import { DeliveryError, type Question } from './delivery-error.ts';
import {
  deliveryFrom,
  entriesBody,
  startDeliveryStub,
  type DeliveryStub,
  type StubReply,
} from './delivery-stub.test-support.ts';
import { lastGoodOnDisk, type LastGoodOnDisk } from './last-good.ts';

const QUESTION: Question = { contentType: 'page', locale: 'es', where: { 'fields.slug': '/plans' } };
let cms: DeliveryStub;
const delivery = (options: Partial<DeliveryConfig> = {}) => deliveryFrom(cms.host, options);

beforeEach(async () => {
  cms = await startDeliveryStub();
});
afterEach(() => cms.close());

describe('an outage', () => {
  let folder: string;
  let disk: LastGoodOnDisk;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'delivery-'));
    disk = lastGoodOnDisk(folder);
  });
  afterEach(async () => {
    await disk.settled();
    await rm(folder, { recursive: true });
  });

  it('is bridged by the last good answer, in a new process too', async () => {
    cms.answer(() => ({
      body: entriesBody(['kept'], { includes: { Asset: [{ sys: { id: 'picture' } }] } }),
    }));
    await delivery({ lastGood: disk }).ask(QUESTION);
    await disk.settled();
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
    await expect(delivery({ lastGood: disk }).ask(QUESTION)).rejects.toBeInstanceOf(DeliveryError);
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('away'))],
    ['throws', () => expect.fail('away')],
  ])('is told as such, and an answer is given, if the store of answers %s', async (_, away) => {
    const broken = { read: away, write: away };
    cms.answer(() => ({ body: entriesBody(['new']) }));
    const asked = delivery({ lastGood: broken });
    expect(await asked.ask(QUESTION)).toMatchObject({ stale: false, items: [{ sys: { id: 'new' } }] });
    await cms.close();
    await expect(asked.ask(QUESTION)).rejects.toBeInstanceOf(DeliveryError);
  });

  it('is what an answer without end counts as', async () => {
    const body = entriesBody(['long']);
    cms.answer(() => ({ body: { ...body, padding: 'x'.repeat(5000) } }));
    await expect(delivery({ maxAnswerBytes: 4000 }).ask(QUESTION)).rejects.toBeInstanceOf(DeliveryError);
    expect(await delivery({ maxAnswerBytes: 6000 }).ask(QUESTION)).toMatchObject({ stale: false });
  });

  const packed = gzipSync(JSON.stringify({ ...entriesBody(['a']), padding: 'x'.repeat(1_000_000) }));
  it.each<[string, StubReply]>([
    ['a page of HTML', { headers: { 'content-type': 'text/html' }, body: '<h1>Welcome to our network</h1>' }],
    ['half of its JSON', { body: '{"sys":{"type":"Array"},"items":[{"sys":' }],
    ['JSON of another kind', { body: { items: { 0: 'a' } } }],
    ['nothing', { body: '' }],
    ['a small answer that unpacks to a large one', { headers: { 'content-encoding': 'gzip' }, body: packed }],
  ])('is what %s with status 200 counts as', async (_, reply) => {
    const lastGood = { read: async () => ({ items: ['kept'] }), write: vi.fn(async () => undefined) };
    cms.answer(() => reply);
    expect(await delivery({ lastGood, maxAnswerBytes: 100_000 }).ask(QUESTION)).toMatchObject({
      stale: true,
      items: ['kept'],
    });
    expect(lastGood.write).not.toHaveBeenCalled();
  });

  it('does not take a damaged file for an answer', async () => {
    const lastGood = { read: async () => ({ items: 'no list' }), write: async () => undefined };
    cms.answer(() => ({ status: 500, body: {} }));
    await expect(delivery({ lastGood }).ask(QUESTION)).rejects.toBeInstanceOf(DeliveryError);
  });

  it('is bridged by the last answer that held anything: an empty one takes no place on disk', async () => {
    const options = { lastGood: disk };
    for (const ids of [['kept'], []]) {
      cms.answer(() => ({ body: entriesBody(ids) }));
      expect((await delivery(options).ask(QUESTION)).items).toHaveLength(ids.length);
    }
    cms.answer(() => ({ status: 500, body: {} }));
    expect(await delivery(options).ask(QUESTION)).toMatchObject({ items: [{ sys: { id: 'kept' } }] });
  });

  it('does not fail a good answer when it cannot be kept', async () => {
    const lastGood = { read: async () => undefined, write: () => Promise.reject(new Error('disk full')) };
    cms.answer(() => ({ body: entriesBody(['a']) }));
    expect(await delivery({ lastGood }).ask(QUESTION)).toMatchObject({ stale: false });
  });

  it('does not make anybody wait for the disk', async () => {
    const lastGood = { read: async () => undefined, write: () => new Promise<void>(() => undefined) };
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

  describe('in which the CMS accepts and never answers', () => {
    const kept = { items: [], includes: {} };
    const lastGood = { read: async () => kept, write: async () => undefined };
    const nothingKept = { read: async () => undefined, write: async () => undefined };
    const untilAsked = (count: number) => vi.waitFor(() => expect(cms.requests).toHaveLength(count));
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it('costs the first who asks some patience, and those after nothing', async () => {
      const client = delivery({ lastGood, patienceMs: 1500, timeoutMs: 604_800_000 });
      cms.answer(() => 'silence');
      let answered = false;
      const first = client.ask(QUESTION).finally(() => (answered = true));
      await vi.advanceTimersByTimeAsync(1499);
      expect(answered).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(await first).toMatchObject({ stale: true });
      // The test's clock does not move, so a request that waits would never end.
      for (const locale of ['en-US', 'es'] as const)
        expect(await client.ask({ ...QUESTION, locale })).toMatchObject({ stale: true });
    });

    it('is asked behind the visitor whether it is back, by one question at a time', async () => {
      vi.useRealTimers();
      const client = delivery({ lastGood, patienceMs: 1500, timeoutMs: 604_800_000 });
      cms.answer(() => ({ status: 500, body: {} }));
      await client.ask(QUESTION);
      cms.answer(() => 'silence');
      await Promise.all([client.ask(QUESTION), client.ask(QUESTION), client.ask(QUESTION)]);
      await untilAsked(2);
      expect(cms.requests).toHaveLength(2);
    });

    const onlyPlans = {
      read: async (key: string) => (key.includes('/plans') ? kept : undefined),
      write: async () => undefined,
    };
    const never = { ...QUESTION, where: { 'fields.slug': '/never' } };

    it('fails a question at once that was never answered, while another finds out whether it is back', async () => {
      vi.useRealTimers();
      const client = delivery({ lastGood: onlyPlans, patienceMs: 1500, timeoutMs: 604_800_000 });
      cms.answer(() => ({ status: 500, body: {} }));
      await client.ask(QUESTION);
      cms.answer(() => 'silence');
      await client.ask(QUESTION);
      await untilAsked(2);
      // Without the pause after an outage, this request would wait for a week.
      await expect(client.ask(never)).rejects.toThrow('it has been silent for a while');
      expect(cms.requests).toHaveLength(2);
    });

    it('is not taken for away while it is only late: a question that was never answered is asked', async () => {
      const client = delivery({ lastGood: onlyPlans, patienceMs: 1500, timeoutMs: 604_800_000 });
      cms.answer(({ query }) =>
        query['fields.slug'] === '/never' ? { body: entriesBody(['late']) } : 'silence',
      );
      const first = client.ask(QUESTION);
      await vi.advanceTimersByTimeAsync(1500);
      await first;
      // The client sends this request in the background, while it returns an old answer. The request has no
      // answer yet.
      expect(await client.ask(QUESTION)).toMatchObject({ stale: true });
      expect(await client.ask(never)).toMatchObject({ stale: false, items: [{ sys: { id: 'late' } }] });
    });

    it('is waited for by a question that has never been answered', async () => {
      const client = delivery({ lastGood: nothingKept, patienceMs: 10, timeoutMs: 604_800_000 });
      cms.answer(() => 'silence');
      let answered = false;
      void client.ask(QUESTION).then(
        () => (answered = true),
        () => (answered = true),
      );
      await vi.advanceTimersByTimeAsync(5000);
      expect(answered).toBe(false);
    });
  });

  it('is over with the first answer', async () => {
    const lastGood = lastGoodOnDisk(folder);
    const client = delivery({ lastGood, patienceMs: 60_000 });
    cms.answer(() => ({ body: entriesBody(['a']) }));
    await client.ask(QUESTION);
    cms.answer(() => ({ status: 500, body: {} }));
    expect(await client.ask(QUESTION)).toMatchObject({ stale: true });
    cms.answer(() => ({ body: entriesBody(['b']) }));
    expect(await client.ask(QUESTION)).toMatchObject({ stale: true });
    await vi.waitFor(async () =>
      expect(await client.ask(QUESTION)).toMatchObject({ stale: false, items: [{ sys: { id: 'b' } }] }),
    );
  });
});

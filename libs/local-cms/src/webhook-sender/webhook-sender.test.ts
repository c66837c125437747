import { verifyRequest } from '@contentful/node-apps-toolkit/requests';
import { describe, expect, it } from 'vitest';
import { contentServer } from '../fixtures/fixtures.ts';
import type { WebhookInput, WebhookSenderOptions } from './webhook-sender.ts';
import { webhookSender } from './webhook-sender.ts';

const SECRET = 'k'.repeat(64);
const HOOK: WebhookInput = {
  name: 'site',
  url: 'https://site.test/webhooks/content?from=cms',
  secret: SECRET,
};

type Call = { url: string; method: string; headers: Record<string, string>; body: string };
type Reply = number | Error | Promise<number>;

function receiver(replies: Reply[] = []) {
  const calls: Call[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    calls.push({
      url: String(input),
      method: init?.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: typeof init?.body === 'string' ? init.body : '',
    });
    const reply = await (replies.shift() ?? 200);
    if (reply instanceof Error) throw reply;
    return new Response(null, { status: reply });
  };
  return { calls, fetch };
}

function sender(options: Partial<WebhookSenderOptions> & Pick<WebhookSenderOptions, 'fetch'>) {
  const logged: string[] = [];
  const waits: number[] = [];
  const log = {
    warn: (_details: object, message: string) => void logged.push(message),
    error: (details: object, message: string) => void logged.push(`${message} ${JSON.stringify(details)}`),
  };
  const wait = async (ms: number) => void waits.push(ms);
  return { logged, waits, ...webhookSender({ webhooks: [HOOK], log, wait, ...options }) };
}

const event = (id: string, topic = 'Entry.publish') => ({ topic, key: `Entry!${id}`, body: { sys: { id } } });

async function afterEvent(replies: Reply[] = [], options: Partial<WebhookSenderOptions> = {}) {
  const { calls, fetch } = receiver(replies);
  const { notify, idle, ...told } = sender({ fetch, ...options });
  notify(event('a'));
  await idle();
  return { calls, ...told };
}

describe('a call', () => {
  it('carries topic, name and media type, and the toolkit accepts its signature', async () => {
    const { calls } = await afterEvent();
    const [call] = calls;
    expect(call).toMatchObject({
      url: HOOK.url,
      method: 'POST',
      headers: {
        'x-contentful-topic': 'ContentManagement.Entry.publish',
        'x-contentful-webhook-name': 'site',
        'content-type': 'application/vnd.contentful.management.v1+json',
      },
    });
    const request = {
      method: 'POST' as const,
      path: '/webhooks/content?from=cms',
      headers: call?.headers ?? {},
      body: call?.body ?? '',
    };
    expect(verifyRequest(SECRET, request)).toBe(true);
    expect(verifyRequest(SECRET, { ...request, body: '{}' })).toBe(false);
    expect(
      verifyRequest(SECRET, {
        ...request,
        headers: { ...request.headers, 'x-contentful-topic': 'ContentManagement.Entry.delete' },
      }),
    ).toBe(false);
    expect(verifyRequest('x'.repeat(64), request)).toBe(false);
  });

  it('is not signed without a secret', async () => {
    const { calls } = await afterEvent([], { webhooks: [{ name: 'open', url: 'http://site.test/hook' }] });
    expect(calls[0]?.headers).not.toHaveProperty('x-contentful-signature');
  });

  it.each([
    [['*.*'], true],
    [['Entry.*'], true],
    [['Entry.publish'], true],
    [['ContentManagement.Entry.publish'], true],
    [['*.publish'], true],
    [['Asset.*'], false],
    [['Entry.unpublish'], false],
    [[], false],
  ])('for topics %j is made: %s', async (topics, made) => {
    const { calls } = await afterEvent([], { webhooks: [{ ...HOOK, topics }] });
    expect(calls).toHaveLength(made ? 1 : 0);
  });
});

describe('a failed call', () => {
  it('is tried again after growing pauses, under one key and a fresh signature', async () => {
    const { calls, fetch } = receiver([503, new Error('connection refused'), 429]);
    let now = 1_700_000_000_000;
    const { notify, idle, waits, logged } = sender({ fetch, now: () => (now += 1000) });
    notify(event('a'));
    await idle();
    expect(calls).toHaveLength(4);
    expect(waits).toEqual([1000, 5000, 25_000]);
    expect(new Set(calls.map((call) => call.headers['x-contentful-idempotency-key'])).size).toBe(1);
    expect(new Set(calls.map((call) => call.headers['x-contentful-timestamp'])).size).toBe(4);
    expect(logged).toHaveLength(3);
  });

  it('is given up in the end, with a line that says so', async () => {
    const { calls, logged } = await afterEvent([500, 500, 500, 500]);
    expect(calls).toHaveLength(4);
    expect(logged.at(-1)).toContain('webhook was not delivered');
    expect(logged.at(-1)).toContain('"attempts":4,"reason":"status 500"');
  });

  it.each([400, 404, 410, 302])('with status %i is not tried again', async (status) => {
    const { calls, logged } = await afterEvent([status]);
    expect(calls).toHaveLength(1);
    expect(logged[0]).toContain(`status ${status}`);
  });

  it('that takes too long is ended', async () => {
    const aborted: unknown[] = [];
    const fetch: typeof globalThis.fetch = (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => {
          aborted.push(init.signal?.reason);
          reject(new Error('timed out'));
        });
      });
    const { notify, idle } = sender({ fetch, timeoutMs: 1, retryDelaysMs: [] });
    notify(event('a'));
    await idle();
    expect(aborted).toHaveLength(1);
  });
});

describe('order', () => {
  it('is kept for one entry, while others go ahead', async () => {
    const slow = Promise.withResolvers<number>();
    const { calls, fetch } = receiver([slow.promise, 200]);
    const { notify, idle } = sender({ fetch });
    notify(event('a', 'Entry.publish'));
    notify(event('a', 'Entry.unpublish'));
    notify(event('b'));
    await new Promise(setImmediate);
    const topics = () =>
      calls.map(
        (call) => `${JSON.parse(call.body).sys.id} ${call.headers['x-contentful-topic']?.split('.').pop()}`,
      );
    expect(topics()).toEqual(['a publish', 'b publish']);
    slow.resolve(200);
    await idle();
    expect(topics()).toEqual(['a publish', 'b publish', 'a unpublish']);
  });
});

describe('closing', () => {
  it('does not wait for another try', async () => {
    const { fetch } = receiver([500, 500, 500]);
    const log = { warn: () => undefined, error: () => undefined };
    const { notify, close } = webhookSender({ webhooks: [HOOK], log, fetch, retryDelaysMs: [3_600_000] });
    notify(event('a'));
    await new Promise(setImmediate);
    await close();
  });
});

describe('a webhook', () => {
  it.each<WebhookInput>([
    { ...HOOK, url: 'ftp://site.test' },
    { ...HOOK, url: 'not an address' },
    { ...HOOK, secret: 'short' },
    { ...HOOK, name: '' },
  ])('like %j stops the start', (webhook) => {
    expect(() => sender({ fetch: receiver().fetch, webhooks: [webhook] })).toThrow();
  });
});

describe('edits', () => {
  it('are told with the entity and its locales; what is gone, with its sys alone', async () => {
    const { calls, fetch } = receiver();
    const app = await contentServer('travelBlog', {
      managementToken: 'edit',
      fetch,
      webhooks: [HOOK],
      now: () => 1_700_000_000_000,
    });
    const cma = (method: 'PUT' | 'DELETE', version?: number) =>
      app.inject({
        method,
        url: '/cma/spaces/tr4v3lbl0g/environments/master/entries/person-ana/published',
        headers: {
          authorization: 'Bearer edit',
          ...(version === undefined ? {} : { 'x-contentful-version': String(version) }),
        },
      });
    await cma('DELETE');
    await cma('PUT', 4);
    await app.close();
    expect(calls.map((call) => call.headers['x-contentful-topic'])).toEqual([
      'ContentManagement.Entry.unpublish',
      'ContentManagement.Entry.publish',
    ]);
    const [gone, published] = calls.map((call) => JSON.parse(call.body));
    expect(gone).toEqual({
      sys: expect.objectContaining({
        type: 'DeletedEntry',
        id: 'person-ana',
        contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'person' } },
      }),
    });
    expect(published).toMatchObject({
      sys: { type: 'Entry', version: 5 },
      fields: { bio: { 'en-US': 'Walks a lot.', es: 'Camina mucho.' } },
    });
  });

  it('never call the webhooks of an export', async () => {
    const { calls, fetch } = receiver();
    const app = await contentServer('travelBlog', { managementToken: 'edit', fetch });
    await app.inject({
      method: 'DELETE',
      url: '/cma/spaces/tr4v3lbl0g/environments/master/entries/person-ana/published',
      headers: { authorization: 'Bearer edit' },
    });
    await app.close();
    expect(calls).toEqual([]);
  });
});

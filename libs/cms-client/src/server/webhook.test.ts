// @vitest-environment node
import { signRequest } from '@contentful/node-apps-toolkit/requests';
import { describe, expect, it } from 'vitest';
import { readWebhook, type WebhookRequest } from './webhook.ts';

const SECRET = 'k'.repeat(64);
const PATH = '/webhooks/content?from=cms';
const ENTRY = JSON.stringify({ sys: { id: 'home', contentType: { sys: { id: 'page' } } }, fields: {} });

/** Returns a request that the vendor signed `agoMs` ago. */
function signed({
  topic = 'ContentManagement.Entry.publish',
  body = ENTRY,
  path = PATH,
  secret = SECRET,
  agoMs = 0,
} = {}): WebhookRequest {
  const headers = {
    'x-contentful-topic': topic,
    'content-type': 'application/vnd.contentful.management.v1+json',
  };
  const signature = signRequest(secret, { method: 'POST', path, headers, body }, Date.now() - agoMs);
  return { path, body, headers: { ...headers, ...(signature as Record<string, string>) } };
}

const FORGED = { ok: false, status: 403, reason: 'The signature is missing or wrong' };

describe('a signed call', () => {
  it('of a time that has not come is refused: it would be good until then', () => {
    expect(readWebhook(SECRET, signed({ agoMs: -59_000 })).ok).toBe(true);
    expect(readWebhook(SECRET, signed({ agoMs: -61_000 }))).toMatchObject({ ok: false, status: 403 });
  });

  it.each([
    [300_000, 'It was signed 300 s ago: the call is old, or the clocks of the CMS and of this server differ'],
    [-300_000, 'It was signed 300 s in the future: the clocks of the CMS and of this server differ'],
  ])('whose clock is apart by %i ms is refused, and says by how much', (agoMs, reason) => {
    expect(readWebhook(SECRET, signed({ agoMs }))).toEqual({ ok: false, status: 403, reason });
    expect(readWebhook(SECRET, signed({ agoMs, secret: 'z'.repeat(64) }))).toEqual(FORGED);
  });

  it('is taken once by who remembers it', () => {
    const taken = new Map<string, number>();
    const [call, next] = [signed(), signed({ agoMs: 1000 })];
    expect(readWebhook(SECRET, call, taken).ok).toBe(true);
    expect(readWebhook(SECRET, call, taken)).toEqual({
      ok: false,
      status: 403,
      reason: 'The call has been taken before',
    });
    expect(readWebhook(SECRET, next, taken).ok).toBe(true);
    expect(taken.size).toBe(2);
  });

  it('that cannot be read may come again, and what is long past is forgotten', () => {
    const taken = new Map([['old', Date.now() - 1]]);
    const call = signed({ body: 'x=1' });
    for (let time = 0; time < 2; time += 1)
      expect(readWebhook(SECRET, call, taken)).toMatchObject({ status: 400 });
    readWebhook(SECRET, signed(), taken);
    expect(taken.has('old')).toBe(false);
  });

  it.each([
    [
      'ContentManagement.Entry.publish',
      ENTRY,
      { kind: 'Entry', action: 'publish', id: 'home', contentType: 'page' },
    ],
    [
      'ContentManagement.Entry.auto_save',
      ENTRY,
      { kind: 'Entry', action: 'auto_save', id: 'home', contentType: 'page' },
    ],
    [
      'ContentManagement.Entry.publish',
      '{"sys":{"id":"home","contentType":{"sys":null}}}',
      { kind: 'Entry', action: 'publish', id: 'home', contentType: undefined },
    ],
    [
      'ContentManagement.Asset.unpublish',
      '{"sys":{"id":"logo"}}',
      { kind: 'Asset', action: 'unpublish', id: 'logo', contentType: undefined },
    ],
    [
      'ContentManagement.ContentType.publish',
      '{"sys":{"id":"page"}}',
      { kind: 'ContentType', action: 'publish', id: 'page', contentType: undefined },
    ],
  ])('%s tells what changed', (topic, body, change) => {
    expect(readWebhook(SECRET, signed({ topic, body }))).toEqual({ ok: true, change });
  });

  it.each([
    ['a topic that is none of ours', { topic: 'ContentManagement.Task.create' }, /topic/],
    ['no topic', { topic: '' }, /topic/],
    ['a body that is not JSON', { body: 'x=1' }, /not JSON/],
    ['a body without an id', { body: '{"sys":{}}' }, /sys\.id/],
    ['a body that is a list', { body: '[]' }, /sys\.id/],
  ])('with %s is a bad request', (_, parts, reason) => {
    expect(readWebhook(SECRET, signed(parts))).toEqual({
      ok: false,
      status: 400,
      reason: expect.stringMatching(reason),
    });
  });
});

describe('a call that is not what the vendor signed', () => {
  const sent = signed();
  it.each<[string, WebhookRequest]>([
    ['another body', { ...sent, body: ENTRY.replace('home', 'other') }],
    ['a body with one space more', { ...sent, body: `${ENTRY} ` }],
    ['another path', { ...sent, path: '/webhooks/other?from=cms' }],
    ['another query', { ...sent, path: '/webhooks/content?from=me' }],
    [
      'another topic',
      { ...sent, headers: { ...sent.headers, 'x-contentful-topic': 'ContentManagement.Entry.delete' } },
    ],
    [
      'a newer timestamp',
      { ...sent, headers: { ...sent.headers, 'x-contentful-timestamp': String(Date.now() + 1000) } },
    ],
    [
      'another signature',
      { ...sent, headers: { ...sent.headers, 'x-contentful-signature': 'f'.repeat(64) } },
    ],
    [
      'a list of signed headers that leaves the topic out',
      { ...sent, headers: { ...sent.headers, 'x-contentful-signed-headers': 'x-contentful-timestamp' } },
    ],
    ['no signature', { ...sent, headers: { 'x-contentful-topic': 'ContentManagement.Entry.publish' } }],
    ['a signature with another secret', signed({ secret: 'z'.repeat(64) })],
  ])('is refused: %s', (_, request) => expect(readWebhook(SECRET, request)).toEqual(FORGED));

  it('is refused when the secret is not one', () => expect(readWebhook('short', sent)).toEqual(FORGED));
});

import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { signCall } from './sign-call.ts';

/** A webhook: an address to which edits are reported. */
const Webhook = v.object({
  name: v.pipe(v.string(), v.minLength(1)),
  url: v.pipe(v.string(), v.url(), v.regex(/^https?:/u, 'must be an http or https address')),
  /** Secret with which the calls are signed. Without a secret, they are not signed. */
  secret: v.optional(v.pipe(v.string(), v.regex(/^[\w+/=~-]{64}$/u, 'must be 64 characters'))),
  /** The edits to report, such as `Entry.publish`, `Asset.*` or `*.*`. Default: all. */
  topics: v.optional(v.array(v.string()), ['*.*']),
  headers: v.optional(v.record(v.string(), v.string()), {}),
});
export type WebhookInput = v.InferInput<typeof Webhook>;
type Webhook = v.InferOutput<typeof Webhook>;

/** An event to send to webhooks. */
export type WebhookEvent = {
  /** A topic such as `Entry.publish`, without `ContentManagement.` before it. */
  readonly topic: string;
  /** Events with the same key arrive in order. Events with other keys may arrive earlier or later. */
  readonly key: string;
  readonly body: unknown;
};

export type WebhookSenderOptions = {
  readonly webhooks: readonly WebhookInput[];
  readonly fetch?: typeof globalThis.fetch;
  /** Returns the time of a call, in milliseconds since 1970. The signature contains this time. */
  readonly now?: () => number;
  /** Resolves after some milliseconds, or as soon as the signal aborts. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly log: {
    warn(details: object, message: string): void;
    error(details: object, message: string): void;
  };
  /** How long one call may take, in milliseconds. */
  readonly timeoutMs?: number;
  /** Pauses between tries, in milliseconds. A call with two pauses has three tries. */
  readonly retryDelaysMs?: readonly number[];
};

export type WebhookSender = {
  /** Queues the calls and returns at once. */
  notify(event: WebhookEvent): void;
  /** Resolves when no call is in progress or waiting. */
  idle(): Promise<void>;
  /** Cancels waiting calls, and resolves when running calls have ended. */
  close(): Promise<void>;
};

const DEFAULT_TIMEOUT_MS = 10_000;
const DEFAULT_RETRY_DELAYS_MS = [1000, 5000, 25_000];
const MEDIA_TYPE = 'application/vnd.contentful.management.v1+json';

/** Creates a sender of webhooks. @throws v.ValiError if a webhook is not configured properly */
export function webhookSender(options: WebhookSenderOptions): WebhookSender {
  const webhooks = v.parse(v.array(Webhook), options.webhooks);
  const { log, fetch = globalThis.fetch, now = Date.now, wait = waitFor } = options;
  const { timeoutMs = DEFAULT_TIMEOUT_MS, retryDelaysMs = DEFAULT_RETRY_DELAYS_MS } = options;
  const closing = new AbortController();
  const lanes = new Map<string, Promise<void>>();

  async function call(
    webhook: Webhook,
    topic: string,
    idempotencyKey: string,
    body: string,
  ): Promise<CallResult> {
    const headers = {
      ...webhook.headers,
      'content-type': MEDIA_TYPE,
      'x-contentful-topic': `ContentManagement.${topic}`,
      'x-contentful-webhook-name': webhook.name,
      'x-contentful-idempotency-key': idempotencyKey,
    };
    const { pathname, search } = new URL(webhook.url);
    const signed =
      webhook.secret === undefined
        ? {}
        : signCall(webhook.secret, { method: 'POST', path: pathname + search, headers, body }, now());
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(webhook.url, {
        method: 'POST',
        headers: { ...headers, ...signed },
        body,
        redirect: 'manual',
        signal,
      });
      await response.body?.cancel();
      if (response.ok) return { outcome: 'delivered' };
      const retry = response.status >= 500 || response.status === 429 || response.status === 408;
      return { outcome: retry ? 'retry' : 'refused', reason: `status ${response.status}` };
    } catch (error) {
      return { outcome: 'retry', reason: error instanceof Error ? error.message : String(error) };
    }
  }

  async function deliver(webhook: Webhook, { topic, body, key }: WebhookEvent): Promise<void> {
    const text = JSON.stringify(body);
    const idempotencyKey = randomUUID();
    const details = { webhook: webhook.name, topic, entity: key };
    for (let attempt = 0; ; attempt += 1) {
      const result = await call(webhook, topic, idempotencyKey, text);
      if (result.outcome === 'delivered') return;
      const delay = retryDelaysMs[attempt];
      if (result.outcome === 'refused' || delay === undefined || closing.signal.aborted) {
        log.error({ ...details, attempts: attempt + 1, reason: result.reason }, 'webhook was not delivered');
        return;
      }
      log.warn(
        { ...details, attempt: attempt + 1, reason: result.reason },
        `webhook failed, next try in ${delay} ms`,
      );
      await wait(delay, closing.signal);
    }
  }

  return {
    notify(event) {
      for (const [index, webhook] of webhooks.entries()) {
        if (!webhook.topics.some((pattern) => matchesTopic(pattern, event.topic))) continue;
        const lane = `${index}:${event.key}`;
        const turn = (lanes.get(lane) ?? Promise.resolve()).then(() => deliver(webhook, event));
        lanes.set(lane, turn);
        void turn.finally(() => {
          if (lanes.get(lane) === turn) lanes.delete(lane);
        });
      }
    },
    async idle() {
      while (lanes.size > 0) await Promise.all(lanes.values());
    },
    async close() {
      closing.abort();
      await Promise.all(lanes.values());
    },
  };
}

type CallResult =
  { readonly outcome: 'delivered' } | { readonly outcome: 'retry' | 'refused'; readonly reason: string };

function matchesTopic(pattern: string, topic: string): boolean {
  const wanted = pattern.replace(/^ContentManagement\./u, '').split('.');
  return topic.split('.').every((part, index) => wanted[index] === '*' || wanted[index] === part);
}

function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const finish = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    signal.addEventListener('abort', finish);
  });
}

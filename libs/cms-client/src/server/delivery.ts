import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import * as v from 'valibot';
import type { EntriesResponse } from '../parse/graph.ts';
import { DeliveryError, isOutage, type Question } from './delivery-error.ts';
import { EntriesPage, fetchEntries, type EntriesHere } from './fetch-entries.ts';
import type { LastGood } from './last-good.ts';
import { optionalPeer } from './optional-peer.ts';
import { fetchRecentEdits, type RecentEdits } from './recent-edits.ts';

const { createClient } = await optionalPeer(
  '@skein/cms-client/server',
  'contentful',
  () => import('contentful'),
);

const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

/**
 * Returns the option that limits the size of an answer. The SDK accepts the option, but the SDK's types omit
 * it.
 */
const answersUpTo = (maxContentLength: number): object => ({ maxContentLength });

export interface DeliveryConfig {
  /** `host[:port]` without a scheme. With a scheme, the SDK would use the host of the vendor. */
  readonly host: string;
  /** Whether to use plain HTTP, as for the embedded CMS. */
  readonly insecure: boolean;
  /** The part of the path before `/spaces`. Empty for the vendor. */
  readonly basePath: string;
  readonly space: string;
  readonly environment: string;
  readonly token: string;
  /**
   * Language whose texts replace missing translations. If it is set, the client requests all languages at once.
   * Each entry of an answer then lists its untranslated fields.
   */
  readonly fallbackLocale?: string | undefined;
  /** Time limit of one request, in ms. */
  readonly timeoutMs: number;
  /**
   * Maximum size of an answer. A larger answer is an error. Default: 32 MB. The vendor's own limit is 7 MB. If
   * an answer exceeds the vendor's limit, the client requests smaller parts.
   */
  readonly maxAnswerBytes?: number;
  /** Number of further attempts after network errors, 429 and 5xx. */
  readonly retries: number;
  /**
   * Pause after an outage, in ms. During the pause, the client sends no requests, so visitors do not wait. A
   * request that the CMS refuses (4xx) is not an outage.
   */
  readonly pauseAfterFailureMs: number;
  /**
   * How long to wait for a new answer if an old answer exists, in ms. After this time, the client returns the
   * old answer, and stores the new answer when it arrives. While the CMS is this slow, the client returns old
   * answers at once. Default: no limit.
   */
  readonly patienceMs?: number;
  readonly lastGood?: LastGood;
  /**
   * Returns the CMS's answer to a query for entries without a request. Undefined: a request is necessary. Only a CMS in
   * the same process has this function. Do not change the answer: it shares its parts with the CMS.
   */
  readonly entriesHere?: EntriesHere | undefined;
  /** Returns the time of a clock that never goes back, in ms. Default: ms since the start of the process. */
  readonly now?: () => number;
  /** Called for each failed request. Not called for requests that the client skips during a pause. */
  readonly onError?: (error: DeliveryError) => void;
  /** Called if the CMS does not have the requested language. The answer is in the CMS's default language. */
  readonly onUnknownLocale?: (locale: string) => void;
}

export interface Answer extends EntriesResponse {
  /** Whether this is an earlier answer, which is returned because the CMS did not answer this time. */
  readonly stale: boolean;
}

/** A language of the CMS. `fallbackCode` is the language whose texts replace missing texts. */
export interface CmsLocale {
  readonly code: string;
  readonly default: boolean;
  readonly fallbackCode: string | null;
}

export interface Delivery {
  /** Returns all matching entries. Throws {@link DeliveryError} if there is no new answer and no old answer. */
  ask(question: Question): Promise<Answer>;
  /** Returns the languages of the CMS. Throws the CMS's errors. A CMS for tests may omit this function. */
  locales?(): Promise<readonly CmsLocale[]>;
  /** Returns the edits that were published last. Throws the CMS's errors. A CMS for tests may omit this function. */
  recentEdits?(): Promise<RecentEdits>;
}

/** Maximum time for a timer, in ms. A timer with a longer time ends at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const RETRY_WAIT_MAX_MS = 5000;

/**
 * Returns the longest time until the client gives up on a question, in ms: twice the timeout for each attempt, for the
 * start and the rest of the answer, and the pauses in between.
 */
export const longestAnswerMs = ({
  timeoutMs,
  retries,
}: Pick<DeliveryConfig, 'timeoutMs' | 'retries'>): number =>
  2 * timeoutMs * (retries + 1) + RETRY_WAIT_MAX_MS * retries;

/** Schema of one language. Languages without a code are left out, and the site reports them as missing. */
const Locale = v.object({
  code: v.string(),
  default: v.fallback(v.optional(v.boolean(), false), false),
  fallbackCode: v.fallback(v.optional(v.nullable(v.string()), null), null),
});
const Locales = v.object({ items: v.array(v.unknown()) });

const RESET_HEADER = 'x-contentful-ratelimit-reset';
/** Schema of an error after too many requests. It contains the number of seconds to wait. */
const AskedTooOften = v.object({
  response: v.object({
    status: v.literal(429),
    headers: v.object({ [RESET_HEADER]: v.pipe(v.unknown(), v.transform(Number)) }),
  }),
});

/** Throws if the CMS demands too long a pause. Without this function, the SDK would wait. */
function refuseLongPause(answer: unknown): void {
  const refusal = v.safeParse(AskedTooOften, answer);
  if (!refusal.success || !(answer instanceof Error)) return;
  if (refusal.output.response.headers[RESET_HEADER] * 1000 > RETRY_WAIT_MAX_MS) throw answer;
}

/** The error of a request that was skipped during the pause after an outage. */
class Paused extends Error {}

/** Creates a client that reads entries with the vendor's SDK, from the vendor or from a compatible server. */
export function createDelivery(config: DeliveryConfig): Delivery {
  const { now = () => performance.now(), lastGood, onError } = config;
  if (config.host.includes('/'))
    throw new Error(`The host of the CMS must be host[:port] without a scheme or path, got "${config.host}"`);
  const client = createClient({
    space: config.space,
    environment: config.environment,
    accessToken: config.token,
    host: config.host,
    insecure: config.insecure,
    ...(config.basePath !== '' && { basePath: config.basePath }),
    timeout: config.timeoutMs,
    retryLimit: config.retries,
    retryOnError: config.retries > 0,
    logHandler: () => undefined,
    responseLogger: refuseLongPause,
    // A CMS on plain HTTP is on this machine or near it, so compressing answers takes longer than sending them.
    ...(config.insecure && { headers: { 'Accept-Encoding': 'identity' } }),
    ...answersUpTo(config.maxAnswerBytes ?? MAX_ANSWER_BYTES),
    httpAgent: new HttpAgent({ keepAlive: true }),
    httpsAgent: new HttpsAgent({ keepAlive: true }),
  });
  let pausedUntil = 0;
  /** True after an answer took too long, until the CMS answers. During this time, the client returns old answers. */
  let silent = false;
  /** True after an outage, until the CMS answers again. An answer that only takes too long is not an outage. */
  let failing = false;
  let probing = false;

  /** Limits the total time of a request. The timeout of the SDK starts again whenever data arrives. */
  async function withinDeadline<T>(work: Promise<T>): Promise<T> {
    const limit = Math.min(longestAnswerMs(config), LONGEST_TIMER_MS);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`it took longer than ${limit} ms`)), limit);
    });
    return Promise.race([work, late]).finally(() => clearTimeout(timer));
  }

  const keyOf = (question: Question) =>
    JSON.stringify([config.host, config.space, config.environment, config.basePath, question]);

  async function keptAnswer(question: Question): Promise<Answer | undefined> {
    const read = async () => lastGood?.read(keyOf(question));
    // A store that fails must not hide the error of the CMS.
    const kept = v.safeParse(EntriesPage, await read().catch(() => undefined));
    return kept.success ? { ...kept.output, stale: true } : undefined;
  }

  async function askNow(question: Question): Promise<Answer> {
    try {
      if (now() < pausedUntil) throw new Paused('it did not answer a moment ago');
      const answer = await withinDeadline(
        fetchEntries(
          client,
          question,
          {
            tooMany: (reason) => onError?.(new DeliveryError(question, new Error(reason))),
            unknownLocale: (locale) => config.onUnknownLocale?.(locale),
          },
          config,
        ),
      );
      silent = false;
      failing = false;
      // The caller does not wait for the disk, which may be slow and reports its own problems. Empty answers
      // are not kept, because they are useless in an outage and may be its beginning.
      const write = async () => lastGood?.write(keyOf(question), answer);
      if (answer.items.length > 0) write().catch(() => undefined);
      return { ...answer, stale: false };
    } catch (cause) {
      const error = new DeliveryError(question, cause);
      if (!(cause instanceof Paused)) {
        failing = isOutage(cause);
        silent = failing;
        if (failing) pausedUntil = now() + config.pauseAfterFailureMs;
        onError?.(error);
      }
      const kept = await keptAnswer(question);
      if (kept) return kept;
      throw error;
    }
  }

  /** Sends a request in the background, to find out whether the CMS answers again. */
  function probe(question: Question): void {
    if (probing || now() < pausedUntil) return;
    probing = true;
    void askNow(question)
      .catch(() => undefined)
      .finally(() => (probing = false));
  }

  async function askWithPatience(question: Question, patienceMs: number): Promise<Answer> {
    const asked = askNow(question);
    let timer: NodeJS.Timeout | undefined;
    const impatient = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, patienceMs, undefined);
    });
    const answer = await Promise.race([asked, impatient]).finally(() => clearTimeout(timer));
    if (answer) return answer;
    silent = true;
    asked.catch(() => undefined);
    return (await keptAnswer(question)) ?? asked;
  }

  return {
    recentEdits: () => withinDeadline(fetchRecentEdits(client)),
    async locales() {
      const answer: unknown = await withinDeadline(client.getLocales());
      return v.parse(Locales, answer).items.flatMap((item) => {
        const read = v.safeParse(Locale, item);
        return read.success ? [read.output] : [];
      });
    },
    async ask(question) {
      const kept = silent ? await keptAnswer(question) : undefined;
      if (kept) {
        probe(question);
        return kept;
      }
      // Another question is already testing whether the CMS answers, so waiting for it would not help.
      if (failing && probing) throw new DeliveryError(question, new Paused('it has been silent for a while'));
      return config.patienceMs === undefined
        ? askNow(question)
        : askWithPatience(question, config.patienceMs);
    },
  };
}

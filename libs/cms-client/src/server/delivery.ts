import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import * as v from 'valibot';
import type { EntriesResponse } from '../parse/graph.ts';
import { DeliveryError, isOutage, type Question } from './delivery-error.ts';
import { EntriesPage, fetchEntries } from './fetch-entries.ts';
import type { LastGood } from './last-good.ts';
import { optionalPeer } from './optional-peer.ts';

const { createClient } = await optionalPeer(
  '@skein/cms-client/server',
  'contentful',
  () => import('contentful'),
);

const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

/**
 * Limits the size of an answer. The SDK passes this option on to its HTTP client, though its types do not list
 * it.
 */
const answersUpTo = (maxContentLength: number): object => ({ maxContentLength });

export interface DeliveryConfig {
  /** `host[:port]` without a scheme. If it has a scheme, the SDK ignores it and asks the vendor instead. */
  readonly host: string;
  /** Whether to use plain HTTP, as the embedded CMS does. */
  readonly insecure: boolean;
  /** Path before `/spaces`; empty for the vendor. */
  readonly basePath: string;
  readonly space: string;
  readonly environment: string;
  readonly token: string;
  /**
   * Language whose texts replace missing translations. If it is given, a question in another language asks for
   * all languages, and the answers name the fields that are not translated.
   */
  readonly fallbackLocale?: string | undefined;
  /** Time limit of one request, in ms. */
  readonly timeoutMs: number;
  /**
   * Longer answers fail. 32 MB by default. The vendor's limit is 7 MB, and larger answers are fetched in parts.
   */
  readonly maxAnswerBytes?: number;
  /** Further attempts after the first, for network errors, 429 and 5xx. */
  readonly retries: number;
  /**
   * Pause after an outage, in ms, during which the CMS is not asked, so that not every visitor waits for it. A
   * question that the CMS refuses (a 4xx) is no outage.
   */
  readonly pauseAfterFailureMs: number;
  /**
   * Longest wait for a new answer to a question that has an old one, in ms. After that the caller gets the old
   * answer, and a late one is stored. Until the CMS answers again, such questions do not wait. No limit by
   * default.
   */
  readonly patienceMs?: number;
  readonly lastGood?: LastGood;
  /** Returns ms on a clock that never goes back. By default ms since the process began. */
  readonly now?: () => number;
  /** Called once per failed question. Not called for questions that were skipped during the pause. */
  readonly onError?: (error: DeliveryError) => void;
  /**
   * Called once per question in a language that the CMS lacks. The answer is then in the CMS's own language.
   */
  readonly onUnknownLocale?: (locale: string) => void;
}

export interface Answer extends EntriesResponse {
  /** True when the CMS did not answer and this is an earlier answer. */
  readonly stale: boolean;
}

/** A language of the CMS, and the language whose texts replace its missing ones. */
export interface CmsLocale {
  readonly code: string;
  readonly default: boolean;
  readonly fallbackCode: string | null;
}

export interface Delivery {
  /** Returns every matching entry. Throws {@link DeliveryError} if there is no answer, not even an old one. */
  ask(question: Question): Promise<Answer>;
  /** Returns the CMS's languages. Throws the CMS's errors. Stand-ins for a CMS may omit it. */
  locales?(): Promise<readonly CmsLocale[]>;
}

/** Longest timer, in ms. A longer one goes off at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** Longest pause before a retry, in ms. */
const RETRY_WAIT_MAX_MS = 5000;
/** Reads one language. A language without a code is left out, and the site reports that the CMS lacks it. */
const Locale = v.object({
  code: v.string(),
  default: v.fallback(v.optional(v.boolean(), false), false),
  fallbackCode: v.fallback(v.optional(v.nullable(v.string()), null), null),
});
const Locales = v.object({ items: v.array(v.unknown()) });

const RESET_HEADER = 'x-contentful-ratelimit-reset';
/** Matches a refusal with the number of seconds until the CMS accepts questions again. */
const AskedTooOften = v.object({
  response: v.object({
    status: v.literal(429),
    headers: v.object({ [RESET_HEADER]: v.pipe(v.unknown(), v.transform(Number)) }),
  }),
});

/**
 * Throws from the SDK's logger to end a question. The SDK would pause as long as the CMS asks, even an hour.
 */
function refuseLongPause(answer: unknown): void {
  const refusal = v.safeParse(AskedTooOften, answer);
  if (!refusal.success || !(answer instanceof Error)) return;
  if (refusal.output.response.headers[RESET_HEADER] * 1000 > RETRY_WAIT_MAX_MS) throw answer;
}

/** The error of a question that was skipped, because the CMS did not answer a moment ago. */
class Paused extends Error {}

/** Creates a client that reads entries through the vendor's SDK, from the vendor or a compatible server. */
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
    // A CMS that is asked in the clear stands beside us: to pack its answers costs more than to carry them.
    ...(config.insecure && { headers: { 'Accept-Encoding': 'identity' } }),
    ...answersUpTo(config.maxAnswerBytes ?? MAX_ANSWER_BYTES),
    httpAgent: new HttpAgent({ keepAlive: true }),
    httpsAgent: new HttpsAgent({ keepAlive: true }),
  });
  let pausedUntil = 0;
  /**
   * True from an unanswered or late question until the next answer. Questions with an old answer then get that.
   */
  let silent = false;
  /** True from a failed question until the next answer. The client still waits for a CMS that is only late. */
  let failing = false;
  let probing = false;

  /** Limits the total time. The SDK's timeout restarts with every byte. */
  async function withinDeadline<T>(work: Promise<T>): Promise<T> {
    // Room for the slowest start of every try, and as much again for what comes after it.
    const wanted = 2 * config.timeoutMs * (config.retries + 1) + RETRY_WAIT_MAX_MS * config.retries;
    const limit = Math.min(wanted, LONGEST_TIMER_MS);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`it took longer than ${limit} ms`)), limit);
    });
    return Promise.race([work, late]).finally(() => clearTimeout(timer));
  }

  const keyOf = (question: Question) =>
    JSON.stringify([config.host, config.space, config.environment, config.basePath, question]);

  async function keptAnswer(question: Question): Promise<Answer | undefined> {
    const kept = v.safeParse(EntriesPage, await lastGood?.read(keyOf(question)));
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
          config.fallbackLocale,
        ),
      );
      silent = false;
      failing = false;
      // Behind the one who asked: the disk, too, may be slow. It reports by itself what it cannot keep. An empty answer is
      // nothing to fall back on, and may be the beginning of the outage.
      if (answer.items.length > 0) lastGood?.write(keyOf(question), answer).catch(() => undefined);
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

  /** Asks one question in the background to find out whether the CMS answers again. */
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
      // Somebody is finding out already; to wait beside him would bring nothing.
      if (failing && probing) throw new DeliveryError(question, new Paused('it has been silent for a while'));
      return config.patienceMs === undefined
        ? askNow(question)
        : askWithPatience(question, config.patienceMs);
    },
  };
}

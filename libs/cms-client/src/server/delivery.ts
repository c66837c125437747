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

/** The SDK hands this on to its HTTP client, though its types do not say so. */
const answersUpTo = (maxContentLength: number): object => ({ maxContentLength });

export interface DeliveryConfig {
  /** `host[:port]` with no scheme: the SDK ignores a host that has one and asks the vendor instead. */
  readonly host: string;
  /** True for plain HTTP, as the embedded CMS speaks it. */
  readonly insecure: boolean;
  /** Path before `/spaces`; empty for the vendor. */
  readonly basePath: string;
  readonly space: string;
  readonly environment: string;
  readonly token: string;
  /**
   * Language whose words stand for those which are not translated. Where it is given, questions in another language are
   * asked in all of them, and the answers name the fields that are not translated.
   */
  readonly fallbackLocale?: string | undefined;
  /** One request, ms. */
  readonly timeoutMs: number;
  /** Longer answers count as failures. 32 MB by default: the vendor's own limit is 7, and what is over it is asked in parts. */
  readonly maxAnswerBytes?: number;
  /** Tries after the first, for network errors, 429 and 5xx. */
  readonly retries: number;
  /**
   * After an outage nothing is asked for so long, ms: every visitor would wait for the same silence. A question that
   * the CMS refuses (a 4xx) is no outage.
   */
  readonly pauseAfterFailureMs: number;
  /**
   * How long a question waits that has been answered before, ms; after that it gets the old answer, and the new one is
   * kept when it comes. From then on until the CMS answers, such questions do not wait at all. Default: to the end.
   */
  readonly patienceMs?: number;
  readonly lastGood?: LastGood;
  /** ms on a clock that never goes back; default: since the process began. */
  readonly now?: () => number;
  /** Called once per question that failed; not for those that were not asked during the pause. */
  readonly onError?: (error: DeliveryError) => void;
  /** Called once per question in a language that the CMS does not have: it was answered in the CMS's own. */
  readonly onUnknownLocale?: (locale: string) => void;
}

export interface Answer extends EntriesResponse {
  /** True when the CMS could not be asked and this is what it said last time. */
  readonly stale: boolean;
}

/** A language of the CMS, and the one whose words it takes where it has none itself. */
export interface CmsLocale {
  readonly code: string;
  readonly default: boolean;
  readonly fallbackCode: string | null;
}

export interface Delivery {
  /** Every entry that matches. Throws {@link DeliveryError} when there is no answer, not even an old one. */
  ask(question: Question): Promise<Answer>;
  /** Throws what the CMS makes it throw. Stand-ins for a CMS may do without. */
  locales?(): Promise<readonly CmsLocale[]>;
}

/** A timer that is set for longer goes off at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** How long is paused before a retry, at the most. */
const RETRY_WAIT_MAX_MS = 5000;
/** Each language is read by itself: of one without its code, the site tells that the CMS does not have it. */
const Locale = v.object({
  code: v.string(),
  default: v.fallback(v.optional(v.boolean(), false), false),
  fallbackCode: v.fallback(v.optional(v.nullable(v.string()), null), null),
});
const Locales = v.object({ items: v.array(v.unknown()) });

const RESET_HEADER = 'x-contentful-ratelimit-reset';
/** A refusal that names the seconds until the CMS wants to be asked again. */
const AskedTooOften = v.object({
  response: v.object({
    status: v.literal(429),
    headers: v.object({ [RESET_HEADER]: v.pipe(v.unknown(), v.transform(Number)) }),
  }),
});

/** The SDK pauses for as long as the CMS wishes, an hour if need be. What its logger throws ends the question instead. */
function refuseLongPause(answer: unknown): void {
  const refusal = v.safeParse(AskedTooOften, answer);
  if (!refusal.success || !(answer instanceof Error)) return;
  if (refusal.output.response.headers[RESET_HEADER] * 1000 > RETRY_WAIT_MAX_MS) throw answer;
}

/** Asked of no one, because the CMS was silent a moment ago. */
class Paused extends Error {}

/** Reads entries through the vendor's SDK, from the vendor or from anything that speaks its protocol. */
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
  /** True from a question that was not answered, or not soon, to one that is: who can be given an old answer gets it. */
  let silent = false;
  /** True from a question that failed to one that is answered: a CMS that is only late is waited for. */
  let failing = false;
  let probing = false;

  /** The SDK's timeout restarts with every byte; this one does not. */
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

  /** The CMS is silent: one question at a time finds out whether it still is, behind the one who asked. */
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

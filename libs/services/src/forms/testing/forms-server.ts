import { memoryCounters, rateLimiter, unlimited } from '@skein/http/rate-limit';
import Fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import type { AddressOutcome } from '../../stand-ins/address/model/address.types.ts';
import type { AccountDirectory } from '../forgot-email/account-directory.ts';
import { forgotEmailApi } from '../forgot-email/forgot-email-api.ts';
import type { HumanCheck } from '../../posts/human-check/human-check.ts';
import type { Storage } from '../../storage/open-storage.ts';
import { memoryStorage } from '../../storage/testing/memory-storage.ts';
import { issueFormToken } from '../../posts/form-token.ts';
import { scheduleCallApi } from '../call/schedule-call-api.ts';
import type { ScheduleCallApiOptions } from '../call/schedule-call.options.ts';
import { addressFormsApi, type AddressApiOptions } from '../address/address-forms-api.ts';
import type { FormOptions, Intake } from '../../posts/intake.ts';
import { requestsApi } from '../request/requests-api.ts';
import type { AddressRules } from '../address/take-address.ts';
import { callEvent, formPages } from './form-pages.ts';

export const NOW = Date.UTC(2026, 2, 1);
export const SECRET = 'a secret for tests, long enough to pass';
export const VISITOR = 'visitor-number-one-aaa';
export const OTHER_VISITOR = 'visitor-number-two-bbb';
export const FORM_TOKEN = issueFormToken({ secret: SECRET, nowMs: NOW });
/** A time after which a form token has expired, in ms. */
export const TOO_LONG_MS = 24 * 60 * 60 * 1000 + 1;
export const cookieOf = (visitorId: string) => ({ cookie: `skein_visitor=${visitorId}` });

/**
 * A human check for tests. It accepts `human`, `human-2`, …. The tokens `expired`, `doubtful` and `unavailable`
 * give the verdict of the same name. All other tokens are invalid.
 */
const humanCheck: HumanCheck = {
  async verify(token) {
    if (token === 'expired' || token === 'doubtful' || token === 'unavailable') return { outcome: token };
    return token.startsWith('human')
      ? { outcome: 'human', token: { tokenId: token, expiresAtMs: NOW + 60_000 } }
      : { outcome: 'invalid' };
  },
};

/** Email of the only account, whose address is 12 Juniper Street. */
export const ACCOUNT_EMAIL = 'maya@example.com';
const oneAccount: AccountDirectory = {
  emailAt: async ({ streetAddress }) => (streetAddress === '12 Juniper Street' ? ACCOUNT_EMAIL : undefined),
};

export interface FormsServer {
  readonly app: FastifyInstance;
  readonly storage: Storage;
  readonly intake: Intake;
  advance(ms: number): void;
  /** How often the service has announced a new submission. */
  readonly woken: { count: number };
  /** Posts a form like a browser without JavaScript. */
  post(
    fields: Readonly<Record<string, string>>,
    changes?: Partial<InjectOptions>,
  ): Promise<LightMyRequestResponse>;
  /** Posts JSON and asks for JSON, like a script. */
  script(fields: unknown, changes?: Partial<InjectOptions>): Promise<LightMyRequestResponse>;
  rows(): Promise<{ kind: string; payload: Record<string, unknown>; flags: string[]; key: string }[]>;
  /** Deletes all stored data and resets the clock. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

export interface FormsServerOptions {
  readonly take?: Partial<AddressRules>;
  readonly api?: Partial<AddressApiOptions>;
  readonly calls?: Partial<ScheduleCallApiOptions>;
  readonly requests?: Partial<FormOptions>;
  readonly forgotEmail?: Partial<FormOptions>;
  readonly limited?: boolean;
  readonly outcome?: AddressOutcome;
  readonly accounts?: AccountDirectory;
  readonly app?: FastifyInstance | undefined;
  readonly humanCheck?: HumanCheck | undefined;
  /** Default: a new database in memory. */
  readonly storage?: Storage | undefined;
}

export async function formsServer(options: FormsServerOptions = {}): Promise<FormsServer> {
  const storage = options.storage ?? (await memoryStorage());
  let nowMs = NOW;
  const now = () => nowMs;
  const woken = { count: 0 };
  const app = options.app ?? Fastify();
  const limiter = options.limited ? rateLimiter(memoryCounters(), now) : unlimited;
  const intake = {
    storage,
    humanCheck: options.humanCheck ?? humanCheck,
    limiter,
    secret: SECRET,
    now,
    onTaken: () => void (woken.count += 1),
  };
  const forms = {
    intake,
    pages: formPages,
    secureCookies: false,
    formToken: () => issueFormToken({ secret: SECRET, nowMs }),
  };
  await app.register(forgotEmailApi, {
    ...forms,
    accounts: options.accounts ?? oneAccount,
    page: '/forgot-email',
    ...options.forgotEmail,
  });
  await app.register(scheduleCallApi, { ...forms, callEvent, isCustomer: () => false, ...options.calls });
  await app.register(addressFormsApi, {
    ...forms,
    rules: { outcomeOf: async () => options.outcome ?? 'available', ...options.take },
    ...options.api,
  });
  await app.register(requestsApi, { ...forms, ...options.requests });
  return {
    app,
    storage,
    intake,
    advance: (ms) => void (nowMs += ms),
    woken,
    post: (fields, changes = {}) =>
      app.inject({
        method: 'POST',
        url: '/address-forms',
        payload: new URLSearchParams(fields).toString(),
        ...changes,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
          ...changes.headers,
        },
      }),
    script: (fields, changes = {}) =>
      app.inject({
        method: 'POST',
        url: '/address-forms',
        payload: JSON.stringify(fields),
        ...changes,
        headers: { 'content-type': 'application/json', accept: 'application/json', ...changes.headers },
      }),
    async rows() {
      const rows = await storage.db.selectFrom('submissions').selectAll().orderBy('created_at').execute();
      return rows.map(({ kind, payload, flags, idempotency_key }) => ({
        kind,
        payload: JSON.parse(payload),
        flags: JSON.parse(flags),
        key: idempotency_key,
      }));
    },
    async clear() {
      nowMs = NOW;
      woken.count = 0;
      // This deletes the outbox rows, too.
      await storage.db.deleteFrom('submissions').execute();
      await storage.db.deleteFrom('human_check_used').execute();
    },
    async close() {
      await app.close();
      await storage.close();
    },
  };
}

/** The server that all tests without special options share. It never needs closing. */
let plainServer: Promise<FormsServer> | undefined;

/** Returns an empty server for the current test. */
export async function serveForms(options?: FormsServerOptions): Promise<FormsServer> {
  if (options === undefined) {
    const server = await (plainServer ??= formsServer());
    await server.clear();
    return server;
  }
  const server = await formsServer(options);
  onTestFinished(() => server.close());
  return server;
}

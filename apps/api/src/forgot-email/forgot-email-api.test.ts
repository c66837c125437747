import { forgotEmailProblems } from '@skein/forms/contract';
import { findEmail, forgotEmailCases } from '@skein/forms/testing';
import Fastify from 'fastify';
import { Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ACCOUNT_EMAIL,
  cookieOf,
  leadsServer,
  OTHER_VISITOR,
  VISITOR,
  type LeadsServer,
  type LeadsServerOptions,
} from '../leads/testing/leads-server.ts';

const URL = '/api/forgot-email';
const KNOWN = '12 Juniper Street';
const ASKED = {
  streetAddress: KNOWN,
  unitNumber: '',
  zipCode: '97205',
  recaptchaToken: 'human',
  recaptchaAction: 'forgot_email',
  eventLabel: 'x',
};
const FOUND = { status: 'SUCCESS', action: 'PROCEED' };

let server: LeadsServer;
const servers: LeadsServer[] = [];
async function serve(options?: LeadsServerOptions): Promise<LeadsServer> {
  server = await leadsServer(options);
  servers.push(server);
  return server;
}
afterEach(async () => {
  for (const one of servers.splice(0)) await one.close();
});
const ask = (changes: object = {}, headers: Record<string, string> = {}, remoteAddress = '203.0.113.7') =>
  server.script({ ...ASKED, ...changes }, { url: URL, headers, remoteAddress });

describe('the rules of the forgot-email form', () => {
  beforeEach(() => serve());

  it.each(forgotEmailCases)('$about', async ({ values: { street, unit, zip }, issues }) => {
    const response = await ask({ streetAddress: street, unitNumber: unit, zipCode: zip });
    if (issues.length === 0) {
      expect([response.statusCode, response.json()]).toEqual([200, FOUND]);
      return;
    }
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      status: 'ERROR',
      action: 'INVALID_FIELDS',
      error: {
        code: 'invalid_fields',
        fields: Object.fromEntries(issues.map(({ field, message }) => [field, message])),
      },
    });
    expect(await server.rows()).toEqual([]);
  });
});

describe('what a browser makes of the answers', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => vi.restoreAllMocks());

  /** The lookup of the form itself, over this service. */
  const look = (street: string, token: string | Error) =>
    findEmail(
      { url: URL, street, unit: '', zip: '97205', eventLabel: 'x' },
      {
        prepare() {},
        token: async () => {
          if (token instanceof Error) throw token;
          return token;
        },
      },
      async (input, init) => {
        const { statusCode, body } = await server.app.inject({
          method: 'POST',
          url: String(input),
          headers: init?.headers as Record<string, string>,
          payload: String(init?.body),
        });
        return new Response(body, { status: statusCode });
      },
    );

  it.each([
    ['an account', KNOWN, 'human', undefined],
    ['no account', '1 Elsewhere Road', 'human', 'notFound'],
    ['a forged proof', KNOWN, 'forged', 'invalidAddress'],
    ['a proof that nobody can check', KNOWN, 'unavailable', 'invalidAddress'],
    ['an address that is too long', 'x'.repeat(121), 'human', 'invalidAddress'],
  ] as const)('with %s', async (_what, street, token, problem) => {
    await serve();
    expect(await look(street, token)).toBe(problem);
  });

  it('without a proof: nothing is asked', async () => {
    await serve({ accounts: { emailAt: () => Promise.reject(new Error('asked')) } });
    expect(await look(KNOWN, new Error('blocked'))).toBe('notReady');
    expect(await server.storage.db.selectFrom('human_check_used').selectAll().execute()).toEqual([]);
  });

  it('with accounts that cannot be asked', async () => {
    await serve({ accounts: { emailAt: () => Promise.reject(new Error('away')) } });
    expect(await look(KNOWN, 'human')).toBe('invalidAddress');
  });
});

describe('an email that is found', () => {
  it('is written to, and not told', async () => {
    await serve();
    const response = await ask({ unitNumber: '4' }, { referer: 'http://localhost/intl/es/account/email' });
    expect([response.statusCode, response.json()]).toEqual([200, FOUND]);
    expect(response.headers['cache-control']).toBe('no-store, private');
    expect(await server.rows()).toEqual([
      {
        kind: 'forgot_email',
        key: expect.any(String),
        flags: [],
        payload: {
          email: ACCOUNT_EMAIL,
          streetAddress: KNOWN,
          unitNumber: '4',
          zipCode: '97205',
          eventLabel: 'x',
          language: 'es',
        },
      },
    ]);
    expect(server.woken.count).toBe(1);
  });

  it('is not written to for ever, and the answer stays the same', async () => {
    await serve({ limited: true });
    const answers: unknown[] = [];
    for (let index = 0; index < 5; index += 1)
      answers.push((await ask({ recaptchaToken: `human-${index}` }, {}, `203.0.113.${index}`)).json());
    expect(answers).toEqual(Array(5).fill(FOUND));
    expect(await server.rows()).toHaveLength(3);
    expect(server.woken.count).toBe(3);
    server.advance(60 * 60_000);
    await ask({ recaptchaToken: 'human-9' });
    expect(await server.rows()).toHaveLength(4);
  });
});

describe('an email that is not found', () => {
  it.each([
    ['en', 'http://localhost/account/email'],
    ['es', 'http://localhost/intl/es/account/email'],
  ] as const)('is said by name, and in %s', async (language, referer) => {
    await serve();
    const response = await ask({ streetAddress: '1 Elsewhere Road' }, { referer });
    expect([response.statusCode, response.json()]).toEqual([
      200,
      {
        status: 'ERROR',
        action: 'ADDRESS_OR_ACCOUNT_NOT_FOUND',
        error: {
          code: 'address_or_account_not_found',
          message: forgotEmailProblems.notFound[language],
        },
      },
    ]);
    expect(await server.rows()).toEqual([]);
    expect(server.woken.count).toBe(0);
  });
});

describe('proof that a person asks', () => {
  it.each([
    ['', 403, 'human_check_required'],
    ['test', 403, 'human_check_required'],
    ['forged', 403, 'human_check_failed'],
    ['expired', 403, 'human_check_expired'],
    ['unavailable', 503, 'human_check_unavailable'],
  ])('%j is refused with %i %s', async (recaptchaToken, status, code) => {
    await serve({ accounts: { emailAt: () => Promise.reject(new Error('asked')) } });
    const response = await ask({ recaptchaToken });
    expect([response.statusCode, response.json().error.code]).toEqual([status, code]);
    expect(await server.rows()).toEqual([]);
  });

  it('for something else is refused', async () => {
    await serve();
    const response = await ask({ recaptchaAction: 'address_check' });
    expect([response.statusCode, response.json().error.code]).toEqual([403, 'human_check_failed']);
  });

  it.each([KNOWN, '1 Elsewhere Road'])('is good for one answer, also about %s', async (streetAddress) => {
    await serve();
    expect((await ask({ streetAddress })).statusCode).toBe(200);
    for (const next of [KNOWN, '1 Elsewhere Road']) {
      const replay = await ask({ streetAddress: next });
      expect([replay.statusCode, replay.json().error.code]).toEqual([403, 'token_used']);
    }
    expect(await server.rows()).toHaveLength(streetAddress === KNOWN ? 1 : 0);
  });

  it('of two who bring the same at once, lets one pass', async () => {
    await serve();
    const statuses = (await Promise.all([ask(), ask(), ask()])).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([200, 403, 403]);
  });
});

describe('limits', () => {
  const statuses = async (times: number, visitorOf: (index: number) => string) => {
    const seen: number[] = [];
    for (let index = 0; index < times; index += 1) {
      const token = { recaptchaToken: `human-${index}`, streetAddress: `${index} Elsewhere Road` };
      const response = await ask(token, cookieOf(visitorOf(index)));
      seen.push(response.statusCode);
      if (response.statusCode === 429) expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    }
    return seen;
  };

  it('hold for a visitor', async () => {
    await serve({ limited: true });
    expect(await statuses(11, () => VISITOR)).toEqual([...Array(10).fill(200), 429]);
    expect((await ask({ recaptchaToken: 'human-x' }, cookieOf(OTHER_VISITOR))).statusCode).toBe(200);
  });

  it('hold for a network, whoever asks', async () => {
    await serve({ limited: true });
    const seen = await statuses(21, (index) => VISITOR.slice(0, 20) + String(10 + index));
    expect(seen).toEqual([...Array(20).fill(200), 429]);
    expect((await ask({ recaptchaToken: 'human-x' }, {}, '198.51.100.9')).statusCode).toBe(200);
  });
});

describe('requests that are none of ours', () => {
  it('from another site are refused', async () => {
    await serve();
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
      const response = await ask({}, headers);
      expect([response.statusCode, response.json().error.code]).toEqual([403, 'cross_site']);
    }
    expect(await server.rows()).toEqual([]);
  });

  it('without script get a page that says what it takes', async () => {
    await serve();
    const response = await server.post(
      { streetAddress: KNOWN, unitNumber: '', zipCode: '97205' },
      { url: URL, headers: { referer: 'http://localhost/intl/es/account/email' } },
    );
    expect(response.statusCode).toBe(403);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.body).toContain('hace falta JavaScript');
    expect(response.body).toContain(`value="${KNOWN}"`);
  });
});

it('the log holds nothing of what is asked or found', async () => {
  let log = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  await serve({ app: Fastify({ logger: { level: 'trace', stream } }) });
  await ask();
  await ask({ recaptchaToken: 'forged' });
  await ask({ recaptchaToken: 'human-2', streetAddress: '1 Elsewhere Road' });
  await server.storage.db.schema.dropTable('outbox').execute();
  const failed = await ask({ recaptchaToken: 'human-3' });
  expect([failed.statusCode, failed.json().error.code]).toEqual([503, 'unavailable']);
  expect(failed.json()).toMatchObject({ status: 'ERROR', action: 'UNAVAILABLE' });
  expect(log).toContain('submission was not stored');
  expect(log).not.toMatch(/Juniper|Elsewhere|97205|maya|human/u);
});

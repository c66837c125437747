import { forgotEmailProblems } from '@skein/forms/contract';
import { findEmail, forgotEmailCases } from '@skein/forms/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ACCOUNT_EMAIL } from '../testing/forms-server.ts';
import { ENDPOINT, KNOWN, serveForgotEmail, type ForgotEmailServer } from './testing/forgot-email-server.ts';

const FOUND = { status: 'SUCCESS', action: 'PROCEED' };

describe('the rules of the forgot-email form', () => {
  it.each(forgotEmailCases)('$about', async ({ values: { street, unit, zip }, issues }) => {
    const { ask, rows } = await serveForgotEmail();
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
    expect(await rows()).toEqual([]);
  });
});

describe('what a browser makes of the answers', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => vi.restoreAllMocks());

  /** Looks up an email with the code of the form itself. The code's requests reach this service. */
  const look = (server: ForgotEmailServer, street: string, token: string | Error) =>
    findEmail(
      { url: ENDPOINT, street, unit: '', zip: '97205', eventLabel: 'x' },
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
    [
      'a forged proof',
      KNOWN,
      'forged',
      expect.objectContaining({ message: expect.stringContaining('you are a person') }),
    ],
    [
      'a proof that nobody can check',
      KNOWN,
      'unavailable',
      expect.objectContaining({ message: expect.stringContaining('can’t run the “I’m a person” check') }),
    ],
  ] as const)('with %s', async (_what, street, token, problem) => {
    const server = await serveForgotEmail();
    expect(await look(server, street, token)).toEqual(problem);
  });

  it('without a proof: nothing is asked', async () => {
    const server = await serveForgotEmail({
      accounts: { emailAt: () => Promise.reject(new Error('asked')) },
    });
    expect(await look(server, KNOWN, new Error('blocked'))).toBe('notReady');
    expect(await server.storage.db.selectFrom('human_check_used').selectAll().execute()).toEqual([]);
  });

  it('with accounts that cannot be asked', async () => {
    const server = await serveForgotEmail({ accounts: { emailAt: () => Promise.reject(new Error('away')) } });
    expect(await look(server, KNOWN, 'human')).toMatchObject({
      message: expect.stringContaining('Nothing was sent'),
    });
  });
});

describe('an email that is found', () => {
  it('is written to, and not told', async () => {
    const { ask, rows, woken } = await serveForgotEmail();
    const response = await ask({ unitNumber: '4' }, { referer: 'http://localhost/intl/es/account/email' });
    expect([response.statusCode, response.json()]).toEqual([200, FOUND]);
    expect(response.headers['cache-control']).toBe('no-store, private');
    expect(await rows()).toEqual([
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
    expect(woken.count).toBe(1);
  });

  it('is not written to for ever, and the answer stays the same', async () => {
    const { ask, rows, woken, advance } = await serveForgotEmail({ limited: true });
    const answers: unknown[] = [];
    for (let index = 0; index < 5; index += 1)
      answers.push((await ask({ recaptchaToken: `human-${index}` }, {}, `203.0.113.${index}`)).json());
    expect(answers).toEqual(Array(5).fill(FOUND));
    expect(await rows()).toHaveLength(3);
    expect(woken.count).toBe(3);
    advance(60 * 60_000);
    await ask({ recaptchaToken: 'human-9' });
    expect(await rows()).toHaveLength(4);
  });
});

describe('an email that is not found', () => {
  it.each([
    ['en', 'http://localhost/account/email'],
    ['es', 'http://localhost/intl/es/account/email'],
  ] as const)('is said by name, and in %s', async (language, referer) => {
    const { ask, rows, woken } = await serveForgotEmail();
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
    expect(await rows()).toEqual([]);
    expect(woken.count).toBe(0);
  });
});

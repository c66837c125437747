import { memoryCounters, rateLimiter, unlimited } from '@skein/http/rate-limit';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import Fastify from 'fastify';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { altcha } from './altcha.ts';
import { humanCheckApi } from './human-check-api.ts';
import { recaptcha } from './recaptcha.ts';

const SECRET = 'a secret for tests, long enough to pass';
const context = { action: 'address_check', ip: '203.0.113.7' };
const encode = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64');

describe('proof of work', () => {
  const check = altcha({ secret: SECRET });
  let challenge: Awaited<ReturnType<typeof check.challenge>>;
  let solution: object;
  beforeAll(async () => {
    challenge = await check.challenge();
    solution = (await solveChallenge({ challenge, deriveKey })) ?? {};
  });

  it('that is done passes, with an id to use it up', async () => {
    const verdict = await check.verify(encode({ challenge, solution }), context);
    expect(verdict).toEqual({
      outcome: 'human',
      token: {
        tokenId: `altcha:${challenge.signature}`,
        expiresAtMs: Number(challenge.parameters.expiresAt) * 1000,
      },
    });
  });

  it('that took too long is expired', async () => {
    const later = altcha({ secret: SECRET, now: () => Date.now() + 31 * 60 * 1000 });
    expect(await later.verify(encode({ challenge, solution }), context)).toEqual({ outcome: 'expired' });
  });

  it.each<[string, () => string | Promise<string>]>([
    ['nothing', () => ''],
    ['noise', () => '\u0000\uffff{{{'],
    ['no base64', () => '!!!'],
    ['JSON that is something else', () => encode([1])],
    ['a text of a megabyte', () => 'a'.repeat(1024 * 1024)],
    ['a wrong solution', () => encode({ challenge, solution: { counter: 1, derivedKey: '00'.repeat(32) } })],
    ['no solution', () => encode({ challenge })],
    [
      'a signature in capitals, which would look like another token',
      () =>
        encode({
          challenge: { ...challenge, signature: String(challenge.signature).toUpperCase() },
          solution,
        }),
    ],
    [
      'a later expiry',
      () =>
        encode({
          challenge: { ...challenge, parameters: { ...challenge.parameters, expiresAt: 9_999_999_999 } },
          solution,
        }),
    ],
    [
      'a cost that would keep the server busy',
      () =>
        encode({
          challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 100_000_000 } },
          solution,
        }),
    ],
    [
      'a challenge of somebody else',
      async () => {
        const other = await altcha({ secret: `${SECRET}!` }).challenge();
        return encode({ challenge: other, solution: await solveChallenge({ challenge: other, deriveKey }) });
      },
    ],
  ])('with %s does not pass', async (_what, token) => {
    expect(await check.verify(await token(), context)).toEqual({ outcome: 'invalid' });
  });

  it('is asked for at an address of ours, so many times', async () => {
    const app = Fastify();
    await app.register(humanCheckApi, { check, limiter: rateLimiter(memoryCounters()) });
    const ask = () => app.inject('/api/human-check/challenge');
    const first = await ask();
    expect(first.statusCode).toBe(200);
    expect(first.headers['cache-control']).toContain('no-store');
    expect(first.json()).toMatchObject({
      parameters: { algorithm: 'PBKDF2/SHA-256', expiresAt: expect.any(Number), nonce: expect.any(String) },
      signature: expect.any(String),
    });
    expect((await ask()).json().parameters.nonce).not.toBe(first.json().parameters.nonce);
    const answers = await Promise.all(Array.from({ length: 130 }, ask));
    expect(answers.some(({ statusCode }) => statusCode === 429)).toBe(true);
    await app.close();
    expect(await unlimited.take({ name: '', limit: 0, windowMs: 1 }, '')).toBe(0);
  });
});

describe('reCAPTCHA', () => {
  const warned: object[] = [];
  const asked: URLSearchParams[] = [];
  const answering = (answer: object | Error, status = 200) =>
    recaptcha({
      secret: 'ours',
      now: () => 1000,
      fetch: async (_input, init) => {
        asked.push(new URLSearchParams(String(init?.body)));
        if (answer instanceof Error) throw answer;
        return Response.json(answer, { status });
      },
      log: { warn: (details) => void warned.push(details) },
    });
  beforeEach(() => void (warned.length = 0));

  it.each([
    ['error-codes', null],
    ['error-codes', 'none'],
    ['error-codes', [7]],
  ])('has its verdict though its %s is %j, and the operator is told', async (field, value) => {
    const verdict = await answering({ success: true, score: 0.9, [field]: value }).verify('t', context);
    expect(verdict).toMatchObject({ outcome: 'human' });
    expect(warned).toEqual([{ reason: field }]);
  });

  it.each([
    ['success', 'yes'],
    ['score', '0.1'],
    ['action', 7],
  ])('is no verdict where its %s is %j, and the operator is told which', async (field, value) => {
    const answer = { success: true, score: 0.9, action: 'address_check', [field]: value };
    expect(await answering(answer).verify('t', context)).toEqual({ outcome: 'unavailable' });
    expect(warned).toEqual([{ reason: field }]);
  });

  it('is asked with our secret, the token and the address', async () => {
    const verdict = await answering({ success: true, score: 0.9, action: 'address_check' }).verify(
      't',
      context,
    );
    expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
      secret: 'ours',
      response: 't',
      remoteip: '203.0.113.7',
    });
    expect(verdict).toEqual({
      outcome: 'human',
      token: { tokenId: expect.stringMatching(/^recaptcha:/u), expiresAtMs: 301_000 },
    });
    expect(JSON.stringify(verdict)).not.toContain('"t"');
  });

  it.each<[object, string]>([
    [{ success: true }, 'human'],
    [{ success: true, score: 0.4, action: 'address_check' }, 'doubtful'],
    [{ success: true, score: 0.9, action: 'forgot_email' }, 'invalid'],
    [{ success: false, 'error-codes': ['invalid-input-response'] }, 'invalid'],
    [{ success: false, 'error-codes': ['timeout-or-duplicate'] }, 'expired'],
    [{ success: false, 'error-codes': ['invalid-input-secret'] }, 'unavailable'],
    [{ nothing: 'known' }, 'unavailable'],
    [new Error('timed out'), 'unavailable'],
  ])('that answers %j means %s', async (answer, outcome) => {
    expect(await answering(answer).verify('t', context)).toMatchObject({ outcome });
  });

  it('says why it could not be asked, until it could', async () => {
    const answers: [object, number][] = [
      [{ success: false, 'error-codes': ['invalid-input-secret'] }, 200],
      [{ nothing: 'known' }, 200],
      [{}, 503],
      [{ success: true }, 200],
    ];
    const fetch = async () => {
      const [body, status] = answers.shift() ?? [{}, 500];
      return Response.json(body, { status });
    };
    const check = recaptcha({ secret: 's', fetch });
    const problems: unknown[] = [check.problem?.()];
    for (let time = 0; time < 4; time++) {
      await check.verify('t', context);
      problems.push(check.problem?.());
    }
    expect(problems).toEqual([
      undefined,
      'invalid-input-secret',
      'its answer cannot be read: success',
      'status 503',
      undefined,
    ]);
  });

  it('that fails means nothing', async () => {
    expect(await answering({}, 503).verify('t', context)).toEqual({ outcome: 'unavailable' });
  });
});

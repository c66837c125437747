import { forgotEmailProblems } from '@skein/forms/contract';
import { describe, expect, it } from 'vitest';
import { issueFormToken } from '../../posts/form-token.ts';
import { cookieOf, FORM_TOKEN, NOW, SECRET, TOO_LONG_MS, VISITOR } from '../testing/forms-server.ts';
import { ENDPOINT, KNOWN, serveForgotEmail } from './testing/forgot-email-server.ts';

const FIELDS = { streetAddress: KNOWN, unitNumber: '', zipCode: '97205', formEntryId: 'form-1' };

async function visitor(limited = false) {
  const server = await serveForgotEmail({ limited });
  const send = (changes: Readonly<Record<string, string>> = {}, referer = '/forgot-email') =>
    server.post(
      { ...FIELDS, authenticity_token: FORM_TOKEN, ...changes },
      { url: ENDPOINT, headers: { ...cookieOf(VISITOR), referer: `http://localhost${referer}` } },
    );
  return { ...server, send };
}

describe('who forgot the email, without script', () => {
  it.each([
    ['/forgot-email', '/forgot-email'],
    ['/intl/es/forgot-email', '/intl/es/forgot-email'],
  ])('asks from %s, and reads on that page that a letter was written', async (referer, page) => {
    const { send, rows, woken } = await visitor();
    const answer = await send({}, referer);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${page}?sent=1`]);
    const receipt = answer.cookies.find(({ name, path }) => name === 'skein_receipt' && path === page);
    expect(JSON.parse(receipt?.value ?? '')).toEqual({ page: '/forgot-email', formEntryId: 'form-1' });
    expect((await rows()).map(({ kind, flags }) => [kind, flags])).toEqual([
      ['forgot_email', ['no-human-check']],
    ]);
    expect(woken.count).toBe(1);
  });

  it('reads in the words of the form that there is no account', async () => {
    const { send, rows } = await visitor();
    const answer = await send({ streetAddress: '1 Elsewhere Road' });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(forgotEmailProblems.notFound.en.replace("'", '&#39;'));
    expect(answer.body).toContain('value="1 Elsewhere Road"');
    expect(answer.cookies.map(({ name }) => name)).not.toContain('skein_receipt');
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['none', ''],
    ['an old one', issueFormToken({ secret: SECRET, nowMs: NOW - TOO_LONG_MS })],
  ])('is asked once more with a form token of the hour who sends %s', async (_, authenticity_token) => {
    const { send, rows } = await visitor();
    const answer = await send({ authenticity_token });
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain(`name="authenticity_token" value="${FORM_TOKEN}"`);
    expect(answer.body).toContain(`value="${KNOWN}"`);
    expect(await rows()).toEqual([]);
  });

  it('may ask less often than who proves to be a person', async () => {
    const { send, ask } = await visitor(true);
    const statuses: number[] = [];
    for (let index = 0; index < 5; index += 1)
      statuses.push((await send({ streetAddress: `${index} Elsewhere Road` })).statusCode);
    expect(statuses).toEqual([422, 422, 422, 422, 429]);
    expect((await ask({}, cookieOf(VISITOR))).statusCode).toBe(200);
  });
});

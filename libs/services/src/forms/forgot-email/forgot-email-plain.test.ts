import { forgotEmailProblems } from '@skein/forms/contract';
import { describe, expect, it } from 'vitest';
import { formStamp } from '../../posts/human-check/form-stamp.ts';
import { cookieOf, NOW, OTHER_VISITOR, SECRET, VISITOR } from '../testing/forms-server.ts';
import { ENDPOINT, KNOWN, serveForgotEmail } from './testing/forgot-email-server.ts';

const FIELDS = { streetAddress: KNOWN, unitNumber: '', zipCode: '97205', formEntryId: 'form-1' };

async function visitor(limited = false) {
  const server = await serveForgotEmail({ limited });
  let drawn = 0;
  /** What the page that is drawn for a visitor carries; another with each drawing. */
  const stampFor = (visitorId: string) => formStamp({ secret: SECRET, now: () => NOW })(visitorId, ENDPOINT);
  const send = (
    changes: Readonly<Record<string, string>> = {},
    visitorId = VISITOR,
    referer = '/forgot-email',
  ) =>
    server.post(
      { ...FIELDS, ...stampFor(visitorId), idempotencyKey: String((drawn += 1)), ...changes },
      { url: ENDPOINT, headers: { ...cookieOf(visitorId), referer: `http://localhost${referer}` } },
    );
  return { ...server, send, stampFor };
}

describe('who forgot the email, without script', () => {
  it.each([
    ['/forgot-email', '/forgot-email'],
    ['/intl/es/forgot-email', '/intl/es/forgot-email'],
  ])('asks from %s, and reads on that page that a letter was written', async (referer, page) => {
    const { send, advance, rows, woken } = await visitor();
    advance(3000);
    const answer = await send({}, VISITOR, referer);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, page]);
    const receipt = answer.cookies.find(({ name, path }) => name === 'skein_receipt' && path === page);
    expect(JSON.parse(receipt?.value ?? '')).toEqual({ page: '/forgot-email', formEntryId: 'form-1' });
    expect((await rows()).map(({ kind, flags }) => [kind, flags])).toEqual([
      ['forgot_email', ['no-human-check']],
    ]);
    expect(woken.count).toBe(1);
  });

  it('reads in the words of the form that there is no account', async () => {
    const { send, advance, rows } = await visitor();
    advance(3000);
    const answer = await send({ streetAddress: '1 Elsewhere Road' });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(forgotEmailProblems.notFound.en.replace("'", '&#39;'));
    expect(answer.body).toContain('value="1 Elsewhere Road"');
    expect(answer.cookies.map(({ name }) => name)).not.toContain('skein_receipt');
    expect(await rows()).toEqual([]);
  });

  it('asks once with a page, not sooner than a person can type, and not with the page of somebody else', async () => {
    const { send, advance, stampFor, rows } = await visitor();
    const page = stampFor(VISITOR);
    expect((await send(page)).statusCode).toBe(403);
    advance(3000);
    expect((await send(stampFor(OTHER_VISITOR))).statusCode).toBe(403);
    expect((await send({ pageToken: '' })).statusCode).toBe(403);
    expect((await send({ ...page, referenceNote: 'buy now' })).statusCode).toBe(400);
    expect((await send(page)).statusCode).toBe(303);
    expect((await send(page)).statusCode).toBe(403);
    expect(await rows()).toHaveLength(1);
  });

  it('may ask less often than who proves to be a person', async () => {
    const { send, ask, advance } = await visitor(true);
    advance(3000);
    const statuses: number[] = [];
    for (let index = 0; index < 5; index += 1)
      statuses.push((await send({ streetAddress: `${index} Elsewhere Road` })).statusCode);
    expect(statuses).toEqual([422, 422, 422, 422, 429]);
    expect((await ask({}, cookieOf(VISITOR))).statusCode).toBe(200);
  });
});

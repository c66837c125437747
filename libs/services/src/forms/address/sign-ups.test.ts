import { answerAt, RECEIPT_COOKIE, RECEIPT_MAX_AGE_S, TYPE_AGAIN_PATH } from '@skein/forms/contract';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { SIGN_UP_PAGE } from '../testing/form-pages.ts';
import type { AddressOutcome } from '../../stand-ins/address/model/address.types.ts';
import { readReceipt } from '../../posts/receipt.ts';
import { entryIdOf, formsInCms } from './testing/form-entries.fixtures.ts';
import { cookieOf, serveForms, VISITOR } from '../testing/forms-server.ts';

const EMAIL = { email: 'ana@example.com' };
const ADDRESS = { streetAddress: '2 Not Yet Ln', unitNumber: '4', zipCode: '78704' };
const WHOLE = ['email', 'street', 'unit', 'zip'] as const;
const signUpForm = entryIdOf('comingSoonSignUp', WHOLE);
const serve = (outcome: AddressOutcome = 'notYet') => serveForms({ outcome, take: { formOf: formsInCms } });

const receipts = ({ cookies, headers: _ }: LightMyRequestResponse) =>
  cookies.filter(({ name, value }) => name === RECEIPT_COOKIE && value !== '');
const receiptOf = (response: LightMyRequestResponse, page: string) => {
  const [first] = receipts(response);
  return first && readReceipt(`${first.name}=${encodeURIComponent(first.value)}`, page);
};

describe('an email that is left without a street', () => {
  it.each([
    ['with nothing else', EMAIL, ['email']],
    ['with a ZIP', { ...EMAIL, zipCode: '78704' }, ['email', 'zip']],
  ] as const)('%s is confirmed, and no answer about an address', async (_, fields, shown) => {
    const { post, script, rows } = await serve();
    const form = { formEntryId: entryIdOf('comingSoonSignUp', shown) };
    const plain = await post({ ...fields, ...form, pageSource: '/community' });
    expect([plain.statusCode, plain.headers.location]).toEqual([303, answerAt(SIGN_UP_PAGE)]);
    const scripted = await script({
      ...fields,
      ...form,
      pageSource: '/intl/es/community',
      idempotencyKey: 'k',
    });
    expect(scripted.json()).toEqual({ location: answerAt(`/intl/es${SIGN_UP_PAGE}`) });
    for (const response of [plain, scripted])
      expect(receiptOf(response, SIGN_UP_PAGE)).toMatchObject({
        email: EMAIL.email,
        from: '/community',
        ...form,
      });
    expect((await rows()).map(({ payload }) => payload['outcome'])).toEqual(['signedUp', 'signedUp']);
  });

  it('sent twice is confirmed twice, and kept once', async () => {
    const { post, rows } = await serve();
    const answers = [await post(EMAIL), await post(EMAIL)];
    for (const answer of answers) expect(receiptOf(answer, SIGN_UP_PAGE)?.email).toBe(EMAIL.email);
    expect(await rows()).toHaveLength(1);
  });

  it('sent again by a visitor who has a cookie since is kept once', async () => {
    const { post, rows, advance } = await serve();
    await post(EMAIL);
    advance(60_000);
    await post(EMAIL, { headers: cookieOf(VISITOR) });
    expect(await rows()).toHaveLength(1);
  });
});

describe('a request for a building', () => {
  const BUILDING = { ...EMAIL, streetAddress: '77 Loma St', zipCode: '78704' };
  const form = { formEntryId: entryIdOf('email', ['email', 'street', 'zip']) };
  const formOf = async (id: string) => {
    const found = await formsInCms(id);
    return found && { ...found, isRequest: true };
  };

  it('is confirmed as a request, whether the building is known or not', async () => {
    for (const outcome of ['tryAgain', 'available'] as const) {
      const { post, rows } = await serveForms({ outcome, take: { formOf } });
      const answer = await post({ ...BUILDING, ...form, pageSource: '/cities/austin/apartments' });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, answerAt(SIGN_UP_PAGE)]);
      expect(receiptOf(answer, SIGN_UP_PAGE)).toMatchObject({
        email: EMAIL.email,
        street: '77 Loma St',
        ...form,
      });
      expect((await rows()).map(({ payload }) => payload['outcome'])).toEqual(['signedUp']);
    }
  });

  it('is a check of the address in a form that takes no requests', async () => {
    const { post } = await serve('tryAgain');
    const answer = await post({ ...BUILDING, ...form, pageSource: '/cities/austin/apartments' });
    expect(answer.headers.location).toContain('/address/try-again');
  });
});

describe('a sign-up on the page about an address', () => {
  it.each<[AddressOutcome, string, string]>([
    ['notYet', '/address/not-yet', SIGN_UP_PAGE],
    ['almostThere', '/address/not-yet', SIGN_UP_PAGE],
    ['almostThere', '/intl/es/address/almost-there', `/intl/es${SIGN_UP_PAGE}`],
    // The visitor has entered another address, and its result is more important than the sign-up.
    ['available', '/address/not-yet', '/address/available'],
    ['tryAgain', '/address/not-yet', '/address/try-again'],
    ['accountNotFound', '/address/not-yet', '/account-not-found'],
    // On any other page, the address is a question, and the answer is its result.
    ['notYet', '/community', '/address/not-yet'],
  ])('for an address that is %s, on %s, leads to %s', async (outcome, pageSource, location) => {
    const { post, rows } = await serve(outcome);
    const answer = await post({ ...EMAIL, ...ADDRESS, formEntryId: signUpForm, pageSource });
    expect(answer.headers.location).toBe(answerAt(location));
    expect((await rows())[0]?.payload).toMatchObject({ ...EMAIL, ...ADDRESS, outcome });
  });

  it('names email and address on the page that confirms it', async () => {
    const { post } = await serve();
    const answer = await post({
      ...EMAIL,
      ...ADDRESS,
      formEntryId: signUpForm,
      pageSource: '/address/not-yet',
    });
    expect(receiptOf(answer, SIGN_UP_PAGE)).toEqual({
      page: SIGN_UP_PAGE,
      from: '/address/not-yet',
      formEntryId: signUpForm,
      email: 'ana@example.com',
      street: '2 Not Yet Ln',
      unit: '4',
      zip: '78704',
    });
  });

  it('checks an address where the form is one for that', async () => {
    const { post } = await serve();
    const formEntryId = entryIdOf('header', WHOLE);
    const answer = await post({ ...EMAIL, ...ADDRESS, formEntryId, pageSource: '/address/not-yet' });
    expect(answer.headers.location).toBe(answerAt('/address/not-yet'));
  });
});

describe('a receipt', () => {
  it('goes back to its own page in both languages, for half an hour, and is no business of scripts', async () => {
    const { post } = await serve();
    expect(receipts(await post(EMAIL))).toMatchObject(
      ['/stayintouch/verify', '/intl/es/stayintouch/verify'].map((path) => ({
        path,
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: RECEIPT_MAX_AGE_S,
      })),
    );
    expect(RECEIPT_MAX_AGE_S).toBe(30 * 60);
  });

  it('of an address that was checked goes to pages about addresses, and to the way back to the form', async () => {
    const { post } = await serve();
    const answer = await post(ADDRESS);
    expect(receipts(answer).map(({ path }) => path)).toEqual([
      '/address',
      '/intl/es/address',
      TYPE_AGAIN_PATH,
    ]);
    expect(receiptOf(answer, '/address/not-yet')).toMatchObject({ street: '2 Not Yet Ln' });
    expect(receiptOf(answer, '/address/not-yet')).not.toHaveProperty('email');
    expect(receiptOf(answer, '/address/available')).toBeUndefined();
  });

  it.each<[AddressOutcome, string]>([
    ['available', '/address/available'],
    ['notYet', '/address/not-yet'],
    ['almostThere', '/address/almost-there'],
    ['tryAgain', '/address/try-again'],
    ['accountNotFound', '/account-not-found'],
  ])(
    'names an email that came with an address that is %s, with and without script',
    async (outcome, page) => {
      const { post, script } = await serve(outcome);
      const sent = { ...EMAIL, ...ADDRESS, formEntryId: signUpForm, pageSource: '/cities/chandler' };
      for (const answer of [await post(sent), await script({ ...sent, idempotencyKey: 'k' })])
        expect(receiptOf(answer, page)).toMatchObject({ ...EMAIL, street: '2 Not Yet Ln' });
    },
  );

  it('names no email that the form has not asked for', async () => {
    const { post } = await serve();
    const formEntryId = entryIdOf('search', ['street', 'unit', 'zip']);
    const answer = await post({ ...EMAIL, ...ADDRESS, formEntryId });
    expect(receiptOf(answer, '/address/not-yet')).not.toHaveProperty('email');
  });

  it('is given to a script that keeps the address by itself where only a server has more to say', async () => {
    expect(receipts(await (await serve()).script(ADDRESS))).toEqual([]);
    for (const [outcome, page] of [
      ['available', '/address/available'],
      ['almostThere', '/address/almost-there'],
      ['accountNotFound', '/account-not-found'],
      ['tryAgain', '/address/try-again'],
    ] as const) {
      const answer = await (await serve(outcome)).script(ADDRESS);
      expect(receiptOf(answer, page)).toMatchObject({ street: '2 Not Yet Ln' });
    }
  });

  it('of an address that was checked without script is taken back when script checks another', async () => {
    const { cookies } = await (await serve()).script(ADDRESS);
    expect(cookies).toMatchObject(
      ['/address', '/intl/es/address', TYPE_AGAIN_PATH].map((path) => ({
        name: RECEIPT_COOKIE,
        value: '',
        path,
      })),
    );
    for (const cookie of cookies) expect(cookie.expires?.getTime()).toBeLessThan(Date.now());
  });

  it.each([
    '',
    `${RECEIPT_COOKIE}=`,
    `${RECEIPT_COOKIE}=%`,
    `${RECEIPT_COOKIE}=null`,
    `${RECEIPT_COOKIE}=[]`,
    `${RECEIPT_COOKIE}=%7B%22page%22%3A7%7D`,
    `not_${RECEIPT_COOKIE}=${encodeURIComponent('{"page":"/a"}')}`,
  ])('that cannot be read is none: %j', (cookies) => {
    expect(readReceipt(cookies, '/a')).toBeUndefined();
  });

  it('loses an email that is too long, and is a receipt all the same', () => {
    const written = encodeURIComponent(JSON.stringify({ page: '/a', email: 'x'.repeat(600) }));
    expect(readReceipt(`${RECEIPT_COOKIE}=${written}`, '/a')).toEqual({ page: '/a' });
  });
});

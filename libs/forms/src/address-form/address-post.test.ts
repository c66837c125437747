// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { addressCheckSchema, addressFormSchema } from './address-post-schemas.ts';
import { standInFetch, type StandInAnswer } from '../testing/stand-in-fetch.ts';
import { addressPostBody, type AddressPost } from './address-post-body.ts';
import { idempotencyKeys } from '../post/idempotency-key.ts';
import { sendPost } from '../post/send-post.ts';

const post: AddressPost = {
  variant: 'recaptcha',
  values: { email: 'sam@example.com', street: '12 Juniper Street', unit: '4', zip: '97205' },
  entryId: 'form-1',
  idempotencyKey: 'k1',
  honeypot: '',
  humanToken: 'human',
  xsrfToken: 'xsrf',
  eventLabel: 'hero',
  page: { pathname: '/intl/es/plans', search: '?utm_source=news&utm_medium=<b>' },
};

describe('the body of a post', () => {
  it('of the recaptcha variant has the names of the contract', () => {
    expect(Object.fromEntries(addressPostBody(post))).toEqual({
      email: 'sam@example.com',
      streetAddress: '12 Juniper Street',
      unitNumber: '4',
      zipCode: '97205',
      recaptchaAction: 'address_check',
      recaptchaToken: 'human',
      pageSource: '/intl/es/plans',
      utmcsr: 'news',
      utmccn: '',
      utmcmd: 'b',
      utmcct: '',
      formEntryId: 'form-1',
      idempotencyKey: 'k1',
      referenceNote: '',
    });
  });

  it.each([
    [
      'a page whose address names one',
      { search: '?utm_source=news&plan=skein-1-gig' },
      undefined,
      '?plan=skein-1-gig',
    ],
    [
      'a form that was served with one',
      { search: '?plan=skein-500' },
      '?plan=skein-1-gig',
      '?plan=skein-1-gig',
    ],
    ['an address that names none', { search: '?plan=%3Cb%3E' }, undefined, ''],
  ])('names the chosen plan of %s', (_where, { search }, plan, named) => {
    const body = addressPostBody({ ...post, plan, page: { pathname: '/check-address', search } });
    expect(body.get('pageSource')).toBe(`/check-address${named}`);
  });

  it('of the legacy variant has its own', () => {
    expect(
      Object.fromEntries(addressPostBody({ ...post, variant: 'legacy', humanToken: undefined })),
    ).toEqual({
      token: 'xsrf',
      event_label: 'hero',
      event_category: 'check address',
      event_action: 'submit',
      email: 'sam@example.com',
      street_address: '12 Juniper Street',
      unit_number: '4',
      zip_code: '97205',
      pageSource: '/intl/es/plans',
      formEntryId: 'form-1',
      idempotencyKey: 'k1',
      referenceNote: '',
    });
  });

  it('of the shared helper adds the human check to the legacy names', () => {
    const body = addressPostBody({ ...post, variant: 'legacy' });
    expect(body.get('recaptchaToken')).toBe('human');
    expect(body.get('recaptchaAction')).toBe('address_check');
  });

  it('has no email where none was asked for, and says which fields the page shows', () => {
    const body = addressPostBody({ ...post, entryId: 'form-1', values: { street: '', zip: '97205' } });
    expect(body.has('email')).toBe(false);
    expect(body.get('unitNumber')).toBe('');
    expect(body.get('shownFields')).toBe('street zip');
  });

  it('is what the service reads', () => {
    const read = (body: URLSearchParams) => Object.fromEntries(body);
    expect(v.is(addressFormSchema, read(addressPostBody(post)))).toBe(true);
    expect(v.is(addressCheckSchema, read(addressPostBody({ ...post, variant: 'legacy' })))).toBe(true);
  });
});

describe('what comes of a post', () => {
  const send = (answer: StandInAnswer) => {
    const { fetch, inits } = standInFetch(() => answer);
    const result = sendPost(
      '/address-forms',
      new URLSearchParams('a=1'),
      fetch,
      new AbortController().signal,
    );
    return { result, inits };
  };

  it('is the page that follows', async () => {
    const { result, inits } = send({ body: { location: '/address/available' } });
    expect(await result).toEqual({ kind: 'accepted', location: '/address/available' });
    expect(inits[0]).toMatchObject({ method: 'POST', headers: { accept: 'application/json' } });
  });

  it('is the page that a plain redirect leads to, as a browser without script would follow it', async () => {
    vi.stubGlobal('location', new URL('https://skein.example/check-address'));
    onTestFinished(() => void vi.unstubAllGlobals());
    const reached = (url: string) =>
      Object.defineProperties(new Response('<h1>Yes</h1>'), {
        url: { value: url },
        redirected: { value: true },
      });
    const post = (url: string) => sendPost('/forms', new URLSearchParams('a=1'), async () => reached(url));
    expect(await post('https://skein.example/address/available')).toEqual({
      kind: 'accepted',
      location: '/address/available',
    });
    expect(await post('https://elsewhere.example/thanks')).toEqual({ kind: 'accepted', location: undefined });
  });

  it('was taken by a service that names no page', async () => {
    expect(await send({ body: { id: 7 } }).result).toEqual({ kind: 'accepted', location: undefined });
    const nothing = async () => new Response(null, { status: 204 });
    expect(await sendPost('/forms', new URLSearchParams('a=1'), nothing)).toMatchObject({ kind: 'accepted' });
  });

  it('is what the service found wrong with the fields', async () => {
    const fields = { zip: 'zipInvalid', email: 7 };
    const { result } = send({
      status: 422,
      body: { error: { code: 'invalid_fields', message: '', fields } },
    });
    expect(await result).toEqual({ kind: 'refused', issues: [{ field: 'zip', message: 'zipInvalid' }] });
  });

  it.each<[string, StandInAnswer]>([
    ['a page elsewhere', { body: { location: 'https://elsewhere.example' } }],
    ['a page elsewhere, without a scheme', { body: { location: '//elsewhere.example' } }],
    ['a body that is no JSON', { body: '<html>' }],
    [
      'a refusal without fields',
      { status: 429, body: { error: { code: 'too_many_requests', message: '' } } },
    ],
    ['a broken service', { status: 502, body: 'Bad gateway' }],
    ['no network', new TypeError('offline')],
  ])('is a failure with %s', async (_, answer) => {
    expect(await send(answer).result).toMatchObject({ kind: 'failed' });
  });
});

describe('the key of a form', () => {
  it('stays over retries and changes with what is sent', () => {
    const keyFor = idempotencyKeys();
    const first = keyFor('a');
    expect(keyFor('a')).toBe(first);
    expect(keyFor('b')).not.toBe(first);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
  });

  it('differs between two forms on a page', () => {
    expect(idempotencyKeys()('a')).not.toBe(idempotencyKeys()('a'));
  });
});

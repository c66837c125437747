import { answerAt, forms } from '@skein/forms/contract';
import { describe, expect, it } from 'vitest';
import { FORM_TOKEN, OTHER_VISITOR, VISITOR, cookieOf, serveForms } from '../testing/forms-server.ts';

const FIELDS = {
  email: 'Ana.Gil@example.com',
  streetAddress: '12 Juniper Street',
  unitNumber: '4',
  zipCode: '78701',
  recaptchaAction: 'address_check',
  recaptchaToken: 'human',
  pageSource: '/cities/austin',
  utmcsr: 'newsletter',
};
const LEGACY = {
  token: 'test',
  event_label: 'header',
  email: 'ana@example.com',
  street_address: '12 Juniper Street',
  unit_number: '',
  zip_code: '78701',
};

describe('an address form', () => {
  it('is kept, and leads to the page that says what comes next', async () => {
    const { post, rows, storage, woken } = await serveForms();
    const response = await post({ ...FIELDS, idempotencyKey: 'key-1', somethingElse: 'not ours' });
    expect(response.statusCode).toBe(303);
    expect(response.headers).toMatchObject({
      location: '/address/available?sent=1',
      'cache-control': 'no-store, private',
    });
    expect(await rows()).toEqual([
      {
        kind: 'address_form',
        key: 'key-1',
        flags: [],
        payload: {
          email: 'Ana.Gil@example.com',
          streetAddress: '12 Juniper Street',
          unitNumber: '4',
          zipCode: '78701',
          pageSource: '/cities/austin',
          utmcsr: 'newsletter',
          utmccn: '',
          utmcmd: '',
          utmcct: '',
          outcome: 'available',
        },
      },
    ]);
    expect(await storage.db.selectFrom('outbox').select('state').execute()).toEqual([{ state: 'queued' }]);
    expect(woken.count).toBe(1);
  });

  it('answers a script with the address of that page', async () => {
    const { script } = await serveForms();
    const response = await script(FIELDS);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ location: '/address/available?sent=1' });
  });

  it.each([
    ['available', '/address/available'],
    ['notYet', '/address/not-yet'],
    ['almostThere', '/address/almost-there'],
    ['tryAgain', '/address/try-again'],
    ['accountNotFound', '/account-not-found'],
  ] as const)('with outcome %s leads to %s', async (outcome, location) => {
    const { post } = await serveForms({ outcome });
    expect((await post(FIELDS)).headers['location']).toBe(answerAt(location));
    expect(
      (await post({ ...FIELDS, zipCode: '78702', recaptchaToken: 'human-2', pageSource: '/intl/es/cities' }))
        .headers['location'],
    ).toBe(answerAt(`/intl/es${location}`));
  });

  it.each([
    [{ pageSource: '/intl/es' }, {}, '/intl/es'],
    [{ pageSource: 'https://www.skein.example/intl/es/plans?x=1' }, {}, '/intl/es'],
    [{ pageSource: '//evil.example/intl/es' }, {}, '/intl/es'],
    [{ pageSource: '/intl/espresso' }, {}, ''],
    [{ pageSource: '' }, { referer: 'http://localhost/intl/es/plans' }, '/intl/es'],
    [{ pageSource: 'http://[' }, {}, ''],
  ])('from %j leads to the language of its page and never elsewhere', async (fields, headers, prefix) => {
    const { post } = await serveForms();
    const response = await post({ ...FIELDS, ...fields }, { headers });
    expect(response.headers['location']).toBe(answerAt(`${prefix}/address/available`));
  });

  it('refused without script, keeps the page that it stood on for the next try', async () => {
    const { post } = await serveForms();
    const referer = 'http://localhost/intl/es/plans?email=ana';
    const refused = await post({ ...FIELDS, pageSource: '', zipCode: '1' }, { headers: { referer } });
    expect(refused.body).toContain('name="pageSource" value="/intl/es/plans"');
  });

  it.each(['', '78701'])('with an email, no street and ZIP "%s" is about news', async (zipCode) => {
    const { post } = await serveForms({ outcome: 'tryAgain' });
    const response = await post({ email: 'ana@example.com', streetAddress: '', zipCode });
    expect(response.headers['location']).toBe('/stayintouch/verify?sent=1');
  });
});

describe('the same form again', () => {
  it('is answered in the language of the page that it comes from now', async () => {
    const { post, rows } = await serveForms();
    const english = await post({ ...FIELDS, pageSource: '/check-address' });
    const spanish = await post({ ...FIELDS, pageSource: '/intl/es/check-address' });
    expect([english, spanish].map(({ headers }) => headers['location'])).toEqual([
      '/address/available?sent=1',
      '/intl/es/address/available?sent=1',
    ]);
    expect(await rows()).toHaveLength(1);
  });

  it('with its key gets the same answer, and is kept once', async () => {
    const { script, rows, woken } = await serveForms();
    const fields = { ...FIELDS, idempotencyKey: 'key-1' };
    const answers = await Promise.all([script(fields), script(fields), script(fields)]);
    answers.push(await script({ ...fields, recaptchaToken: 'human-2' }));
    expect(answers.map((answer) => [answer.statusCode, answer.body])).toEqual(
      Array.from({ length: 4 }, () => [200, '{"location":"/address/available?sent=1"}']),
    );
    expect(await rows()).toHaveLength(1);
    expect(woken.count).toBe(1);
  });

  it('with its key and a corrected address is kept, too', async () => {
    const { script, rows } = await serveForms();
    await script({ ...FIELDS, idempotencyKey: 'key-1' });
    await script({ ...FIELDS, idempotencyKey: 'key-1', zipCode: '78702', recaptchaToken: 'human-2' });
    expect((await rows()).map(({ payload }) => payload['zipCode'])).toEqual(['78701', '78702']);
  });

  it.each([
    ['at once', 0, 1],
    ['ten minutes later', 10 * 60_000 - 1, 1],
    ['after that', 10 * 60_000 + 1, 2],
  ])('without a key, %s, makes for %i ms later %i in all', async (_when, ms, kept) => {
    const { post, rows, advance } = await serveForms();
    // Posts near the end of a time window, so that the second post falls into the next window.
    advance(9 * 60_000);
    const fields = { email: 'ana@example.com', zipCode: '78701' };
    await post(fields);
    advance(ms);
    await post({ ...fields, email: ' ANA@example.com ' });
    expect(await rows()).toHaveLength(kept);
  });

  it('without a key, with another chosen plan, is another one', async () => {
    const { post, rows } = await serveForms();
    const address = { streetAddress: '1 Main Street', zipCode: '78701' };
    for (const plan of ['skein-1-gig', 'skein-1-gig', 'skein-5-gig'])
      await post(address, { headers: { referer: `http://localhost/check-address?plan=${plan}` } });
    expect((await rows()).map(({ payload }) => payload['pageSource'])).toEqual([
      '/check-address?plan=skein-1-gig',
      '/check-address?plan=skein-5-gig',
    ]);
  });

  it('without a key, from another visitor, is another one', async () => {
    const { post, rows } = await serveForms();
    const fields = { email: '', zipCode: '78701', streetAddress: '1 Main Street' };
    const { email: _, ...withoutEmail } = fields;
    await post(withoutEmail, { headers: cookieOf(VISITOR) });
    await post(withoutEmail, { headers: cookieOf(OTHER_VISITOR) });
    await post(withoutEmail, { remoteAddress: '203.0.113.7' });
    await post(withoutEmail, { remoteAddress: '203.0.113.8' });
    expect(await rows()).toHaveLength(4);
  });
});

describe('the rules of the form', () => {
  it('of the entry that is named hold', async () => {
    const { script, rows } = await serveForms({
      take: {
        formOf: (id) =>
          id === 'city-form'
            ? { form: forms.cityEmail, shown: forms.cityEmail.fields, isRequest: false }
            : undefined,
      },
    });
    const withoutStreet = { email: 'ana@example.com', zipCode: '78701' };
    const refused = await script({ ...withoutStreet, formEntryId: 'city-form' });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toEqual({
      error: {
        code: 'invalid_fields',
        message: expect.stringContaining('missing'),
        fields: { street: 'streetRequired' },
      },
    });
    expect(await rows()).toEqual([]);
    expect((await script({ ...withoutStreet, formEntryId: 'unknown' })).statusCode).toBe(200);
  });

  it('ask for an email where the form shows the field for it, and the page is not from before that', async () => {
    const { script } = await serveForms({
      take: { formOf: () => ({ form: forms.header, shown: ['email', 'street', 'zip'], isRequest: false }) },
    });
    const address = { streetAddress: '1 Main Street', zipCode: '78701', formEntryId: 'a' };
    expect((await script(address)).statusCode).toBe(200);
    const refused = await script({ ...address, email: '' });
    expect(refused.json().error.fields).toEqual({ email: 'emailMissing' });
  });

  it.each([
    [{ email: '', zipCode: '78701' }, { email: 'emailRequired' }],
    [{ email: 'ana@example', zipCode: '78701' }, { email: 'emailInvalid' }],
    [{ email: 'ana@example.com', zipCode: '7870' }, { zip: 'zipInvalid' }],
    [{ streetAddress: '12 Juniper Street' }, { zip: 'zipRequired' }],
    [{ zipCode: '7'.repeat(50) }, { zip: 'zipInvalid' }],
    [{ email: `${'a'.repeat(600)}@example.com` }, { email: 'emailInvalid' }],
  ])('of any form refuse %j', async (fields, wrong) => {
    const { script, rows } = await serveForms();
    const response = await script(fields);
    expect(response.statusCode).toBe(422);
    expect(response.json().error).toMatchObject({ code: 'invalid_fields', fields: wrong });
    expect(await rows()).toEqual([]);
  });
});

describe('the legacy variant', () => {
  const legacy = { url: '/address-check' };

  it('is kept under its own names, with what is left out filled in', async () => {
    const { post, rows } = await serveForms();
    const response = await post(LEGACY, legacy);
    expect([response.statusCode, response.headers['location']]).toEqual([303, '/address/available?sent=1']);
    expect(await rows()).toEqual([
      expect.objectContaining({
        kind: 'address_check',
        flags: ['no-form-token', 'no-human-check'],
        payload: {
          event_label: 'header',
          event_category: 'check address',
          event_action: 'submit',
          email: 'ana@example.com',
          street_address: '12 Juniper Street',
          unit_number: '',
          zip_code: '78701',
          pageSource: '',
          outcome: 'available',
        },
      }),
    ]);
  });

  it('with the form token of portal data leaves no doubt of it', async () => {
    const { script, rows } = await serveForms();
    const response = await script({ ...LEGACY, token: FORM_TOKEN }, legacy);
    expect(response.statusCode).toBe(200);
    expect((await rows()).map(({ flags }) => flags)).toEqual([['no-human-check']]);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { badBodies } from './testing/bad-bodies.ts';
import { serveForms, type FormsServer } from '../testing/forms-server.ts';

let server: FormsServer;
beforeEach(async () => {
  server = await serveForms();
});

const usedTokens = () => server.storage.db.selectFrom('human_check_used').selectAll().execute();
const outbox = () => server.storage.db.selectFrom('outbox').selectAll().execute();

const ENDPOINTS = [
  {
    url: '/address-forms',
    good: { email: 'ana@example.com', zipCode: '78701', recaptchaToken: 'human' },
    field: 'zipCode',
  },
  {
    url: '/address-check',
    good: { email: 'ana@example.com', zip_code: '78701', recaptchaToken: 'human' },
    field: 'zip_code',
  },
  {
    url: '/api/forgot-email',
    good: {
      streetAddress: '12 Juniper Street',
      unitNumber: '',
      zipCode: '97205',
      recaptchaToken: 'human',
      recaptchaAction: 'forgot_email',
      eventLabel: '',
    },
    field: 'zipCode',
  },
] as const;

describe.each(ENDPOINTS)('$url', ({ url, good, field }) => {
  it.each(badBodies(good, field))(
    'refuses $about, says why, and keeps nothing',
    async ({ body, headers, status, code }) => {
      const response = await server.script(undefined, { url, payload: body, headers });
      expect([response.statusCode, response.json().error.code]).toEqual([status, code]);
      expect(response.json().error.message).toMatch(/^[A-Z].+\.$/u);
      expect([await server.rows(), await outbox(), await usedTokens()]).toEqual([[], [], []]);
      expect((await server.script(good, { url })).statusCode).toBe(200);
    },
  );

  it.each(Object.keys(good))('refuses a %s that is no text', async (name) => {
    for (const value of [5, null, [], {}, [good[name as keyof typeof good]]]) {
      const response = await server.script({ ...good, [name]: value }, { url });
      expect([response.statusCode, response.json().error.code]).toEqual([422, 'invalid_fields']);
    }
    expect([await server.rows(), await usedTokens()]).toEqual([[], []]);
  });

  it('says it in Spanish to who comes from a Spanish page', async () => {
    const response = await server.script('nonsense', {
      url,
      headers: { referer: 'http://localhost/intl/es/account' },
    });
    expect(response.json().error).toEqual({
      code: 'malformed_body',
      message: 'No pudimos leer lo que llegó. Envía el formulario de nuevo.',
    });
  });

  it('ignores fields that it does not know, prototypes included, and keeps none of them', async () => {
    const extra = { toString: 'x', hasOwnProperty: 'x', admin: 'true', constructor: 'x' };
    const response = await server.post(
      { ...good, ...extra },
      { url, headers: { accept: 'application/json' } },
    );
    expect(response.statusCode).toBe(200);
    const [row] = await server.rows();
    expect(Object.keys(row?.payload ?? {})).not.toEqual(expect.arrayContaining(Object.keys(extra)));
    expect(JSON.stringify(row?.payload)).not.toMatch(/admin|hasOwnProperty|constructor/u);
  });

  it('answers no other method with what was sent', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH'] as const)
      expect((await server.app.inject({ method, url })).statusCode).toBe(404);
  });

  it('is not confused by cookies that are no cookies', async () => {
    for (const cookie of [
      'skein_visitor=%ff',
      'skein_visitor=__proto__',
      '=;=;;',
      `skein_visitor=${'x'.repeat(5000)}`,
    ])
      expect(
        (await server.script({ ...good, recaptchaToken: `human-${cookie}` }, { url, headers: { cookie } }))
          .statusCode,
      ).toBe(200);
  });
});

describe.each(['/address-forms', '/address-check'])('%s', (url) => {
  const good = { email: 'ana@example.com', zipCode: '78701', zip_code: '78701' };

  it.each([
    ['a key that is too long', { idempotencyKey: 'k'.repeat(65) }, 422, 'invalid_fields'],
    ['an entry id that is too long', { formEntryId: 'e'.repeat(65) }, 422, 'invalid_fields'],
    ['a page that is too long', { pageSource: `/${'p'.repeat(2048)}` }, 422, 'invalid_fields'],
  ])('refuses %s', async (_what, changes, status, code) => {
    const response = await server.script({ ...good, ...changes }, { url });
    expect([response.statusCode, response.json().error.code]).toEqual([status, code]);
    expect(await server.rows()).toEqual([]);
  });

  it('takes an entry id that is no entry for any form', async () => {
    for (const [index, formEntryId] of ['__proto__', 'constructor', '../../x', '', ' '].entries())
      expect(
        (await server.script({ ...good, email: `ana${index}@example.com`, formEntryId }, { url })).statusCode,
      ).toBe(200);
  });
});

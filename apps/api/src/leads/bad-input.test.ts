import Fastify from 'fastify';
import { Writable } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { leadsServer, VISITOR, type LeadsServer } from './testing/leads-server.ts';

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
const good = { email: 'ana@example.com', zipCode: '78701', zip_code: '78701' };

let server: LeadsServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

interface BadPost {
  readonly type: string;
  readonly body: string | Buffer;
  readonly status: number;
  readonly code: string;
}
const json = (body: unknown): Pick<BadPost, 'type' | 'body'> => ({
  type: JSON_TYPE,
  body: JSON.stringify(body),
});
const form = (body: string | Buffer): Pick<BadPost, 'type' | 'body'> => ({ type: FORM, body });

const BAD: readonly (readonly [string, BadPost])[] = [
  ['nothing', { ...form(''), status: 422, code: 'invalid_fields' }],
  ['no fields', { ...json({}), status: 422, code: 'invalid_fields' }],
  ['no object', { ...json([good]), status: 400, code: 'malformed_body' }],
  ['null', { ...json(null), status: 400, code: 'malformed_body' }],
  ['a number', { ...json(7), status: 400, code: 'malformed_body' }],
  ['a field that is a number', { ...json({ ...good, email: 5 }), status: 422, code: 'invalid_fields' }],
  [
    'a field that is an object',
    { ...json({ ...good, email: { a: 1 } }), status: 422, code: 'invalid_fields' },
  ],
  ['a field that is a list', { ...json({ ...good, email: ['a'] }), status: 422, code: 'invalid_fields' }],
  ['a field that is null', { ...json({ ...good, pageSource: null }), status: 422, code: 'invalid_fields' }],
  [
    'a field twice',
    { ...form('zipCode=78701&zipCode=78702&zip_code=1&zip_code=2'), status: 422, code: 'invalid_fields' },
  ],
  [
    'a key that is too long',
    { ...json({ ...good, idempotencyKey: 'k'.repeat(65) }), status: 422, code: 'invalid_fields' },
  ],
  ['broken JSON', { type: JSON_TYPE, body: '{"email":', status: 400, code: 'malformed_body' }],
  ['empty JSON', { type: JSON_TYPE, body: '', status: 400, code: 'malformed_body' }],
  [
    'a poisoned prototype',
    { type: JSON_TYPE, body: '{"__proto__":{"email":"a@b.co"}}', status: 400, code: 'malformed_body' },
  ],
  [
    'an unfinished escape',
    { ...form('zipCode=78701&zip_code=78701&email=%e'), status: 400, code: 'malformed_body' },
  ],
  [
    'an escape that is no UTF-8',
    { ...form('zipCode=78701&zip_code=78701&email=%ff%fe'), status: 400, code: 'malformed_body' },
  ],
  [
    'bytes that are no UTF-8',
    { ...form(Buffer.from([0x65, 0x3d, 0xff, 0xfe])), status: 400, code: 'invalid_characters' },
  ],
  [
    'JSON that is no UTF-8',
    {
      type: JSON_TYPE,
      body: Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d]),
      status: 400,
      code: 'invalid_characters',
    },
  ],
  [
    'a control character',
    { ...json({ ...good, email: 'ana\u0000@example.com' }), status: 400, code: 'invalid_characters' },
  ],
  [
    'a line break, as for headers',
    {
      ...form('zipCode=78701&zip_code=78701&pageSource=/a%0d%0aset-cookie:x'),
      status: 400,
      code: 'invalid_characters',
    },
  ],
  [
    'half a character',
    {
      type: JSON_TYPE,
      body: '{"zipCode":"78701","zip_code":"78701","pageSource":"\\ud800"}',
      status: 400,
      code: 'invalid_characters',
    },
  ],
  ['a thousand fields', { ...form('a=1&'.repeat(1000)), status: 400, code: 'malformed_body' }],
  [
    'a megabyte',
    { ...json({ ...good, email: 'a'.repeat(1024 * 1024) }), status: 413, code: 'body_too_large' },
  ],
  [
    'a megabyte, form-encoded',
    { ...form(`email=${'a'.repeat(1024 * 1024)}`), status: 413, code: 'body_too_large' },
  ],
  [
    'plain text',
    { type: 'text/plain', body: JSON.stringify(good), status: 415, code: 'unsupported_media_type' },
  ],
  [
    'a file',
    { type: 'multipart/form-data; boundary=x', body: '--x--', status: 415, code: 'unsupported_media_type' },
  ],
  ['a type that is none', { type: 'nonsense', body: 'x', status: 415, code: 'unsupported_media_type' }],
  ['a filled trap', { ...json({ ...good, referenceNote: 'buy now' }), status: 400, code: 'not_a_visitor' }],
];

describe.each(['/address-forms', '/address-check'])('%s', (url) => {
  it.each(BAD)('refuses %s, says why, and keeps nothing', async (_what, { type, body, status, code }) => {
    server = await leadsServer();
    const response = await server.app.inject({
      method: 'POST',
      url,
      payload: body,
      headers: { 'content-type': type, accept: 'application/json' },
    });
    expect([response.statusCode, response.json().error.code]).toEqual([status, code]);
    expect(response.json().error.message).toMatch(/^[A-Z].+\.$/u);
    expect(await server.rows()).toEqual([]);
    const after = await server.script(good, { url });
    expect(after.statusCode).toBe(200);
  });

  it('refuses whatever was stolen from another visitor’s page', async () => {
    server = await leadsServer();
    for (const pageToken of ['a.b.c', '....', 'x'.repeat(500)]) {
      const response = await server.script(
        { ...good, pageToken },
        { url, headers: { cookie: `skein_visitor=${VISITOR}` } },
      );
      expect(response.json().error.code).toBe('token_invalid');
    }
    expect(await server.rows()).toEqual([]);
  });
});

describe('a refused form, without script', () => {
  it('comes back as a page, filled in again, in the visitor’s language', async () => {
    server = await leadsServer();
    const response = await server.post({
      email: 'ana@example',
      streetAddress: '12 "Juniper" Street',
      zipCode: '78701',
      formEntryId: 'entry-1',
      pageSource: '/intl/es/cities/austin',
    });
    expect(response.statusCode).toBe(422);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    expect(response.body).toContain('lang="es"');
    expect(response.body).toContain('value="ana@example"');
    expect(response.body).toContain('value="12 &quot;Juniper&quot; Street"');
    expect(response.body).toContain('name="formEntryId" value="entry-1"');
    expect(response.body).toContain('Un correo lleva una arroba');
    expect(response.body).toContain('action="/address-forms"');
  });

  it('that could not be read leads to the home page instead', async () => {
    server = await leadsServer();
    const response = await server.app.inject({
      method: 'POST',
      url: '/address-forms',
      payload: `email=${'a'.repeat(20_000)}`,
      headers: { 'content-type': FORM, accept: 'text/html', referer: 'http://localhost/intl/es/plans' },
    });
    expect(response.statusCode).toBe(413);
    expect(response.body).toContain('<a href="/intl/es">Ir al inicio</a>');
    expect(response.body).not.toContain('<form');
  });

  it('never carries markup of the sender', async () => {
    server = await leadsServer();
    const attack = `"><script>alert(1)</script><b a='`;
    for (const url of ['/address-forms', '/address-check'])
      for (const name of [
        'email',
        'streetAddress',
        'street_address',
        'zipCode',
        'zip_code',
        'formEntryId',
        'pageSource',
      ]) {
        const { body, statusCode } = await server.post(
          { zipCode: '1', zip_code: '1', [name]: attack },
          { url },
        );
        expect(statusCode).toBe(422);
        expect(body).not.toMatch(/<script|<b a/u);
      }
  });

  it('can be drawn by the host, who gets what was typed and what is wrong', async () => {
    const seen: unknown[] = [];
    server = await leadsServer({
      api: {
        renderRefusal(view) {
          seen.push(view);
          return { html: '<p>ours</p>', headers: { 'x-drawn-by': 'host' } };
        },
      },
    });
    const response = await server.post(
      { street_address: '1 Main Street', zip_code: 'x' },
      { url: '/address-check' },
    );
    expect([response.body, response.headers['x-drawn-by']]).toEqual(['<p>ours</p>', 'host']);
    expect(seen).toEqual([
      {
        status: 422,
        code: 'invalid_fields',
        title: 'Almost. One more look',
        message: expect.any(String),
        fields: { zip: 'zipInvalid' },
        values: { street: '1 Main Street', zip: 'x' },
        hidden: {},
        names: { email: 'email', street: 'street_address', unit: 'unit_number', zip: 'zip_code' },
        language: 'en',
        page: undefined,
        action: '/address-check',
      },
    ]);
  });
});

describe('the log', () => {
  it('holds nothing of what visitors send, whatever happens to it', async () => {
    let log = '';
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        log += chunk.toString();
        done();
      },
    });
    server = await leadsServer({ app: Fastify({ logger: { level: 'trace', stream } }) });
    const secret = { email: 'ana.unique@example.com', streetAddress: '77 Unrepeated Lane', zipCode: '78701' };
    await server.post(secret);
    await server.post({ ...secret, zipCode: 'wrong' });
    await server.script({ ...secret, recaptchaToken: 'forged' });
    await server.script({ ...secret, referenceNote: 'x' });
    await server.storage.db.schema.dropTable('outbox').execute();
    const failed = await server.script({ ...secret, unitNumber: '9' });
    expect([failed.statusCode, failed.json().error.code, failed.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '5',
    ]);
    expect(log).toContain('submission was not stored');
    expect(log).not.toMatch(/ana\.unique|Unrepeated|78701/u);
  });
});

import { unlimited } from '@skein/http/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressApi } from './address-api.ts';
import { addressBookService } from '../../demo/addresses/address-book.ts';

const SUGGEST = '/api/places/suggest';
const LOOKUP = '/buyflow_address_lookup_by_street_autoc_onchange/';
const DOORS = '/buyflow_load_address_assocs/';
const PLACE = '/api/places/';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  await app.register(addressApi, {
    addresses: addressBookService(),
    limiter: unlimited,
    secureCookies: false,
  });
});
afterAll(() => app.close());

const ENDPOINTS = [
  { path: SUGGEST, parameter: 'q', others: '', longest: 200 },
  { path: LOOKUP, parameter: 'address1', others: 'place_id=&unit=&zip=', longest: 512 },
  { path: LOOKUP, parameter: 'place_id', others: 'address1=&unit=&zip=', longest: 512 },
  { path: LOOKUP, parameter: 'zip', others: 'address1=1+Ready+Rd&place_id=', longest: 512 },
  { path: DOORS, parameter: 'address_id', others: '', longest: 512 },
] as const;

describe.each(ENDPOINTS)('$path with $parameter', ({ path: at, parameter, others, longest }) => {
  const optional = parameter === 'zip';

  it.each([
    ...(optional ? [] : [['left out', '', 'bad_request'] as const]),
    ['given twice', `${parameter}=a&${parameter}=b`, 'bad_request'],
    ['given fifty times', `${parameter}=a&`.repeat(50), 'bad_request'],
    ...(optional ? [] : [['as a list', `${parameter}[]=a`, 'bad_request'] as const]),
    ...(optional ? [] : [['as an object', `${parameter}[a]=a`, 'bad_request'] as const]),
    ...(optional
      ? []
      : [['as a prototype', `__proto__[${parameter}]=a&__proto__=a`, 'bad_request'] as const]),
    ['too long', `${parameter}=${'a'.repeat(longest + 1)}`, 'too_long'],
    ['of a megabyte', `${parameter}=${'a'.repeat(1024 * 1024)}`, 'too_long'],
    ['with an unfinished escape', `${parameter}=%e`, 'malformed_query'],
    ['with half an escape', `${parameter}=a%`, 'malformed_query'],
    ['that is no UTF-8', `${parameter}=%ff%fe`, 'malformed_query'],
    ['beside a broken name', `${parameter}=a&%ff=b`, 'malformed_query'],
    ['among a thousand others', `${parameter}=a&${'b=1&'.repeat(1000)}`, 'malformed_query'],
    ['with a null character', `${parameter}=a%00b`, 'invalid_characters'],
    ['with a line break', `${parameter}=a%0d%0aset-cookie:x`, 'invalid_characters'],
    ['with an escape character', `${parameter}=%1b[31m`, 'invalid_characters'],
  ] as const)('%s is refused, in both languages, and not repeated', async (_what, query, code) => {
    const ask = (referer: string) => app.inject({ url: `${at}?${others}&${query}`, headers: { referer } });
    const [english, spanish] = [await ask(''), await ask('http://localhost/intl/es')];
    expect([english.statusCode, english.json().error.code]).toEqual([400, code]);
    expect(english.json().error.message).toMatch(/^[A-Z].+\.$/u);
    expect(spanish.json().error.message).not.toBe(english.json().error.message);
    expect(english.body.length).toBeLessThan(300);
    expect(english.headers['cache-control']).toBe('no-store, private');
  });

  it.each([
    '__proto__',
    'constructor',
    'toString',
    '%F0%9F%8F%A0',
    "'; DROP TABLE address; --",
    '%25',
    '-99999999',
    '١٢',
  ])('that is %j is nothing known', async (text) => {
    const response = await app.inject(`${at}?${others}&${parameter}=${text}`);
    expect(response.statusCode).toBe(at === DOORS ? 404 : 200);
    const nothing = { [SUGGEST]: { suggestions: [] }, [LOOKUP]: { address: null } } as const;
    if (at !== DOORS && parameter !== 'zip') expect(response.json()).toEqual(nothing[at]);
    expect((await app.inject(`${SUGGEST}?q=1+ready`)).json().suggestions).not.toEqual([]);
  });
});

describe('a place', () => {
  it.each([
    ['a%00b', 400, 'invalid_characters'],
    ['a%0ab', 400, 'invalid_characters'],
    ['__proto__', 404, 'not_found'],
    ['constructor', 404, 'not_found'],
    ['..%2f..%2fetc%2fpasswd', 404, 'not_found'],
    ['demo-place-zzzzzzzzzzz', 404, 'not_found'],
    ['a'.repeat(300), 404, 'not_found'],
    ['a'.repeat(513), 400, 'too_long'],
    ['a/b', 404, 'not_found'],
    ['DEMO-PLACE-1', 404, 'not_found'],
    ['', 404, 'not_found'],
  ])('%j is answered with %i %s', async (id, status, code) => {
    const response = await app.inject(PLACE + id);
    expect([response.statusCode, response.json().error.code]).toEqual([status, code]);
  });
});

it('a body that comes with a question is not read', async () => {
  for (const [type, payload] of [
    ['application/json', '{"q":'],
    ['application/json', 'x'.repeat(1024 * 1024)],
    ['nonsense', 'x'],
  ] as const) {
    const response = await app.inject({
      url: `${SUGGEST}?q=1+ready`,
      payload,
      headers: { 'content-type': type },
    });
    expect(response.statusCode).toBe(200);
  }
});

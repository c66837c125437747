export interface BadBody {
  readonly about: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  readonly status: number;
  readonly code: string;
}

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
const MEGABYTE = 1024 * 1024;

const json = (body: string | Buffer) => ({ headers: { 'content-type': JSON_TYPE }, body });
const form = (body: string | Buffer) => ({ headers: { 'content-type': FORM }, body });
const typed = (type: string, body: string) => ({ headers: { 'content-type': type }, body });
const packed = (encoding: string, body: string | Buffer) => ({
  headers: { 'content-type': JSON_TYPE, 'content-encoding': encoding },
  body,
});

const as =
  (status: number, code: string) =>
  (about: string, sent: Pick<BadBody, 'headers' | 'body'>): BadBody => ({ about, ...sent, status, code });
const invalid = as(422, 'invalid_fields');
const malformed = as(400, 'malformed_body');
const unusable = as(400, 'invalid_characters');
const large = as(413, 'body_too_large');
const unknown = as(415, 'unsupported_media_type');
const compressed = as(415, 'unsupported_encoding');

/**
 * Returns invalid request bodies of all kinds.
 * @param good fields that the endpoint accepts
 * @param field name of a text field in `good`
 */
export function badBodies(good: Readonly<Record<string, string>>, field: string): readonly BadBody[] {
  const { [field]: value = '', ...others } = good;
  const with_ = (changed: unknown) => json(JSON.stringify({ ...others, [field]: changed }));
  const encoded = (last: string) => form(`${new URLSearchParams(others)}&${field}=${last}`);
  const whole = JSON.stringify(good);
  return [
    invalid('nothing', form('')),
    invalid('no fields', json('{}')),
    invalid('a field that is a number', with_(5)),
    invalid('a field that is true', with_(true)),
    invalid('a field that is null', with_(null)),
    invalid('a field that is an object', with_({ a: 1 })),
    invalid('a field that is a list', with_([value])),
    invalid('a field that is an empty list', with_([])),
    invalid('a field twice', encoded(`${value}&${field}=${value}`)),
    invalid('a field a hundred times, nearly', encoded(`${value}&${field}=`.repeat(90))),
    invalid('a field that is too long', with_('x'.repeat(5000))),
    invalid('prototype keys, form-encoded', form(`__proto__=1&constructor=1&toString=1&${field}=`)),
    malformed('a list', json(`[${whole}]`)),
    malformed('null', json('null')),
    malformed('a number', json('7')),
    malformed('a text', json('"zip"')),
    malformed('broken JSON', json('{"email":')),
    malformed('empty JSON', json('')),
    malformed('two objects', json(`${whole}${whole}`)),
    malformed('a poisoned prototype', json(`{"__proto__":${whole}}`)),
    malformed('a poisoned prototype, deeper', json('{"a":{"constructor":{"prototype":{"b":1}}}}')),
    malformed('an unfinished escape', encoded('%e')),
    malformed('an escape that is no UTF-8', encoded('%ff%fe')),
    malformed('an escape that is too long for its character', encoded('%c0%80')),
    malformed('a thousand fields', form('a=1&'.repeat(1000))),
    malformed('lists within lists, thousands deep', json('['.repeat(5000) + ']'.repeat(5000))),
    unusable('bytes that are no UTF-8', form(Buffer.from([0x65, 0x3d, 0xff, 0xfe]))),
    unusable('JSON that is no UTF-8', json(Buffer.from('{"a":"\xff"}', 'latin1'))),
    unusable('a null character', with_(`${value}\u0000`)),
    unusable('an escape character', with_(`${value}\u001b[31m`)),
    unusable('a line break, as for headers', encoded('/a%0d%0aset-cookie:x')),
    unusable('half a character', json(`{"${field}":"\\ud800"}`)),
    large('a megabyte', with_('a'.repeat(MEGABYTE))),
    large('a megabyte, form-encoded', encoded('a'.repeat(MEGABYTE))),
    large('a megabyte of fields', form('a=1&'.repeat(MEGABYTE / 4))),
    unknown('plain text', typed('text/plain', whole)),
    unknown('a file', typed('multipart/form-data; boundary=x', '--x--')),
    unknown('XML', typed('application/xml', '<a/>')),
    unknown('a type that is none', typed('nonsense', 'x')),
    compressed('gzip that is none', packed('gzip', whole)),
    compressed('gzip that is cut off', packed('gzip', Buffer.from([0x1f, 0x8b, 0x08, 0x00]))),
    compressed('an encoding that nobody knows', packed('snappy', whole)),
  ];
}

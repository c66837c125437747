import { createHmac } from 'node:crypto';
import { escape } from 'node:querystring';

/** A call in the form that the vendor signs. Names of headers are in lower case. */
export type Call = {
  readonly method: 'POST';
  /** Path with its query string. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

const SIGNED_HEADERS = 'x-contentful-signed-headers';
const TIMESTAMP = 'x-contentful-timestamp';

/** Returns a path in the vendor's form: the whole query is escaped as one text. */
function canonical(path: string): string {
  const [pathname = '', search] = path.split('?');
  return encodeURI(search ? `${pathname}?${escape(search)}` : pathname);
}

/**
 * Returns the headers that sign a call. The vendor's `verifyRequest` accepts them.
 * @param secret 64 characters
 * @param nowMs milliseconds since 1970
 */
export function signCall(secret: string, { method, path, headers, body }: Call, nowMs: number) {
  const names = [...Object.keys(headers), SIGNED_HEADERS, TIMESTAMP].map((name) => name.toLowerCase()).sort();
  const signed = { ...headers, [TIMESTAMP]: String(nowMs), [SIGNED_HEADERS]: names.join(',') };
  const lines = Object.entries(signed)
    .map(([name, value]) => [name.toLowerCase().trim(), value.trim()] as const)
    .sort(([a], [b]) => (a > b ? 1 : -1))
    .map(([name, value]) => `${name}:${value}`);
  const text = [method, canonical(path), lines.join(';'), body].join('\n');
  return {
    'x-contentful-signature': createHmac('sha256', secret).update(text).digest('hex'),
    [SIGNED_HEADERS]: names.join(','),
    [TIMESTAMP]: String(nowMs),
  };
}

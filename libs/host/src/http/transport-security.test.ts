import type { IncomingMessage, RequestListener } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createHtmlCache } from '../cache/html-cache.ts';
import { freshPages } from './fresh-pages.ts';
import { arrivedSecurely, withTransportSecurity } from './transport-security.ts';

const asked = (forwarded?: string) =>
  ({ headers: forwarded === undefined ? {} : { 'x-forwarded-proto': forwarded } }) as IncomingMessage;

describe('a request has come over https', () => {
  it.each([
    ['https', 1, true],
    ['HTTPS', 1, true],
    ['http', 1, false],
    [undefined, 1, false],
    ['', 1, false],
    ['httpsx', 1, false],
    // Each proxy adds its own value at the end. Values before those of our proxies may be forged.
    ['https, http', 1, false],
    ['http, https', 1, true],
    ['https, http', 2, true],
    ['http,https,http', 2, true],
    ['https,http,http', 2, false],
    // The inner proxy passes on the value of the outer proxy, and adds none.
    ['https', 2, true],
  ])('when its proxies say %j and %i of them are ours: %s', (forwarded, trustProxy, secure) => {
    expect(arrivedSecurely({ production: true, trustProxy })(asked(forwarded))).toBe(secure);
  });

  it.each([
    [{ production: false, trustProxy: 1 }, 'outside production'],
    [{ production: true, trustProxy: 0 }, 'where no proxy is believed'],
  ])('never, to the site, with %j: %s', (settings) => {
    expect(arrivedSecurely(settings)(asked('https'))).toBe(false);
  });
});

describe('the promise to stay with https', () => {
  let close = () => {};
  afterEach(() => close());

  /** Sends a plain HTTP request, as a proxy does for a visitor who used the scheme `forwarded`. @returns the answer */
  async function fetched(listener: RequestListener, forwarded: string, method = 'GET'): Promise<Response> {
    const server = createServer(listener);
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    close = () => server.close();
    const { port } = server.address() as AddressInfo;
    return fetch(`http://127.0.0.1:${port}/`, { method, headers: { 'x-forwarded-proto': forwarded } });
  }
  const isSecure = arrivedSecurely({ production: true, trustProxy: 1 });
  const HEADER = 'strict-transport-security';

  it.each([
    ['https', 'max-age=31536000'],
    ['http', null],
  ])('goes with what the framework answers over %s: %s', async (scheme, promise) => {
    const listener = withTransportSecurity(isSecure, (_, response) => void response.writeHead(404).end());
    expect((await fetched(listener, scheme)).headers.get(HEADER)).toBe(promise);
  });

  it.each([
    ['GET', 'https', 'max-age=31536000'],
    ['HEAD', 'https', 'max-age=31536000'],
    ['GET', 'http', null],
  ])('goes with a page from memory that is asked for by %s over %s: %s', async (method, scheme, promise) => {
    const cache = createHtmlCache({ ttlMs: 100_000, retryMs: 1000, max: 10 });
    await cache.get('/', async () => ({
      status: 200,
      html: 'x',
      csp: "'none'",
      tags: new Set(),
      stale: false,
    }));
    const serve = freshPages({ cache, editorOf: undefined, isSecure });
    // Requests the page with each scheme first: the page keeps its headers, and they must not keep the header of
    // the other scheme.
    for (const first of ['https', 'http', scheme]) {
      const { headers } = await fetched((request, response) => void serve(request, response), first, method);
      expect(headers.get(HEADER)).toBe(first === 'https' ? 'max-age=31536000' : null);
      expect(headers.get('etag')).toBeTruthy();
      if (first === scheme) expect(headers.get(HEADER)).toBe(promise);
      close();
    }
  });
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFront, type Front } from './front.ts';

const PAGE = '<!DOCTYPE html><head><title>A</title></head><p>Hello';
let site: Server;
let sitePort: number;
let front: Front;
let origin: string;

const open: Server[] = [];
async function opened() {
  const front = createFront();
  const server = createServer(front.handle);
  open.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { front, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

beforeAll(async () => {
  site = createServer((request, response) => {
    const headers = { 'content-security-policy': "script-src 'self'", etag: '"1"' };
    if (request.headers['if-none-match'] !== undefined) response.writeHead(304, headers).end();
    else if (request.url === '/')
      response.writeHead(200, { ...headers, 'content-type': 'text/html' }).end(PAGE);
    else response.writeHead(404, { 'content-type': 'text/plain' }).end(request.url);
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  sitePort = (site.address() as AddressInfo).port;
  ({ front, origin } = await opened());
  front.serve(sitePort);
});
afterAll(() => {
  front.close();
  for (const server of [site, ...open]) {
    server.close();
    server.closeAllConnections();
  }
});

async function* messages(stream: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream) {
    const parts = (text + decoder.decode(chunk, { stream: true })).split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) yield JSON.parse(part.replace('data: ', ''));
  }
}

/** Returns the version that an open page hears of first. */
async function versionNow(): Promise<number> {
  const { body } = await fetch(`${origin}/__dev/events`);
  for await (const message of messages(body!)) return (message as { version: number }).version;
  throw new Error('The stream of events is empty');
}

describe('what stands before the site in development', () => {
  it('lets a request wait until there is a site', async () => {
    const early = await opened();
    const asked = fetch(`${early.origin}/early`);
    early.front.serve(sitePort);
    expect(await (await asked).text()).toBe('/early');
    early.front.close();
  });

  it('answers at once when the first start fails, with what is wrong, and passes on once there is a site', async () => {
    const early = await opened();
    const asked = fetch(`${early.origin}/`, { headers: { accept: 'text/html' } });
    const waiting = fetch(`${early.origin}/early`);
    early.front.show({ 'The server': 'export.json is no JSON' });
    const page = await asked;
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect(await page.text()).toMatch(/<script src="\/__dev\/page\.js\?\d+" defer><\/script><\/head>/);
    const file = await waiting;
    expect([file.status, await file.text()]).toEqual([503, 'The server\nexport.json is no JSON']);
    early.front.show({});
    const later = fetch(`${early.origin}/early`);
    early.front.serve(sitePort);
    expect(await (await later).text()).toBe('/early');
    early.front.close();
  });

  it('puts its script into pages and leaves their policy alone, also when the browser knows the page', async () => {
    const response = await fetch(`${origin}/`, { headers: { accept: 'text/html', 'if-none-match': '"1"' } });
    expect(response.headers.get('content-security-policy')).toBe("script-src 'self'");
    expect(await response.text()).toBe(
      PAGE.replace('</head>', `<script src="/__dev/page.js?${await versionNow()}" defer></script></head>`),
    );
  });

  it('names the version that drew a page, because the next one may be served before the page listens', async () => {
    const page = await (await fetch(`${origin}/`, { headers: { accept: 'text/html' } })).text();
    front.serve(sitePort);
    expect(page).toContain(`?${(await versionNow()) - 1}"`);
  });

  it('serves a script that a browser can read', async () => {
    const script = await (await fetch(`${origin}/__dev/page.js?7`)).text();
    expect(() => new Function(script)).not.toThrow();
  });

  it('tells an open page of what is wrong, and of the next version', async () => {
    const { body } = await fetch(`${origin}/__dev/events`);
    if (!body) throw new Error('no events');
    const heard = messages(body);
    const hear = async () => (await heard.next()).value;
    const { version } = (await hear()) as { version: number };
    expect(await hear()).toEqual({ problems: {} });
    front.show({ Types: 'a.ts(1,1): error TS2322' });
    expect(await hear()).toEqual({ problems: { Types: 'a.ts(1,1): error TS2322' } });
    front.serve(sitePort);
    expect(await hear()).toEqual({ version: version + 1 });
    front.show({});
  });
});

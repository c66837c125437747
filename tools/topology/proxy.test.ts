import { APPLICATION_PATH } from '@skein/careers/application';
import { longestAnswerMs } from '@skein/cms-client/server';
import {
  deliveryConfig,
  DRAW_BYTES_MAX,
  DRAW_PATH,
  DRAWING_MS,
  PATIENCE_MS,
  readHostSettings,
  WEBHOOK_BYTES_MAX,
  WEBHOOK_PATH,
} from '@skein/host/testing';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import {
  createServer,
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { deployedProxy, findNginx, startNginx } from '../commands/nginx.ts';
import { ROOT } from '../commands/run.ts';

const nginx = findNginx();
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function replica(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function proxyOf(
  answers: readonly [RequestListener, RequestListener, RequestListener],
  settings: Parameters<typeof deployedProxy>[1] = {},
) {
  const [one, two, three] = answers;
  const servers = [await replica(one), await replica(two), await replica(three)] as const;
  const proxy = await startNginx(nginx ?? '', deployedProxy([...servers], settings));
  ends.push(proxy.stop);
  return { origin: proxy.origin, log: () => readFileSync(join(proxy.home, 'own.log'), 'utf8') };
}
const proxied = async (...asked: Parameters<typeof proxyOf>) => (await proxyOf(...asked)).origin;
const same = (answer: RequestListener) => [answer, answer, answer] as const;
const echo: RequestListener = (request, response) => {
  request.resume().on('end', () => response.end(JSON.stringify(request.headers)));
};
const gone: RequestListener = (request) => request.socket.destroy();

const refusing: RequestListener = (request, response) => {
  request.resume();
  response.writeHead(503).end('back at noon');
};

async function answerFrom(localAddress: string, url: string, headers = {}) {
  const sent = ask(url, { localAddress, headers }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of answer) text += String(chunk);
  return { status: answer.statusCode, text };
}
const from = async (...asked: Parameters<typeof answerFrom>) =>
  JSON.parse((await answerFrom(...asked)).text) as IncomingHttpHeaders;

/**
 * Returns a listener and the responses that it holds back until the test ends. `held` selects the requests to hold; all
 * others get an answer at once.
 */
function holding(held: (request: IncomingMessage) => boolean) {
  const open: ServerResponse[] = [];
  const answer: RequestListener = (request, response) => {
    request.resume();
    if (held(request)) open.push(response);
    else response.end('ok');
  };
  ends.push(() => {
    for (const response of open) response.end();
  });
  return { answer, open };
}

describe.skipIf(nginx === undefined)('the proxy of deploy (needs nginx)', () => {
  it('finds a script that one replica has, however the others answer for it', async () => {
    const without: RequestListener = (_, response) => void response.writeHead(404).end();
    const origin = await proxied([without, echo, without]);
    for (let time = 0; time < 9; time += 1)
      expect((await fetch(`${origin}/static/faq-1a2b3c4d.js`)).status).toBe(200);
    const pages = await Promise.all(Array.from({ length: 9 }, () => fetch(`${origin}/plans`)));
    expect(
      pages.map(({ status }) => status),
      'a page that is not there is not looked for',
    ).toContain(404);
  });

  it('asks another replica where one has no content, and goes on with all of them', async () => {
    const without: RequestListener = (request, response) =>
      request.url === '/plans' ? echo(request, response) : refusing(request, response);
    const origin = await proxied([without, without, gone]);
    // Failures of a page that no replica has must not make the proxy stop asking the replicas for other pages.
    for (let time = 0; time < 12; time += 1) {
      expect(await (await fetch(`${origin}/never-asked-for`)).text()).not.toBe('');
      expect((await fetch(`${origin}/plans`)).status).toBe(200);
    }
  });

  it('gives up soon on a replica that hangs, if a script is asked for', async () => {
    const { answer, open } = holding(() => true);
    const origin = await proxied([answer, echo, echo]);
    const asked = await Promise.all(['a', 'b', 'c'].map((name) => fetch(`${origin}/static/${name}.js`)));
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(open.length).toBeGreaterThan(0);
  });

  it('gives a request one id, which the site, its answer and the page of the proxy have', async () => {
    const origin = await proxied(same(echo), { balancer: '127.0.0.2' });
    const idFrom = async (address: string, id?: string) =>
      (await from(address, origin, id === undefined ? {} : { 'x-request-id': id }))['x-request-id'];
    const id = 'a1b2c3d4-e5f6';
    expect(await idFrom('127.0.0.2', id)).toBe(id);
    expect(await idFrom('127.0.0.2', 'no id <b>')).toMatch(/^[0-9a-f]{16}$/);
    expect(await idFrom('127.0.0.3', id), 'a visitor names none').toMatch(/^[0-9a-f]{16}$/);
    const answer = await fetch(origin);
    const seen = (await answer.json()) as IncomingHttpHeaders;
    expect(answer.headers.get('x-request-id')).toBe(seen['x-request-id']);
  });

  it('names the request on its own page and in its log, without what was typed', async () => {
    const { origin, log } = await proxyOf(same(gone));
    const answer = await fetch(`${origin}/intl/es/plans?email=ana@example.com`);
    const id = answer.headers.get('x-request-id') ?? '';
    expect(await answer.text()).toContain(`Referencia: ${id}<`);
    expect(await (await fetch(`${origin}/plans`)).text()).toMatch(/referencia<\/span>: [0-9a-f]{16}</);
    expect(log()).toContain(` 503 id=${id} GET /intl/es/plans replicas=`);
    expect(log()).not.toContain('ana@example.com');
  });

  it('hands on an answer with headers of 12 KB', async () => {
    const origin = await proxied(same((_, response) => response.setHeader('link', 'a'.repeat(12_000)).end()));
    const { status, headers } = await fetch(origin);
    expect([status, headers.get('link')?.length]).toEqual([200, 12_000]);
  });

  it('says itself who asks, and drops what visitors say', async () => {
    const { host, ...seen } = await from('127.0.0.1', await proxied(same(echo)), {
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
      'x-real-ip': '203.0.113.7',
      forwarded: 'for=203.0.113.7',
    });
    expect(seen).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': host,
    });
    expect(JSON.stringify(seen)).not.toContain('203.0.113.7');
  });

  it('counts all connections of a visitor together, also where uploads have a limit of their own', async () => {
    const { answer, open } = holding(({ url }) => url === '/held');
    const origin = await proxied(same(answer));
    const statusOf = async (address: string, path: string) =>
      (await answerFrom(address, origin + path)).status;
    for (let held = 0; held < 100; held += 1) void statusOf('127.0.0.4', '/held').catch(() => undefined);
    await expect.poll(() => open.length).toBe(100);
    for (const path of ['/', APPLICATION_PATH, '/speed-test/up', '/static/a.js'])
      expect(await statusOf('127.0.0.4', path), path).toBe(path === APPLICATION_PATH ? 503 : 429);
    expect(await statusOf('127.0.0.5', APPLICATION_PATH)).toBe(200);
  });

  it('takes as many applications with files at a time as its folder holds', async () => {
    const { answer, open } = holding(() => true);
    const origin = await proxied(same(answer));
    const statusOf = async (address: string) => (await answerFrom(address, origin + APPLICATION_PATH)).status;
    for (let visitor = 11; visitor < 19; visitor += 1)
      void statusOf(`127.0.0.${visitor}`).catch(() => undefined);
    await expect.poll(() => open.length).toBe(8);
    expect(await statusOf('127.0.0.19')).toBe(503);
    const compose = readFileSync(join(ROOT, 'deploy/compose.yaml'), 'utf8');
    expect(Number(/\/tmp:size=(\d+)m/.exec(compose)?.[1])).toBeGreaterThan(8 * 85);
  });

  it('takes an application while others of the same network test their speed', async () => {
    const { answer, open } = holding(({ url }) => url === '/speed-test/up');
    const origin = await proxied(same(answer));
    const statusOf = async (path: string) => (await answerFrom('127.0.0.6', origin + path)).status;
    for (let test = 0; test < 8; test += 1) void statusOf('/speed-test/up').catch(() => undefined);
    await expect.poll(() => open.length).toBe(8);
    expect(await statusOf('/speed-test/up')).toBe(429);
    expect(await statusOf(APPLICATION_PATH)).toBe(200);
  });

  it('takes who the visitor is, and https, from the balancer, and from nobody else', async () => {
    const origin = await proxied(same(echo), { balancer: '127.0.0.2' });
    const said = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
    expect(await from('127.0.0.2', origin, said)).toMatchObject(said);
    expect(await from('127.0.0.3', origin, said)).toMatchObject({
      'x-forwarded-for': '127.0.0.3',
      'x-forwarded-proto': 'http',
    });
    expect(
      await from('127.0.0.2', origin, { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' }),
      'what a visitor has sent to the balancer stands first',
    ).toMatchObject({ 'x-forwarded-for': '203.0.113.7' });
  });

  it('takes large bodies only where they belong', async () => {
    const origin = await proxied(same(echo));
    const post = (path: string) => fetch(origin + path, { method: 'POST', body: Buffer.alloc(3_000_000) });
    const refused = await post('/business/contact');
    expect(refused.status).toBe(413);
    expect(await refused.text()).toContain('Eso es demasiado grande');
    expect((await post(APPLICATION_PATH)).status).toBe(200);
    expect((await post('/speed-test/up')).status).toBe(200);
    const away = await fetch((await proxied(same(gone))) + APPLICATION_PATH, {
      method: 'POST',
      body: Buffer.alloc(3_000_000),
    });
    expect(away.status, 'is away, not too large').toBe(503);
  });

  it.each([
    [WEBHOOK_PATH, WEBHOOK_BYTES_MAX],
    [DRAW_PATH, DRAW_BYTES_MAX],
  ])('takes bodies at %s up to the size that the site takes', async (path, bytes) => {
    const origin = await proxied(same(echo));
    const statusOf = async (size: number) =>
      (await fetch(origin + path, { method: 'POST', body: Buffer.alloc(size) })).status;
    expect([await statusOf(bytes), await statusOf(bytes + 1)]).toEqual([200, 413]);
  });

  it('says in both languages that the site is away, and sends no form twice', async () => {
    let posts = 0;
    const origin = await proxied(
      same((request, response) => {
        if (request.method === 'POST') posts += 1;
        gone(request, response);
      }),
    );
    const answer = await fetch(`${origin}/business/contact`, { method: 'POST', body: 'name=Ana' });
    expect([answer.status, answer.headers.get('cache-control'), posts]).toEqual([503, 'no-store', 1]);
    const text = await answer.text();
    expect(text).toContain('what you typed is still there');
    expect(text).toContain('lo que escribiste sigue ahí');
    const spanish = await fetch(`${origin}/intl/es/business/contact?sent=1`);
    expect([spanish.status, spanish.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await spanish.text()).toMatch(/<html lang="es">[^]*<h1>Volvemos enseguida<\/h1>(?![^]*back)/);
  });

  it('hands on what the site says of its own errors', async () => {
    const answer = await fetch(await proxied(same(refusing)));
    expect([answer.status, await answer.text()]).toEqual([503, 'back at noon']);
  });

  it('closes the CMS that comes with the site, and what is for operators', async () => {
    const origin = await proxied(same(echo));
    const cms = ['/cdn/spaces/skein', '/preview/spaces/skein', '/cma/spaces/x'];
    for (const path of [...cms, '/readyz', '/metrics'])
      expect((await fetch(origin + path)).status, path).toBe(404);
    for (const path of cms)
      expect((await answerFrom('127.0.0.3', origin + path)).status, `${path} by a reader`).toBe(200);
    expect((await fetch(`${origin}/preview?secret=x`)).status).toBe(200);
    expect(await (await fetch(`${origin}/healthz`)).text()).toBe('ok\n');
  });
});

const config = readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8');
const seconds = (name: string) => Number(new RegExp(`${name} (\\d+)s`).exec(config)?.[1]);

it('waits until a replica has waited for another one, and for a CMS that sends its answer slowly', () => {
  const cms = deliveryConfig(readHostSettings({ CONTENT_HOST: 'cdn.contentful.com' }), undefined);
  const storeMs = 3 * PATIENCE_MS;
  const pageMs = DRAWING_MS + storeMs + longestAnswerMs(cms);
  expect(seconds('proxy_read_timeout') * 1000).toBeGreaterThan(pageMs);
});

it('leaves time for another replica after one that hangs', () => {
  expect(seconds('proxy_next_upstream_timeout')).toBeGreaterThan(2 * seconds('proxy_read_timeout'));
});

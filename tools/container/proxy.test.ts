import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../libs/free-port.ts';
import { deployedProxy, findNginx, startNginx } from '../commands/nginx.ts';

const command = findNginx();

/** A replica that says what it was asked, or that it has no content yet. */
async function replica(status: number, asked: IncomingMessage[]): Promise<Server> {
  const server = createServer((request, response) => {
    asked.push(request);
    request.resume();
    response.writeHead(status).end(JSON.stringify(request.headers));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}
const portOf = (server: Server) => (server.address() as AddressInfo).port;

describe.skipIf(command === undefined)('the proxy in front of replicas (needs nginx)', () => {
  const asked: IncomingMessage[] = [];
  const withoutContent: IncomingMessage[] = [];
  let servers: Server[] = [];
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  let origin = '';

  beforeAll(async () => {
    servers = [await replica(200, asked), await replica(503, withoutContent)];
    const [ready, notReady] = servers.map(portOf);
    const gone = await freePort();
    nginx = await startNginx(
      command ?? '',
      deployedProxy([`127.0.0.1:${ready}`, `127.0.0.1:${notReady}`, `127.0.0.1:${gone} down`]),
    );
    origin = nginx.origin;
  });
  afterAll(async () => {
    await nginx.stop();
    for (const server of servers) server.close();
  });

  it('says itself who asks, and drops what visitors say', async () => {
    const forged = {
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
      forwarded: 'for=203.0.113.7',
    };
    const answer = await fetch(`${origin}/plans?a=1`, { headers: { ...forged, 'x-real-ip': '203.0.113.7' } });
    const { host, ...seen } = (await answer.json()) as Record<string, string>;
    expect(host).toBe(new URL(origin).host);
    expect(seen).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': host,
    });
    expect(JSON.stringify(seen)).not.toContain('203.0.113.7');
  });

  it('asks another replica where one has no content, but never sends a form twice', async () => {
    const pages = await Promise.all(Array.from({ length: 12 }, async () => (await fetch(origin)).status));
    expect(pages).toEqual(Array<number>(12).fill(200));
    const before = asked.length + withoutContent.length;
    await Promise.all(
      Array.from({ length: 4 }, () => fetch(`${origin}/address-forms`, { method: 'POST', body: 'a=1' })),
    );
    expect(asked.length + withoutContent.length).toBe(before + 4);
  });

  it('keeps what only operators ask for to itself', async () => {
    const statuses = ['/readyz', '/metrics', '/healthz'].map(
      async (path) => (await fetch(origin + path)).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 404, 200]);
  });
});

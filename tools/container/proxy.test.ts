import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../commands/free-port.ts';
import { ROOT } from '../commands/run.ts';

const hasNginx = spawnSync('nginx', ['-v']).status === 0;

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

describe.skipIf(!hasNginx)('the proxy in front of replicas (needs nginx)', () => {
  const home = mkdtempSync(join(tmpdir(), 'skein-proxy-'));
  const asked: IncomingMessage[] = [];
  const withoutContent: IncomingMessage[] = [];
  let servers: Server[] = [];
  let nginx: ChildProcess;
  let origin = '';

  beforeAll(async () => {
    servers = [await replica(200, asked), await replica(503, withoutContent)];
    const [ready, notReady] = servers.map(portOf);
    const [port, gone] = [await freePort(), await freePort()];
    origin = `http://127.0.0.1:${port}`;
    const config = readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8')
      .replace('site-1:3000', `127.0.0.1:${ready}`)
      .replace('site-2:3000', `127.0.0.1:${notReady}`)
      .replace('site-3:3000', `127.0.0.1:${gone} down`)
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replace('error_log stderr warn', 'error_log stderr notice')
      .replaceAll('/tmp/', `${home}/`);
    writeFileSync(join(home, 'nginx.conf'), `daemon off;\n${config}`);
    nginx = spawn('nginx', ['-p', home, '-e', 'stderr', '-c', join(home, 'nginx.conf')], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    for await (const chunk of nginx.stderr ?? []) if (String(chunk).includes('start worker process')) break;
  });
  afterAll(async () => {
    nginx.kill('SIGTERM');
    await once(nginx, 'exit');
    for (const server of servers) server.close();
    rmSync(home, { recursive: true });
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

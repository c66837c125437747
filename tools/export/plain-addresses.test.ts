import { writeExport } from '@skein/host/testing';
import fastify from 'fastify';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as ask, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findNginx } from '../commands/nginx.ts';
import { serveExport } from './serve-export.ts';

const PAGES: Readonly<Record<string, string>> = {
  '/': '<a href="/support/broadband-labels">Labels</a>',
  '/support/broadband-labels': 'Labels',
  '/support/first bill': 'First bill',
};

function siteOf() {
  const app = fastify();
  app.decorate('siteAddresses', async () => ({
    pages: Object.keys(PAGES).map((path) => path.replace(' ', '%20')),
    notFound: ['/404'],
    below: () => [],
    locales: {
      all: [{ locale: 'en-US', tag: 'en-US', lang: 'en', prefix: '', name: 'English' }],
      localize: (path: string) => path,
      split: (path: string) => ({ locale: 'en-US', path }),
    },
  }));
  app.get('/*', async (request, reply) => {
    const body = PAGES[decodeURIComponent(request.url)];
    reply.type('text/html; charset=utf-8').code(body === undefined ? 404 : 200);
    reply.header('content-security-policy', "default-src 'self'");
    return `<html><head><meta charset="utf-8"></head><body>${body ?? request.url}</body></html>`;
  });
  return app;
}

/**
 * Requests a path exactly as it is written, because `fetch` would change it. Returns the status, and the URL of a
 * redirect without the origin.
 */
async function answerTo(port: number, path: string, method = 'GET') {
  const [answer] = await once(ask({ port, path, method }).end(), 'response');
  answer.resume();
  const { location } = answer.headers;
  const origin = `http://localhost:${port}`;
  return [answer.statusCode, location?.replace(origin, '')];
}

describe.skipIf(findNginx() === undefined)('an export behind nginx (needs nginx)', () => {
  const home = mkdtempSync(join(tmpdir(), 'skein-plain-'));
  let services: Server;
  let served: Awaited<ReturnType<typeof serveExport>>;
  let port = 0;

  beforeAll(async () => {
    // Workers of nginx may run as somebody else.
    chmodSync(home, 0o755);
    services = createServer((request, response) => response.end(request.url));
    await once(services.listen(0, '127.0.0.1'), 'listening');
    const folders = { client: join(home, 'client'), boot: join(home, 'boot'), public: join(home, 'public') };
    mkdirSync(join(folders.client, 'static'), { recursive: true });
    mkdirSync(join(folders.boot, 'static'), { recursive: true });
    const { nginx } = await writeExport({
      app: siteOf(),
      folders,
      out: join(home, 'out'),
      origin: 'https://www.example.com',
      production: true,
      servicePaths: ['/api'],
      services: {
        origin: `http://127.0.0.1:${(services.address() as AddressInfo).port}`,
        prefixes: ['/api'],
      },
    });
    writeFileSync(join(home, 'export.nginx.conf'), nginx);
    served = await serveExport(join(home, 'out'));
    port = Number(new URL(served.origin).port);
  });
  afterAll(async () => {
    await served.stop();
    services.close();
    rmSync(home, { recursive: true, force: true });
  });

  it.each([
    ['/support/broadband%2Dlabels', '/support/broadband-labels'],
    ['/%73upport/broadband%2dlabels?a=%61&b', '/support/broadband-labels?a=%61&b'],
    ['/api/human%2Dcheck?id=7', '/api/human-check?id=7'],
  ])('%s leads to %s', async (path, location) => {
    expect(await answerTo(port, path)).toEqual([308, location]);
  });

  it.each([
    ['/support/broadband-labels', 200],
    ['/support/broadband-labels?a%2Db=1', 200],
    ['/support/first%20bill', 200],
    ['/support/%0D%0Aset-cookie:%61', 404],
    ['//evil.example/%61', 404],
    ['/\\evil.example/%61', 404],
  ])('%s leads nowhere, and is answered by %i', async (path, status) => {
    expect(await answerTo(port, path)).toEqual([status, undefined]);
  });
});

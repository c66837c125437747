import { contentApi, type ContentExport } from '@skein/local-cms';
import Fastify, { type FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demoOf } from '../testing/demo-export.ts';
import { documentOf } from '../testing/document-of.ts';
import { builtDemo } from './testing/built-demo.ts';

const folder = mkdtempSync(join(tmpdir(), 'skein-site-'));
const placed = builtDemo(join(folder, 'build'));

/** The content of one page, which is enough for these tests. */
const content = demoOf('page-wifi');

const running: FastifyInstance[] = [];
async function stopAll() {
  for (const app of running.splice(0).toReversed()) await app.close();
}
afterEach(stopAll);

async function startServices(exported: unknown, { port = 0, ready = true } = {}): Promise<number> {
  const app = Fastify();
  await app.register(contentApi, {
    export: exported as ContentExport,
    assetHost: 'localhost',
    requestsPerSecond: 1_000_000,
  });
  app.get('/readyz', async (_request, reply) =>
    reply.code(ready ? 200 : 503).send({ checks: { content: true, leads: ready } }),
  );
  await app.listen({ port, host: '127.0.0.1' });
  running.push(app);
  return (app.server.address() as AddressInfo).port;
}

async function startSite(port: number, settings: Readonly<Record<string, string>> = {}) {
  const { create } = placed({
    SERVICES_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'silent',
    ...settings,
  });
  const app = await create();
  running.push(app);
  const degraded = async (): Promise<unknown> => (await app.inject('/readyz')).json().degraded;
  return { app, degraded };
}

/** Services and a site with unchanged content, for all tests that only read pages. */
let demoPort = 0;
let demo: FastifyInstance;
const lasting: FastifyInstance[] = [];
beforeAll(async () => {
  demoPort = await startServices(content);
  ({ app: demo } = await startSite(demoPort, { DATA_DIR: join(folder, 'demo') }));
  await demo.listen({ port: 0, host: '127.0.0.1' });
  lasting.push(...running.splice(0));
});
afterAll(async () => {
  for (const app of lasting.toReversed()) await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const navigationOf = (html: string) =>
  [...documentOf(html).querySelectorAll('header nav a')].map((link) => link.textContent);

describe('the site', () => {
  it('serves the navigation that it had before its start, and tells what is not as the CMS says', async () => {
    const port = await startServices(content);
    const before = await startSite(port);
    const navigation = navigationOf((await before.app.inject('/wifi')).body);
    expect(navigation.length).toBeGreaterThan(3);
    expect(await before.degraded()).toBeUndefined();
    await stopAll();

    const { locales, entries, ...rest } = content as unknown as ContentExport & {
      readonly entries: readonly { readonly sys: { readonly id: string } }[];
    };
    const broken = {
      ...rest,
      entries: entries.filter(({ sys }) => sys.id !== 'header'),
      locales: (locales as readonly object[]).map((locale) => ({ ...locale, fallbackCode: null })),
    };
    await startServices(broken, { port, ready: false });
    const { app, degraded } = await startSite(port);
    expect(navigationOf((await app.inject('/wifi')).body)).toEqual(navigation);
    expect(await degraded()).toEqual({
      frame: expect.arrayContaining([
        expect.stringMatching(/^gfHeader cannot be used: the last good one is shown \(en-US\)/),
      ]),
      locales: [expect.stringMatching(/^the locale es has no fallback/)],
      services: ['are not ready: leads'],
    });
  });

  it('tells when the answers of the CMS cannot be kept', async () => {
    const DATA_DIR = join(folder, 'full');
    mkdirSync(DATA_DIR);
    writeFileSync(join(DATA_DIR, 'last-good'), 'a file in the place of the folder');
    const { app, degraded } = await startSite(demoPort, { DATA_DIR });
    expect((await app.inject('/wifi')).statusCode).toBe(200);
    await expect.poll(degraded).toEqual({ lastGood: [expect.stringMatching(/^cannot be kept: /)] });
  });

  it.each(
    ['/nowhere', '/address-forms', '/webhooks/content'].flatMap((path) =>
      ['', 'application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'].map(
        (type) => [path, type] as const,
      ),
    ),
  )('answers a post to %s without a body that says to be “%s”', async (path, type) => {
    const { port } = demo.server.address() as AddressInfo;
    const head = [`POST ${path} HTTP/1.1`, 'host: localhost'];
    if (type !== '') head.push(`content-type: ${type}`);
    const answer = await new Promise<string>((done, fail) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(`${head.join('\r\n')}\r\n\r\n`));
      socket.once('data', (chunk) => {
        socket.destroy();
        done(String(chunk));
      });
      socket.on('error', fail);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  });

  it('lets pages show pictures and films of the vendor, which texts of an embedded export may name', async () => {
    const policy = String((await demo.inject('/wifi')).headers['content-security-policy']);
    expect(policy).toMatch(/img-src [^;]*https:\/\/images\.ctfassets\.net/);
    expect(policy).toMatch(/media-src [^;]*https:\/\/videos\.ctfassets\.net/);
  });

  it('lets pages show photos of visitors from the hosts of its settings', async () => {
    const { app } = await startSite(demoPort, { PROFILE_PHOTO_HOSTS: 'photos.example,*.faces.example' });
    const policy = String((await app.inject('/wifi')).headers['content-security-policy']);
    expect(policy).toMatch(/img-src [^;]*https:\/\/photos\.example https:\/\/\*\.faces\.example/);
  });

  it('tells its figures to whoever brings the token', async () => {
    const { app } = await startSite(demoPort, { METRICS_TOKEN: 'a token of sixteen', RELEASE: '1.2.3' });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const ask = (path: string, headers = {}) => fetch(origin + path, { headers });
    const [first, second] = [await ask('/wifi'), await ask('/wifi')];
    expect([first.headers.get('x-skein-cache'), second.headers.get('x-skein-cache')]).toEqual([
      'miss',
      'hit',
    ]);
    const id = first.headers.get('x-request-id') ?? '';
    expect(id).toMatch(/^[0-9a-f]{16}$/);
    // The cached page does not contain the id of the request that created it.
    expect((await first.text()).includes(id)).toBe(false);
    expect((await second.text()).includes(id)).toBe(false);

    expect((await ask('/metrics')).status).toBe(401);
    const figures = await (await ask('/metrics', { authorization: 'Bearer a token of sixteen' })).text();
    expect(figures).toContain('skein_build_info{process="site",release="1.2.3"');
    for (const cache of ['miss', 'hit'])
      expect(figures).toContain(`skein_http_requests_total{route="page",cache="${cache}",status="2xx"} 1`);
    for (const name of [
      'skein_calls_seconds_count{to="cms",outcome="ok"}',
      'skein_page_step_seconds_count{step="parse"}',
      'skein_page_step_seconds_count{step="draw"}',
      'skein_queue_run_seconds_count{queue="pages"}',
    ])
      expect(figures).toMatch(new RegExp(`^${name.replaceAll(/[{}]/g, String.raw`\$&`)} [1-9]`, 'm'));
    expect(figures).not.toContain('/wifi');
  });

  it('has no figures in production without a token', async () => {
    const { app } = await startSite(demoPort, {
      SITE_ENV: 'production',
      SITE_ORIGIN: 'https://skein.example',
    });
    const { statusCode, body } = await app.inject('/metrics');
    expect([statusCode, body.includes('skein_')]).toEqual([404, false]);
  });
});

import { APPLICATION_PATH } from '@skein/careers/application';
import { ADDRESS_FORMS_PATH } from '@skein/forms/contract';
import { requestIds } from '@skein/http';
import type { Figures } from '@skein/http/figures';
import { traceWith, type Tracing } from '@skein/http/traces';
import Fastify, { type FastifyInstance } from 'fastify';
import { JSDOM } from 'jsdom';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { withLastResort } from '../testing/small-site.test-support.ts';
import { remoteServices } from './remote-services.ts';

const paths = {
  prefixes: [
    '/speed-test',
    '/intl/es/demo',
    '/assets',
    '/global_nav',
    '/api/places',
    ADDRESS_FORMS_PATH,
    APPLICATION_PATH,
  ],
  formPaths: ['/webpass/contact/process', '/intl/es/webpass/contact/process', '/api/chat'],
  postPaths: ['/business/contact', '/intl/es/building/request'],
};

const PAGE = { accept: 'text/html,application/xhtml+xml' };
const SCRIPT = { accept: 'application/json' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded', host: 'skein.example' };
const UPLOAD = { 'content-type': 'multipart/form-data; boundary=x', host: 'skein.example' };
const TYPED = 'streetAddress=12+Main+%22St%22&email=ana%40example.com&unitNumber=';

const listen = (server: Server) =>
  new Promise<number>((done) =>
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port)),
  );

/** Announces 9000 bytes, and then sends them so slowly that the answer does not end in time. */
function drip(socket: Socket): void {
  socket.write('HTTP/1.1 200 OK\r\ncontent-type: image/webp\r\ncontent-length: 9000\r\n\r\n');
  const drops = setInterval(() => socket.write('.'), 5);
  socket.on('error', () => undefined).on('close', () => clearInterval(drops));
}

async function deadPort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((closed) => server.close(closed));
  return port;
}

// Runs at the same time, because the client needs a second to notice that a server does not answer.
describe.concurrent.each(['killed', 'hung', 'dripping'])('services that are %s', (how) => {
  let app: FastifyInstance;
  let silent: Server;
  beforeAll(async () => {
    silent = createServer(how === 'dripping' ? drip : () => undefined);
    const port = how === 'killed' ? await deadPort() : await listen(silent);
    app = withLastResort(Fastify());
    await app.register(remoteServices, {
      ...paths,
      servicesUrl: `http://127.0.0.1:${port}`,
      timeoutMs: 50,
    });
  });
  afterAll(async () => {
    await app.close();
    silent.close();
  });

  it.each([
    ['/speed-test/', 'en'],
    ['/intl/es/demo/accounts', 'es'],
  ])('are told on a page, at %s', async (url, language) => {
    const answer = await app.inject({ url, headers: PAGE });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
    const { document } = new JSDOM(answer.body).window;
    expect(document.documentElement.lang).toBe(language);
    expect(document.querySelector('a')?.getAttribute('href')).toBe(url);
  });

  it.each(['/assets/logo/logo.svg?w=100', '/global_nav', '/api/places?q=a'])(
    'are told to a script in its own words, at %s',
    async (url) => {
      const answer = await app.inject({ url, headers: SCRIPT });
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toEqual({ error: { code: 'unavailable', message: expect.any(String) } });
    },
  );

  it('give what was typed back, to be sent again', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: ADDRESS_FORMS_PATH,
      payload: TYPED,
      headers: {
        ...PAGE,
        ...FORM,
        origin: 'http://skein.example',
        referer: 'http://skein.example/intl/es/plans',
      },
    });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['content-security-policy']).toContain("form-action 'self'");
    const { document } = new JSDOM(answer.body).window;
    expect(document.documentElement.lang).toBe('es');
    const form = document.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', ADDRESS_FORMS_PATH]);
    const values = [...document.querySelectorAll('input')].map(({ name, value }) => [name, value]);
    expect(values).toEqual([...new URLSearchParams(TYPED)]);
  });

  it('do not make the site repeat what another site sent in a visitor’s name', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: ADDRESS_FORMS_PATH,
      payload: TYPED,
      headers: { ...PAGE, ...FORM, origin: 'https://evil.example' },
    });
    expect([answer.statusCode, answer.body.includes('Main')]).toEqual([503, false]);
  });
});

describe('services that are asked', () => {
  it('hear the id of the request, which an outage quotes; figures hear how it ended', async () => {
    const services = Fastify();
    services.get('/api/places/id', async ({ headers }) => headers['x-request-id']);
    services.get('/api/places/broken', async (_request, reply) => reply.code(500).send());
    const servicesUrl = await services.listen({ port: 0, host: '127.0.0.1' });
    const ended: string[] = [];
    const figures = { countCall: (to: string, outcome: string) => void ended.push(`${to} ${outcome}`) };
    const app = withLastResort(Fastify(requestIds(0)));
    await app.register(remoteServices, { ...paths, servicesUrl, figures: figures as unknown as Figures });
    const headers = { ...PAGE, 'x-request-id': '0123456789abcdef' };
    expect((await app.inject({ url: '/api/places/id', headers })).body).toBe('0123456789abcdef');
    await app.inject('/api/places/broken');
    await services.close();
    const { statusCode, body } = await app.inject({ url: '/api/places/id', headers });
    expect([statusCode, body.includes('Reference: 0123456789abcdef<')]).toEqual([503, true]);
    expect(ended).toEqual(['services ok', 'services error', 'services error']);
    await app.close();
  });

  it('and are overloaded are asked once, and what they say goes on', async () => {
    let asked = 0;
    const services = Fastify();
    services.get('/api/places', async (_request, reply) => {
      asked += 1;
      return reply.code(503).header('retry-after', '2').send('busy');
    });
    const app = withLastResort(Fastify());
    onTestFinished(async () => void (await Promise.all([app.close(), services.close()])));
    const servicesUrl = await services.listen({ port: 0, host: '127.0.0.1' });
    await app.register(remoteServices, { ...paths, servicesUrl });
    const { statusCode, headers, body } = await app.inject('/api/places');
    expect([statusCode, headers['retry-after'], body]).toEqual([503, '2', 'busy']);
    expect(asked).toBe(1);
  });

  it('hear within which trace they are asked', async () => {
    const inject = (_context: unknown, headers: Record<string, string>) =>
      (headers['traceparent'] = '00-1-2-01');
    traceWith({ context: { active: () => ({}) }, propagation: { inject } } as unknown as Tracing);
    onTestFinished(() => traceWith(undefined));
    const services = Fastify();
    services.get('/api/places/id', async ({ headers }) => headers['traceparent']);
    const app = withLastResort(Fastify());
    onTestFinished(async () => void (await Promise.all([app.close(), services.close()])));
    const servicesUrl = await services.listen({ port: 0, host: '127.0.0.1' });
    await app.register(remoteServices, { ...paths, servicesUrl });
    expect((await app.inject('/api/places/id')).body).toBe('00-1-2-01');
  });
});

describe('services that answer', () => {
  it('lead who opens the address of a form to its page, and leave pages to the site', async () => {
    const services = Fastify();
    services.get('/*', async ({ url }, reply) => reply.redirect(`${url}?from=services`, 303));
    const servicesUrl = await services.listen({ port: 0, host: '127.0.0.1' });
    const app = withLastResort(Fastify());
    await app.register(remoteServices, { ...paths, servicesUrl });
    app.get('/*', async () => 'a page');
    const where = async (method: 'GET' | 'HEAD', url: string) =>
      (await app.inject({ method, url, headers: PAGE })).headers.location;
    for (const url of ['/webpass/contact/process', '/intl/es/webpass/contact/process', '/api/chat'])
      for (const method of ['GET', 'HEAD'] as const)
        expect.soft(await where(method, url)).toBe(`${url}?from=services`);
    for (const url of ['/business/contact', '/intl/es/building/request', '/webpass/contact'])
      expect.soft((await app.inject({ url, headers: PAGE })).body).toBe('a page');
    await app.close();
    await services.close();
  });

  it.each([
    ['a posted form', ADDRESS_FORMS_PATH, FORM, TYPED],
    ['an upload', APPLICATION_PATH, UPLOAD, `--x\r\n\r\n${'a file '.repeat(100_000)}\r\n--x--`],
  ])('get %s whole', async (_, path, headers, payload) => {
    const services = Fastify();
    services.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: 10 * payload.length },
      (_request, body, done) => done(null, body),
    );
    services.post(path, async ({ body }) => ({ body }));
    const servicesUrl = await services.listen({ port: 0, host: '127.0.0.1' });
    const app = withLastResort(Fastify());
    await app.register(remoteServices, { ...paths, servicesUrl });
    const answer = await app.inject({
      method: 'POST',
      url: path,
      payload,
      headers,
    });
    expect(answer.json()).toEqual({ body: payload });
    await app.close();
    await services.close();
  });
});

import { APPLICATION_PATH } from '@skein/careers/application';
import Fastify, { type FastifyInstance } from 'fastify';
import { JSDOM } from 'jsdom';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withLastResort } from '../testing/small-site.test-support.ts';
import { remoteServices } from './remote-services.ts';

const paths = { prefixes: [APPLICATION_PATH] };

const BOUNDARY = 'skein-test';
const part = (disposition: string, value: string) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${value}\r\n`;
const APPLICATION =
  part('name="first_name"', 'Ana') + part('name="resume"; filename="cv.pdf"', '%PDF-1') + `--${BOUNDARY}--`;
const POSTED = {
  accept: 'text/html,application/xhtml+xml',
  'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
};
/** More bytes than the buffers of two sockets can hold. */
const LARGE = Buffer.alloc(32 * 1024 * 1024);
const OWN = { origin: 'http://skein.example' };
const FILES = { en: /files have to be chosen again/u, es: /los archivos hay que elegirlos de nuevo/u };

describe('an application with a file, while the services are away', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    const nobody = createServer();
    await new Promise<void>((done) => nobody.listen(0, '127.0.0.1', done));
    const { port } = nobody.address() as AddressInfo;
    await new Promise((closed) => nobody.close(closed));
    app = withLastResort(Fastify());
    await app.register(remoteServices, {
      ...paths,
      servicesUrl: `http://127.0.0.1:${port}`,
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  async function apply(referer: string | undefined, from: Readonly<Record<string, string>>) {
    const headers = { ...POSTED, host: 'skein.example', ...(referer && { referer }), ...from };
    const answer = await app.inject({ method: 'POST', url: APPLICATION_PATH, payload: APPLICATION, headers });
    const { document } = new JSDOM(answer.body).window;
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    return { answer, links, language: document.documentElement.lang, text: document.body.textContent };
  }

  it.each([
    ['es', '/intl/es/careers/job/?id=11', OWN],
    ['en', '/careers/job/?id=11', OWN],
    ['en', '/careers/job/?id=11', { 'sec-fetch-site': 'same-origin' }],
  ] as const)('is led back to its page (%s: %s), and told of its files', async (inLanguage, page, from) => {
    const { answer, links, language, text } = await apply(`http://skein.example${page}`, from);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
    expect([language, links]).toEqual([inLanguage, [page]]);
    expect(text).toMatch(FILES[inLanguage]);
  });

  it.each([
    ['https://evil.example/careers', { origin: 'https://evil.example' }, '/'],
    ['https://evil.example/intl/es/careers', { 'sec-fetch-site': 'cross-site' }, '/intl/es'],
    ['http://skein.example/careers', { 'sec-fetch-site': 'cross-site' }, '/'],
    ['http://skein.example//evil.example/', OWN, '/'],
    ['not an address', OWN, '/'],
    [undefined, OWN, '/'],
  ])('from %s (%o) is led to the home page, %s', async (referer, from, home) => {
    expect((await apply(referer, from)).links).toEqual([home]);
  });

  it('is read to its end, however large: a browser that sends does not read', async () => {
    const { port } = app.server.address() as AddressInfo;
    const browser = connect(port, '127.0.0.1');
    const answer = once(browser, 'data');
    const head = Object.entries({ host: 'skein.example', ...POSTED, 'content-length': String(LARGE.length) });
    browser.write(`POST ${APPLICATION_PATH} HTTP/1.1\r\n`);
    browser.write(`${head.map((header) => header.join(': ')).join('\r\n')}\r\n\r\n`);
    await new Promise((sent) => browser.write(LARGE, sent));
    expect(String((await answer)[0])).toMatch(/^HTTP\/1\.1 503 /u);
    browser.destroy();
  });
});

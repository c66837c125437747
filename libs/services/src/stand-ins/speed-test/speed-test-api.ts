import { networkOf, SPANISH_PREFIX, splitUrl } from '@skein/http';
import { secondsToWait, type RateLimiter } from '@skein/http/rate-limit';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { DOWNLOAD_MAX_BYTES, speedTestPage, UPLOAD_MAX_BYTES } from './speed-test-page.ts';

export interface SpeedTestOptions {
  /** The provider's name, for the title of the page. */
  readonly provider: string;
  readonly limiter: RateLimiter;
}

const PATH = '/speed-test/';
const SPANISH_PATH = `${SPANISH_PREFIX}/speed-test`;

/**
 * Limits of requests. They allow three tests a minute from one network, but not enough traffic to misuse the server.
 */
const REQUESTS = { name: 'speed-test', limit: 240, windowMs: 60_000 };
const LARGE_REQUESTS = { name: 'speed-test-large', limit: 36, windowMs: 60_000 };
const LARGE_BYTES = 1e6;
/**
 * Largest number of simultaneous transfers of one network. `TRANSFERS_IN_ALL` is the largest number for all networks
 * together, and `TRANSFER_MS` is the longest duration of one transfer.
 */
const TRANSFERS_OF_NETWORK = 8;
const TRANSFERS_IN_ALL = 64;
const TRANSFER_MS = 20_000;

/** Headers that allow the page to read responses. The page is in a sandbox and so has no origin of its own. */
const READABLE = { 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' };
const MEASURED = { ...READABLE, 'cache-control': 'no-store, no-transform', 'timing-allow-origin': '*' };
const PAGE_HEADERS = {
  'cache-control': 'public, max-age=300',
  // The page loads only its own files, with the fonts in them. Only pages of this site may frame it.
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/**
 * Returns a stream of random bytes that no proxy can compress: the stream repeats a block that is larger than
 * the window of most compressions.
 */
function noise(bytes: number): Readable {
  const block = randomBytes(Math.min(bytes, 2 ** 20));
  function* blocks() {
    for (let left = bytes; left > 0; left -= block.length) yield block.subarray(0, left);
  }
  return Readable.from(blocks(), { objectMode: false });
}

const bytesOf = (raw: unknown) =>
  typeof raw === 'string' && /^\d{1,10}$/u.test(raw) ? Number(raw) : Number.NaN;

/**
 * Serves a small speed test at `/speed-test/`, with the paths for its transfers. Limits the traffic of each network,
 * and of all networks together.
 */
export const speedTestApi: FastifyPluginAsync<SpeedTestOptions> = async (app, { provider, limiter }) => {
  const { files, html } = speedTestPage(provider);
  const transfers: string[] = [];

  /** Starts a transfer, or refuses it because of the limits. Ends a transfer that takes too long. */
  async function begin(request: FastifyRequest, reply: FastifyReply, bytes: number, most: number) {
    const refuse = (status: number, code: string, message: string) =>
      // The server does not read the body of a refused request.
      reply
        .code(status)
        .headers({ ...MEASURED, connection: 'close' })
        .send({ error: { code, message } });
    if (!(bytes <= most)) return refuse(400, 'bad_size', `From 0 to ${most} bytes at a time, as announced.`);
    const network = networkOf(request.ip);
    const waitS = await secondsToWait(limiter, [
      [REQUESTS, network],
      [LARGE_REQUESTS, bytes > LARGE_BYTES ? network : undefined],
    ]);
    // The visitor has left, so the response does not close again.
    if (reply.raw.destroyed) return reply.hijack();
    const own = transfers.filter((one) => one === network).length;
    if (waitS > 0 || own >= TRANSFERS_OF_NETWORK || transfers.length >= TRANSFERS_IN_ALL) {
      reply.header('retry-after', String(Math.max(1, waitS)));
      return refuse(429, 'too_many_requests', 'This address has measured a lot. Try again in a minute.');
    }
    transfers.push(network);
    const timer = setTimeout(() => reply.raw.destroy(), TRANSFER_MS);
    reply.raw.once('close', () => {
      clearTimeout(timer);
      transfers.splice(transfers.indexOf(network), 1);
    });
    return undefined;
  }

  // The page has no origin, because it is in a sandbox, so its own files count as cross-origin.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cross-origin-resource-policy', 'cross-origin');
  });

  app.get<{ Querystring: { lang?: unknown } }>(PATH, (request, reply) => {
    const { lang } = request.query;
    const language = typeof lang === 'string' && /^es\b/iu.test(lang) ? 'es' : 'en';
    return reply.headers(PAGE_HEADERS).type('text/html; charset=utf-8').send(html[language]);
  });
  app.get(PATH.slice(0, -1), (request, reply) => reply.redirect(PATH + splitUrl(request.url).query, 308));
  for (const path of [SPANISH_PATH, `${SPANISH_PATH}/`])
    app.get(path, (_request, reply) => reply.redirect(`${PATH}?lang=es`, 308));
  for (const { name, type, body } of files)
    app.get(PATH + name, (_request, reply) =>
      reply
        .headers({ ...READABLE, 'cache-control': 'public, max-age=31536000, immutable' })
        .type(type)
        .send(body),
    );

  app.get<{ Querystring: { bytes?: unknown } }>(
    `${PATH}download`,
    {
      exposeHeadRoute: false,
      onRequest: (request, reply) => begin(request, reply, bytesOf(request.query.bytes), DOWNLOAD_MAX_BYTES),
    },
    (request, reply) => {
      const bytes = bytesOf(request.query.bytes);
      return reply
        .headers({ ...MEASURED, 'content-length': String(bytes) })
        .type('application/octet-stream')
        .send(noise(bytes));
    },
  );

  await app.register(async (scope) => {
    // Read the uploaded bytes, and do not keep them.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.once('end', () => done(null)).once('error', done);
      payload.resume();
    });
    scope.post(
      `${PATH}upload`,
      {
        onRequest: (request, reply) =>
          begin(request, reply, bytesOf(request.headers['content-length']), UPLOAD_MAX_BYTES),
      },
      (_request, reply) => reply.code(204).headers(MEASURED).send(),
    );
  });
};

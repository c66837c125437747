import { networkOf, splitUrl } from '@skein/http';
import { Readable } from 'node:stream';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { noise } from './noise.ts';
import {
  DOWNLOAD_MAX_BYTES,
  PAGE_AGE_S,
  PART_AGE_S,
  SPANISH_SPEED_TEST_PATH,
  SPEED_TEST_PATH,
  TRAFFIC_LIMITS,
  UPLOAD_MAX_BYTES,
} from './speed-test.constants.ts';
import { SPEED_TEST_CSP, speedTestPage } from './speed-test-page.ts';
import { PAGE_PARTS } from './speed-test-parts.ts';
import { createTraffic, type TrafficLimits } from './traffic.ts';

export interface SpeedTestOptions {
  /** Whose test it is, for the title of the page. */
  readonly provider: string;
  readonly limits?: TrafficLimits;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * Sent with everything that is measured. The page runs in a sandbox without an origin, so its own server must let it
 * read the answers; there is nothing in them, and no cookie goes along.
 */
const MEASURED = {
  'cache-control': 'no-store, no-transform',
  'access-control-allow-origin': '*',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
} as const;

const PAGE_HEADERS = {
  'cache-control': `public, max-age=${PAGE_AGE_S}`,
  'content-security-policy': SPEED_TEST_CSP,
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

function refuse(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply.code(status).headers(MEASURED).send({ error: { code, message } });
}

/** A whole number of bytes from 1 to `max`; undefined for anything else. */
function readBytes(raw: unknown, max: number): number | undefined {
  if (typeof raw !== 'string' || !/^\d{1,10}$/u.test(raw)) return undefined;
  const bytes = Number(raw);
  return bytes >= 1 && bytes <= max ? bytes : undefined;
}

/**
 * A small speed test at `/speed-test/`, with the paths that it measures. Traffic is limited per network and in all.
 */
export const speedTestApi: FastifyPluginAsync<SpeedTestOptions> = async (app, options) => {
  const traffic = createTraffic(options.limits ?? TRAFFIC_LIMITS, options.now ?? Date.now);
  const busy = (reply: FastifyReply) =>
    refuse(
      reply.header('retry-after', String(traffic.retryAfterS())),
      429,
      'too_many_requests',
      'This address has measured a lot in a short time. Try again in a minute.',
    );

  // To the page in its sandbox, all of its own is from elsewhere.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cross-origin-resource-policy', 'cross-origin');
  });

  app.get<{ Querystring: { lang?: unknown } }>(SPEED_TEST_PATH, (request, reply) => {
    const { lang } = request.query;
    const language = typeof lang === 'string' && /^es\b/iu.test(lang) ? 'es' : 'en';
    return reply
      .headers(PAGE_HEADERS)
      .type('text/html; charset=utf-8')
      .send(speedTestPage(language, options.provider));
  });
  app.get(SPEED_TEST_PATH.slice(0, -1), (request, reply) =>
    reply.redirect(SPEED_TEST_PATH + splitUrl(request.url).query, 308),
  );
  for (const path of [SPANISH_SPEED_TEST_PATH, `${SPANISH_SPEED_TEST_PATH}/`])
    app.get(path, (_request, reply) => reply.redirect(`${SPEED_TEST_PATH}?lang=es`, 308));

  for (const { name, type, body } of PAGE_PARTS)
    app.get(`${SPEED_TEST_PATH}${name}`, (_request, reply) =>
      reply
        .headers({
          'cache-control': `public, max-age=${PART_AGE_S}, immutable`,
          // Fonts come only with leave, and the page in its sandbox has no origin of its own.
          'access-control-allow-origin': '*',
          'x-content-type-options': 'nosniff',
        })
        .type(type)
        .send(body),
    );

  app.get(`${SPEED_TEST_PATH}ping`, { exposeHeadRoute: false }, (request, reply) =>
    traffic.request(networkOf(request.ip)) ? reply.code(204).headers(MEASURED).send() : busy(reply),
  );

  app.get<{ Querystring: { bytes?: unknown } }>(
    `${SPEED_TEST_PATH}download`,
    { exposeHeadRoute: false },
    (request, reply) => {
      const bytes = readBytes(request.query.bytes, DOWNLOAD_MAX_BYTES);
      if (bytes === undefined) {
        return refuse(reply, 400, 'bad_size', `bytes is a whole number from 1 to ${DOWNLOAD_MAX_BYTES}.`);
      }
      const network = networkOf(request.ip);
      const allowed = traffic.request(network) && traffic.bytes(network, bytes);
      const close = allowed ? traffic.open(network, () => reply.raw.destroy()) : undefined;
      if (!close) return busy(reply);
      // Sent to the end, or given up by the visitor.
      const body = noise(bytes).once('end', close).once('close', close);
      return reply
        .headers({ ...MEASURED, 'content-length': String(bytes) })
        .type('application/octet-stream')
        .send(body);
    },
  );

  await app.register(async (scope) => {
    // Whatever is sent is counted as it arrives and never kept.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

    scope.post(`${SPEED_TEST_PATH}upload`, async (request, reply) => {
      const { body } = request;
      const network = networkOf(request.ip);
      const tooLarge = () =>
        refuse(
          reply.header('connection', 'close'),
          413,
          'too_large',
          `At most ${UPLOAD_MAX_BYTES} bytes at a time.`,
        );
      if (Number(request.headers['content-length'] ?? 0) > UPLOAD_MAX_BYTES) return tooLarge();
      const allowed = traffic.request(network);
      const close = allowed ? traffic.open(network, () => reply.raw.destroy()) : undefined;
      if (!close) return busy(reply.header('connection', 'close'));
      try {
        let received = 0;
        // Left alone when it is too long: destroying it would take the answer’s connection along.
        const chunks = body instanceof Readable ? body.iterator({ destroyOnReturn: false }) : [];
        for await (const chunk of chunks as AsyncIterable<Buffer>) {
          received += chunk.length;
          if (received > UPLOAD_MAX_BYTES) return tooLarge();
          if (!traffic.bytes(network, chunk.length)) return busy(reply.header('connection', 'close'));
        }
        return reply.headers(MEASURED).send({ received });
      } catch {
        // The visitor stopped the test or left.
        return refuse(reply, 400, 'incomplete', 'The upload broke off.');
      } finally {
        close();
      }
    });
  });
};

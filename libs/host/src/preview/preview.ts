import { networkOf } from '@skein/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Preview } from './open-preview.ts';
import { PREVIEW_COOKIE, PREVIEW_LIFETIME_S } from './preview-editors.ts';
import { canonicalPath } from '../site/canonical-path.ts';
import type { Site } from '../site/site.ts';

/** How many wrong secrets one network may send before it has to wait. */
const WRONG_MAX = 10;
const WAIT_MS = 10 * 60 * 1000;
const NETWORKS_KEPT = 10_000;

export interface PreviewRoutesOptions {
  readonly site: Pick<Site, 'locales' | 'paths'>;
  readonly preview: Pick<Preview, 'editors'>;
  /** Whether the cookie is for https only. */
  readonly production: boolean;
  readonly now?: () => number;
}

/** Creates a counter of wrong secrets by network. A count ends `WAIT_MS` after its first wrong secret. */
const guessers = (now: () => number) =>
  new LRUCache<string, number>({
    max: NETWORKS_KEPT,
    // The cache still returns an entry at exactly its `ttl`. One millisecond less ends it on time.
    ttl: WAIT_MS - 1,
    noUpdateTTL: true,
    ttlResolution: 0,
    perf: { now },
  });

/**
 * Adds the routes that turn preview on (`?secret=…&path=/plans`) and off (`/preview-mode/off`) for a browser.
 */
export async function previewRoutes(
  app: FastifyInstance,
  { site, preview, production, now = Date.now }: PreviewRoutesOptions,
) {
  const { editors } = preview;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${production ? '; Secure' : ''}`;
  /**
   * Attributes of the cookie for a frame in the CMS's web app. Browsers send this cookie only to frames in that app.
   */
  const inFrame = 'Path=/; HttpOnly; SameSite=None; Secure; Partitioned';
  const attributesFor = ({ headers }: FastifyRequest) =>
    headers['sec-fetch-dest'] === 'iframe' && headers['sec-fetch-site'] === 'cross-site'
      ? inFrame
      : attributes;
  const guesses = guessers(now);
  app.get<{ Querystring: { secret?: string; path?: string } }>('/preview-mode', async (request, reply) => {
    const { secret: given = '', path = '/' } = request.query;
    const network = networkOf(request.ip);
    reply.header('cache-control', 'no-store');
    const wrongBefore = guesses.get(network) ?? 0;
    if (wrongBefore >= WRONG_MAX)
      return reply
        .code(429)
        .header('retry-after', String(Math.ceil(guesses.getRemainingTTL(network) / 1000)))
        .send({ error: { code: 'TooManyRequests', message: 'The secret was wrong too often' } });
    if (!editors.knows(String(given))) {
      guesses.set(network, wrongBefore + 1);
      request.log.warn({ network }, 'preview refused: the secret is wrong');
      return reply.code(403).send({ error: { code: 'Forbidden', message: 'The secret is wrong' } });
    }
    // Encodes the path: browsers drop tabs and line breaks from an address, and headers may not contain them.
    // An editor may write a slug without its first slash.
    const isPath = typeof path === 'string' && !/^\s*[a-z][a-z\d+.-]*:/i.test(path);
    const wanted = isPath ? encodeURI(`/${path.trim()}`.toWellFormed()) : '/';
    return reply
      .header(
        'set-cookie',
        `${PREVIEW_COOKIE}=${editors.enter()}; Max-Age=${PREVIEW_LIFETIME_S}; ${attributesFor(request)}`,
      )
      .redirect(canonicalPath(site, wanted) ?? wanted, 303);
  });
  app.get('/preview-mode/off', async (request, reply) => {
    editors.leave(request);
    const gone = [attributes, inFrame].map((each) => `${PREVIEW_COOKIE}=; Max-Age=0; ${each}`);
    return reply.header('set-cookie', gone).redirect('/', 303);
  });
}

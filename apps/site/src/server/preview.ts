import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { canonicalPath } from './site-paths.ts';

const COOKIE = 'skein_preview';
/** Seconds. */
const LIFETIME = 8 * 60 * 60;

const same = (a: string, b: string) => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
};
const proofOf = (secret: string) => createHmac('sha256', secret).update('preview').digest('base64url');

/** Whether the request carries the mark of an editor who knows the secret. */
export const isEditor = (secret: string) => (request: Pick<FastifyRequest, 'headers'>) => {
  const cookie = request.headers.cookie?.split(/; */).find((pair) => pair.startsWith(`${COOKIE}=`));
  return cookie !== undefined && same(cookie.slice(COOKIE.length + 1), proofOf(secret));
};

export interface PreviewRoutesOptions {
  readonly secret: string;
  /** The cookie then goes by https alone. */
  readonly production: boolean;
}

/** `?secret=…&path=/plans` turns preview on for this browser, `/preview-mode/off` turns it off. */
export async function previewRoutes(app: FastifyInstance, { secret, production }: PreviewRoutesOptions) {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${production ? '; Secure' : ''}`;
  app.get<{ Querystring: { secret?: string; path?: string } }>('/preview-mode', async (request, reply) => {
    const { secret: given = '', path = '/' } = request.query;
    if (!same(given, secret))
      return reply.code(403).send({ error: { code: 'Forbidden', message: 'The secret is wrong' } });
    // Encoded, because browsers drop tabs and line breaks from an address, and headers may not hold them.
    const wanted = typeof path === 'string' && path.startsWith('/') ? encodeURI(path.toWellFormed()) : '/';
    return reply
      .header('set-cookie', `${COOKIE}=${proofOf(secret)}; Max-Age=${LIFETIME}; ${attributes}`)
      .header('cache-control', 'no-store')
      .redirect(canonicalPath(wanted) ?? wanted, 303);
  });
  app.get('/preview-mode/off', async (_request, reply) =>
    reply.header('set-cookie', `${COOKIE}=; Max-Age=0; ${attributes}`).redirect('/', 303),
  );
}

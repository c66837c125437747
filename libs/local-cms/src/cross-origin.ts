import type { FastifyInstance } from 'fastify';

const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'Etag, X-Contentful-Request-Id, X-Contentful-RateLimit-Reset, X-Contentful-RateLimit-Second-Limit, X-Contentful-RateLimit-Second-Remaining',
};
const PREFLIGHT = {
  'access-control-allow-methods': 'DELETE, GET, HEAD, OPTIONS, POST, PUT',
  'access-control-max-age': '86400',
};

/** Allows requests from pages of any origin, as the vendor does: tokens control access, not origins. */
export function allowOtherOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, headers }, reply) => {
    reply.headers(HEADERS);
    if (method !== 'OPTIONS') return;
    const wanted = headers['access-control-request-headers'];
    if (wanted !== undefined) reply.header('access-control-allow-headers', wanted);
    return reply.code(204).headers(PREFLIGHT).send();
  });
}

import type { FastifyInstance } from 'fastify';
import { plainSpelling } from './plain-spelling.ts';

/**
 * Redirects requests for another spelling of an address to the plain one, on every route added after it.
 * @param options `maxLength` of addresses to check, in characters; longer ones pass unchanged
 */
export function plainAddresses(
  app: FastifyInstance,
  { maxLength = Infinity }: { readonly maxLength?: number } = {},
): void {
  app.addHook('onRequest', async ({ raw: { url = '/' } }, reply) => {
    const plain = url.length > maxLength ? undefined : plainSpelling(url);
    return plain === undefined ? undefined : reply.redirect(plain, 308);
  });
}

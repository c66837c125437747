import type { FastifyInstance } from 'fastify';
import { plainSpelling } from './plain-spelling.ts';

/**
 * Sends who asks for another spelling of an address to the plain one, on every route that is added after it.
 * @param options `maxLength` of the addresses that are looked at, characters; a longer one is answered as it is
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

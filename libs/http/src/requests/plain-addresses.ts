import type { FastifyInstance } from 'fastify';
import { plainSpelling } from './plain-spelling.ts';

/**
 * Redirects requests whose URL has unnecessary escapes, on the routes that are added after this call.
 * @param options `maxLength`: maximum length of a checked address, in characters
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

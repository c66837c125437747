import { MAX_URL_LENGTH } from '@skein/cms-client';
import { plainSpelling } from '@skein/http';
import type { FastifyInstance } from 'fastify';

/** Sends who asks for another spelling of an address to the plain one, on every route that is added after it. */
export function plainAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { url = '/' } }, reply) => {
    const plain = url.length > MAX_URL_LENGTH ? undefined : plainSpelling(url);
    return plain === undefined ? undefined : reply.redirect(plain, 308);
  });
}

import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { SECURITY_HEADERS } from './security-headers.ts';

/** Matches content types that the compression plugin handles: text, except event streams. */
const COMPRESSIBLE = /^text\/(?!event-stream)|[+/](?:json|text|xml|javascript)(?:;|$)/;

/** Compresses the answers of a Fastify scope, and adds the security headers to all of them. */
export async function compressedAnswers(scope: FastifyInstance): Promise<void> {
  await scope.register(compress, { global: true, threshold: 1024, customTypes: COMPRESSIBLE });
  scope.addHook('onSend', async (_request, reply) => {
    // A strong ETag promises the same bytes, but each encoding has different bytes.
    const etag = reply.getHeader('etag');
    if (reply.hasHeader('content-encoding') && typeof etag === 'string' && etag.startsWith('"'))
      reply.header('etag', `W/${etag}`);
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      if (!reply.hasHeader(name)) reply.header(name, value);
    // Without `vary`, a shared cache could send a compressed answer to a client that cannot read it.
    if (COMPRESSIBLE.test(String(reply.getHeader('content-type'))) && !reply.hasHeader('vary'))
      reply.header('vary', 'accept-encoding');
  });
}

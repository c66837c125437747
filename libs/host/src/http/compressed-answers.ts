import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { SECURITY_HEADERS } from './security-headers.ts';

/** Types that the compression plugin handles: text that is complete when it is sent. */
const COMPRESSIBLE = /^text\/(?!event-stream)|[+/](?:json|text|xml|javascript)(?:;|$)/;

/** Compresses the answers of a scope, and adds the security headers to all of them. */
export async function compressedAnswers(scope: FastifyInstance): Promise<void> {
  await scope.register(compress, { global: true, threshold: 1024, customTypes: COMPRESSIBLE });
  scope.addHook('onSend', async (_request, reply) => {
    // A strong tag stands for the same bytes, and those of each encoding are others.
    const etag = reply.getHeader('etag');
    if (reply.hasHeader('content-encoding') && typeof etag === 'string' && etag.startsWith('"'))
      reply.header('etag', `W/${etag}`);
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      if (!reply.hasHeader(name)) reply.header(name, value);
    // Said by every answer that comes compressed to some, or a cache in front keeps one of them for all.
    if (COMPRESSIBLE.test(String(reply.getHeader('content-type'))) && !reply.hasHeader('vary'))
      reply.header('vary', 'accept-encoding');
  });
}

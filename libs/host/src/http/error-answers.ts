import { DeliveryError } from '@skein/cms-client/server';
import { hasLeft, splitUrl } from '@skein/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SECURITY_HEADERS } from './security-headers.ts';
import { STATIC_PREFIX } from './static-files.ts';
import { sendFallback, sendStatus, type StatusPageParts } from './send-fallback.ts';

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;

const sendJson = (reply: FastifyReply, status: number, code: string, message: string) =>
  reply.code(status).headers(SECURITY_HEADERS).send({ error: { code, message } });

/**
 * Answers requests that failed: with a page if the client accepts one, and with JSON otherwise. Never sends a
 * stack.
 */
export function answerErrors(app: FastifyInstance, parts: StatusPageParts): void {
  app.setErrorHandler((error, request, reply) => {
    // A site map needs the CMS, too. An outage of the CMS is not an error of the site.
    if (error instanceof DeliveryError && isRead(request)) return sendFallback(reply, 503, request.url);
    if (hasLeft(error, request)) {
      request.log.debug({ err: error }, 'the visitor has left');
      return reply.hijack();
    }
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error }, 'unhandled');
    if (isRead(request)) {
      return status >= 500
        ? sendStatus(request, reply, 500, request.url, parts)
        : sendFallback(reply, 404, request.url, { status });
    }
    return status >= 500 || !(error instanceof Error)
      ? sendJson(reply, status, 'InternalError', 'Something went wrong on our side')
      : sendJson(reply, status, 'BadRequest', error.message);
  });
  app.setNotFoundHandler(async (request, reply) => {
    // No visitor reads the answer for a missing script.
    if (request.url.startsWith(STATIC_PREFIX))
      return reply
        .code(404)
        .headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send('Not found');
    if (isRead(request)) return sendFallback(reply, 404, request.url);
    const isPage = await parts.pages.exists(splitUrl(request.url).path).catch(() => false);
    if (!isPage) return sendJson(reply, 404, 'NotFound', 'There is nothing at this address');
    return sendJson(
      reply.header('allow', 'GET, HEAD'),
      405,
      'MethodNotAllowed',
      'This page can only be read',
    );
  });
}

import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';

/** The header with the id of a request. All processes that handle the request log this id. */
export const REQUEST_ID_HEADER = 'x-request-id';

const WELL_FORMED = /^[\w.:=+/-]{8,128}$/;

/** Whether a process sent the request to itself with `inject`, without a socket. */
export const isInjected = ({ socket }: Pick<IncomingMessage, 'socket'>): boolean =>
  !(socket instanceof Socket);

/**
 * Returns Fastify options that give every request an id. If a trusted proxy sends a valid id, the request has
 * this id. Otherwise the id is random.
 * @param proxies number of trusted proxies
 */
export const requestIds = (proxies: number) =>
  ({
    requestIdHeader: false,
    genReqId(request) {
      const given =
        proxies > 0 || isInjected(request as IncomingMessage)
          ? request.headers[REQUEST_ID_HEADER]
          : undefined;
      return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomBytes(8).toString('hex');
    },
  }) satisfies FastifyServerOptions;

/** Adds the header with the request id to every answer, including answers that do not go through Fastify. */
export function tellRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.setHeader(REQUEST_ID_HEADER, request.id);
    done();
  });
}

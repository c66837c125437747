import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';

/** Under which a request is found in the logs of every process that it went through. */
export const REQUEST_ID_HEADER = 'x-request-id';

const WELL_FORMED = /^[\w.:=+/-]{8,128}$/;

/** Whether a process asks itself, by `inject`: no socket leads to anybody. */
export const isInjected = ({ socket }: Pick<IncomingMessage, 'socket'>): boolean =>
  !(socket instanceof Socket);

/**
 * Options of Fastify that give every request an id: that of a proxy in front, if one is believed and its id is well-formed,
 * else a new one.
 * @param proxies number of proxies in front that are believed
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

/** Tells every answer's request id in its header. Straight on the connection, for answers that Fastify does not write. */
export function tellRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.setHeader(REQUEST_ID_HEADER, request.id);
    done();
  });
}

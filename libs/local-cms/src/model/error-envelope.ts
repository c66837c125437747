import { hasLeft } from '@skein/http';
import type { FastifyInstance } from 'fastify';
import { ApiError, notFound } from './api-error.ts';

/** The vendor's names for errors of the server itself. */
const NAMES: Readonly<Record<number, string>> = {
  400: 'BadRequest',
  404: 'NotFound',
  405: 'MethodNotAllowed',
  413: 'RequestEntityTooLarge',
  414: 'UriTooLong',
  415: 'UnsupportedMediaType',
};

/**
 * Answers every error of a plugin in the vendor's envelope (the JSON of its errors). Logs unexpected errors, and
 * answers them with 500 without details.
 */
export function envelopeErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    if (hasLeft(error, request)) {
      request.log.debug({ err: error }, 'the visitor has left');
      return reply.hijack();
    }
    const answer = error instanceof ApiError ? error : foreignError(error);
    if (answer.status >= 500) request.log.error({ err: error }, 'content request failed');
    return reply
      .code(answer.status)
      .headers(answer.headers)
      .header('cache-control', 'no-store')
      .header('x-contentful-request-id', request.id)
      .type('application/json')
      .send(JSON.stringify(answer.body(request.id)));
  });
}

/**
 * Answers unknown addresses in the vendor's envelope. Use this only for plugins with a prefix: without a
 * prefix, the host answers unknown addresses.
 */
export function envelopeUnknown(app: FastifyInstance): void {
  app.setNotFoundHandler(() => {
    throw notFound();
  });
}

/** Codes of errors of a disk that has no room, or no room for this user. */
const NO_ROOM: readonly unknown[] = ['ENOSPC', 'EDQUOT'];

function foreignError(error: unknown): ApiError {
  if (error instanceof Error && 'code' in error && NO_ROOM.includes(error.code))
    return new ApiError(507, 'InsufficientStorage', 'There is no room on the disk.');
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500) {
    return new ApiError(
      status,
      NAMES[status] ?? 'BadRequest',
      error instanceof Error ? error.message : 'Bad request',
    );
  }
  return new ApiError(500, 'ServerError', 'Something went wrong on our side. Please try again.');
}

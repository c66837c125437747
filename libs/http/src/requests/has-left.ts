import type { FastifyRequest } from 'fastify';

/** How streams say that their other end has gone. */
const BROKEN_OFF = new Set([
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
  'ECONNRESET',
  'EPIPE',
  'ABORT_ERR',
]);

/** Whether an error says only that the visitor has left while an answer was sent: no fault of anybody. */
export const hasLeft = (error: unknown, { raw }: Pick<FastifyRequest, 'raw'>): boolean =>
  raw.socket.destroyed &&
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  BROKEN_OFF.has(String(error.code));

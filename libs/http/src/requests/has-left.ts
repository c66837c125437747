import type { FastifyRequest } from 'fastify';

/** Error codes of streams whose other end is gone. */
const BROKEN_OFF = new Set([
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
  'ECONNRESET',
  'EPIPE',
  'ABORT_ERR',
]);

/** Whether an error only means that the visitor left while an answer was sent, so that nothing failed. */
export const hasLeft = (error: unknown, { raw }: Pick<FastifyRequest, 'raw'>): boolean =>
  raw.socket.destroyed &&
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  BROKEN_OFF.has(String(error.code));

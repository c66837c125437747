import type { FastifyRequest } from 'fastify';

/** Codes of errors that mean that the other end has closed the connection. */
const BROKEN_OFF = new Set([
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
  'ECONNRESET',
  'EPIPE',
  'ABORT_ERR',
]);

/** Whether the only cause of an error is that the visitor closed the connection during the answer. */
export const hasLeft = (error: unknown, { raw }: Pick<FastifyRequest, 'raw'>): boolean =>
  raw.socket.destroyed &&
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  BROKEN_OFF.has(String(error.code));

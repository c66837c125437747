import type { FastifyRequest } from 'fastify';
import type { Refusal } from './refusal.ts';

/**
 * Logs that a submission was refused, and why. Logs nothing that the visitor has typed, because the logged path is that
 * of the route, without a query.
 */
export function logRefusal(
  request: FastifyRequest,
  { code, status }: Pick<Refusal, 'code' | 'status'>,
): void {
  request.log.warn({ reason: code, path: request.routeOptions.url, status }, 'submission refused');
}

/**
 * Logs that a submission was not stored, with the code or name of the error. A message of the database can quote
 * what the visitor has typed.
 */
export function logNotStored(request: FastifyRequest, error: unknown): void {
  const { code, name } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  request.log.error({ reason: code ?? name, path: request.routeOptions.url }, 'submission was not stored');
}

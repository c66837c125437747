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

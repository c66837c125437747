import { hasLeft, languageFrom } from '@skein/http';
import type { FastifyInstance } from 'fastify';
import { LookupRefusal } from './lookup-refusal.ts';
import { RETRY_AFTER_S } from './model/address.constants.ts';

/** No cache may store the response, because it shows where the visitor lives. */
export const NEVER = { 'cache-control': 'no-store, private' } as const;

/**
 * Answers errors in the visitor's language. Logs an unexpected error, and reports an outage to the visitor.
 * @param what name of the requests in the log
 */
export function answerRefusals(app: FastifyInstance, what: string): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal =
      error instanceof LookupRefusal
        ? error
        : new LookupRefusal('unavailable', { retryAfterS: RETRY_AFTER_S });
    if (refusal !== error && !hasLeft(error, request))
      request.log.error({ err: error }, `${what} request failed`);
    const { retryAfterS } = refusal.details;
    if (retryAfterS !== undefined) reply.header('retry-after', String(retryAfterS));
    const message = refusal.text(languageFrom(request));
    return reply
      .code(refusal.status)
      .headers(NEVER)
      .send({ error: { code: refusal.code, message } });
  });
}

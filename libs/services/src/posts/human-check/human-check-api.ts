import { HUMAN_CHECK_CHALLENGE_PATH } from '@skein/forms/contract';
import { languageFrom, networkOf } from '@skein/http';
import { type RateLimiter } from '@skein/http/rate-limit';
import type { FastifyPluginAsync } from 'fastify';
import type { EmbeddedHumanCheck } from './altcha.ts';

export interface HumanCheckApiOptions {
  readonly check: EmbeddedHumanCheck;
  readonly limiter: RateLimiter;
}

const MANY = {
  en: 'Too many in a short time. Try again later.',
  es: 'Demasiadas en poco tiempo. Inténtalo más tarde.',
} as const;
const CHALLENGES = { name: 'challenges', limit: 120, windowMs: 10 * 60 * 1000 };

/** Serves the puzzles of the human check. */
export const humanCheckApi: FastifyPluginAsync<HumanCheckApiOptions> = async (app, { check, limiter }) => {
  app.get(HUMAN_CHECK_CHALLENGE_PATH, async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store, private', 'x-content-type-options': 'nosniff' });
    const waitS = await limiter.take(CHALLENGES, networkOf(request.ip));
    if (waitS === 0) return check.challenge();
    return reply
      .code(429)
      .header('retry-after', String(waitS))
      .send({ error: { code: 'too_many_requests', message: MANY[languageFrom(request)] } });
  });
};

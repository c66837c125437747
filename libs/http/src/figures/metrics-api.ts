import type { FastifyPluginAsync } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Figures } from './figures.types.ts';

export type MetricsApiOptions = {
  readonly figures: Figures;
  /** Bearer token that a reader needs. Without it, the metrics are public. */
  readonly token?: string | undefined;
};

const digestOf = (text: string) => createHash('sha256').update(text).digest();

/** Serves `/metrics`, for Prometheus and compatible readers. */
export const metricsApi: FastifyPluginAsync<MetricsApiOptions> = async (app, { figures, token }) => {
  const wanted = token === undefined ? undefined : digestOf(`Bearer ${token}`);
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (wanted && !timingSafeEqual(digestOf(request.headers.authorization ?? ''), wanted))
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .send({ error: { code: 'unauthorized', message: 'METRICS_TOKEN is wanted as a bearer token.' } });
    return reply.type(figures.contentType).send(await figures.read());
  });
};

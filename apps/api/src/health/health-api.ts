import type { FastifyPluginAsync } from 'fastify';

/** Whether something is ready to serve; throwing counts as not ready. */
export type ReadinessCheck = () => boolean | Promise<boolean>;

export type HealthApiOptions = {
  /** By name; `content` is checked by itself when the content API runs in the same process. */
  readonly checks?: Readonly<Record<string, ReadinessCheck>> | undefined;
};

/** `/healthz`: the process answers. `/readyz`: everything it needs is there; 503 names what is not. */
export const healthApi: FastifyPluginAsync<HealthApiOptions> = async (app, options) => {
  const checks: Record<string, ReadinessCheck> = {
    content: () => app.content !== undefined,
    ...options.checks,
  };

  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (request, reply) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        const ready = await Promise.resolve()
          .then(check)
          .catch((error: unknown) => {
            request.log.warn({ err: error, check: name }, 'readiness check failed');
            return false;
          });
        return [name, ready] as const;
      }),
    );
    const ready = results.every(([, result]) => result);
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready', checks: Object.fromEntries(results) });
  });
};

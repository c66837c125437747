import type { FastifyPluginAsync } from 'fastify';
import { inTime } from './in-time.ts';

/** Whether something is ready to serve; throwing counts as not ready. */
export type ReadinessCheck = () => boolean | Promise<boolean>;

/** Describes what works only in part; empty when all is well. */
export type DegradedReport = () => readonly string[] | Promise<readonly string[]>;

export type HealthApiOptions = {
  /** By name. Told by `/readyz`, which stays 200: no traffic should go elsewhere for it. */
  readonly degraded?: Readonly<Record<string, DegradedReport>> | undefined;
  /** By name: all must be there before it is ready. */
  readonly checks?: Readonly<Record<string, ReadinessCheck>> | undefined;
};

/**
 * `/healthz`: the process answers. `/readyz`: everything it needs is available; 503 names what is not, `degraded`
 * what works only in part. A check that takes longer than a second has failed.
 */
export const healthApi: FastifyPluginAsync<HealthApiOptions> = async (app, options) => {
  const { checks = {} } = options;

  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (request, reply) => {
    const failed = (name: string, error: unknown) =>
      request.log.warn({ err: error, check: name }, 'readiness check failed');
    const [results, reports] = await Promise.all([
      Promise.all(
        Object.entries(checks).map(async ([name, check]) => {
          const ready = await inTime(check, false).catch((error: unknown) => {
            failed(name, error);
            return false;
          });
          return [name, ready] as const;
        }),
      ),
      Promise.all(
        Object.entries(options.degraded ?? {}).map(async ([name, report]) => {
          const lines = await inTime(report, ['is not known yet']).catch((error: unknown) => {
            failed(name, error);
            return ['cannot be told'];
          });
          return [name, lines] as const;
        }),
      ),
    ]);
    const degraded = Object.fromEntries(reports.filter(([, lines]) => lines.length > 0));
    const ready = results.every(([, result]) => result);
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: ready ? 'ready' : 'not ready',
        checks: Object.fromEntries(results),
        ...(Object.keys(degraded).length > 0 && { degraded }),
      });
  });
};

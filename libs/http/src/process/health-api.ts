import type { FastifyPluginAsync } from 'fastify';
import { inTime } from './in-time.ts';

/** Whether something is ready to serve. If it throws, it is not ready. */
export type ReadinessCheck = () => boolean | Promise<boolean>;

/** Returns what works only in part, in words. Empty: all is well. */
export type DegradedReport = () => readonly string[] | Promise<readonly string[]>;

export type HealthApiOptions = {
  /** Reports by name. `/readyz` shows them and stays 200, because no traffic should go elsewhere for them. */
  readonly degraded?: Readonly<Record<string, DegradedReport>> | undefined;
  /** Checks by name. The process is ready when all succeed. */
  readonly checks?: Readonly<Record<string, ReadinessCheck>> | undefined;
};

/**
 * Adds `/healthz`, which answers if the process does, and `/readyz`, which says whether everything it needs is
 * available: 503 names what is not, `degraded` what works only in part. A check that takes longer than a second
 * has failed.
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

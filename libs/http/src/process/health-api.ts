import type { FastifyPluginAsync } from 'fastify';
import { readReports, type DegradedReports } from './degraded-reports.ts';
import { inTime } from './in-time.ts';

/** Returns whether a part of the process is ready to serve. A check that throws means not ready. */
export type ReadinessCheck = () => boolean | Promise<boolean>;

export type HealthApiOptions = {
  /** Functions that report problems, by name. `/readyz` answers 200 despite these problems, and lists them. */
  readonly degraded?: DegradedReports | undefined;
  /** Checks by name. The process is ready when all checks succeed. */
  readonly checks?: Readonly<Record<string, ReadinessCheck>> | undefined;
  /** How long `/readyz` waits for each check and report, ms. Default: a second. */
  readonly limitMs?: number | undefined;
};

/**
 * Adds `/healthz`, which always answers 200, and `/readyz`, which answers 200 or 503. The answer of `/readyz`
 * contains the results of all checks, and a list of what works only in part (`degraded`). A check that takes
 * longer than the limit has failed.
 */
export const healthApi: FastifyPluginAsync<HealthApiOptions> = async (app, options) => {
  const { checks = {}, limitMs } = options;

  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (request, reply) => {
    const failed = (name: string, error: unknown) =>
      request.log.warn({ err: error, check: name }, 'readiness check failed');
    const [results, reports] = await Promise.all([
      Promise.all(
        Object.entries(checks).map(async ([name, check]) => {
          const ready = await inTime(check, false, limitMs).catch((error: unknown) => {
            failed(name, error);
            return false;
          });
          return [name, ready] as const;
        }),
      ),
      readReports(options.degraded ?? {}, failed, limitMs),
    ]);
    const degraded = Object.fromEntries(Object.entries(reports).filter(([, lines]) => lines.length > 0));
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

import type { FastifyInstance } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { tellRequestId } from '../requests/request-id.ts';
import { startTraces } from '../traces/start-traces.ts';
import { traceRequests } from '../traces/trace-requests.ts';
import { figuresFor } from './figures-for.ts';
import type { Figures, FiguresOptions } from './figures.types.ts';
import { countRequests } from './request-figures.ts';

export interface WatchOptions extends FiguresOptions {
  readonly production: boolean;
  /** Bearer token for `/metrics`. Without it, production has no `/metrics`. */
  readonly metricsToken: string | undefined;
  /** URL of the collector of traces. */
  readonly tracesTo: string | undefined;
  /** Number of trusted proxies. With 0, the trace in the headers of a request is ignored. Default: 0. */
  readonly trustProxy?: number;
}

/** The metrics and traces of a process. */
export interface ProcessWatch {
  readonly figures: Figures | undefined;
  /** Gives every request an id, counts it and traces it. Call it on the outermost app before adding routes. */
  watch(app: FastifyInstance): void;
  /** Adds the route `/metrics`. Does nothing if no operator can read metrics. */
  tell(app: FastifyInstance): Promise<void>;
}

const digestOf = (text: string) => createHash('sha256').update(text).digest();

/**
 * Serves `/metrics`, for Prometheus and compatible readers.
 * @param token bearer token that a reader needs. Undefined: the metrics are public
 */
function serveMetrics(app: FastifyInstance, figures: Figures, token: string | undefined): void {
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
}

/** Starts the metrics and traces that are turned on in the settings of a process. */
export async function watchProcess({
  process,
  production,
  metricsToken: token,
  tracesTo: endpoint,
  trustProxy = 0,
  release,
}: WatchOptions): Promise<ProcessWatch> {
  const figures = await figuresFor({ process, release, production, token });
  let log: FastifyInstance['log'] | undefined;
  const failed = (reason: string) => log?.warn({ reason }, 'traces cannot be sent');
  const endTraces =
    endpoint === undefined
      ? undefined
      : await startTraces({ endpoint, service: `skein-${process}`, release, failed });
  return {
    figures,
    watch(app) {
      tellRequestId(app);
      if (figures) countRequests(app, figures);
      if (!endTraces) return;
      log = app.log;
      traceRequests(app, trustProxy);
      app.addHook('onClose', endTraces);
    },
    async tell(app) {
      if (figures) serveMetrics(app, figures, token);
    },
  };
}

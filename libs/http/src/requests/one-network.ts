import type { FastifyInstance } from 'fastify';
import type { DegradedReport } from '../process/degraded-reports.ts';
import { networkOf } from './network-of.ts';
import { isInjected } from './request-id.ts';

const HOUR_MS = 3_600_000;
/** How many requests an hour must have before a single network is reported. */
const REQUESTS_LEAST = 200;
/** Matches paths that only monitors and the site itself request. */
const NO_VISITOR = /^\/(?:healthz|readyz|metrics|(?:cdn|preview|cma)\/spaces)\b/u;

/**
 * Watches which networks requests come from. If all requests of an hour come from one network, a proxy probably hides
 * the visitors, and rate limits treat all visitors as one. Pages from memory do not count.
 * @param now returns the time, ms
 * @returns a report for `/readyz`; the log has the same message
 */
export function oneNetwork(app: FastifyInstance, now: () => number = Date.now): DegradedReport {
  let hour = { began: now(), requests: 0, networks: new Set<string>() };
  let problems: readonly string[] = [];
  function judge(): void {
    if (now() - hour.began < HOUR_MS) return;
    const { requests, networks } = hour;
    hour = { began: now(), requests: 0, networks: new Set() };
    problems =
      networks.size === 1 && requests >= REQUESTS_LEAST
        ? [`all ${requests} requests of an hour came from one network: see TRUST_PROXY and BALANCER`]
        : [];
    for (const problem of problems) app.log.warn(problem);
  }
  app.addHook('onRequest', (request, _reply, done) => {
    judge();
    if (!NO_VISITOR.test(request.url) && !isInjected(request)) {
      hour.requests += 1;
      // Two networks are enough to show that a proxy does not hide the visitors.
      if (hour.networks.size < 2) hour.networks.add(networkOf(request.ip));
    }
    done();
  });
  return () => {
    judge();
    return problems;
  };
}

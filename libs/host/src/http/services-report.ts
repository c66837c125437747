import * as v from 'valibot';

export interface ServicesReportOptions {
  /** Origin of the process that runs the services. */
  readonly servicesUrl: string;
  /** How long the services may take, ms. */
  readonly timeoutMs?: number;
  readonly fetch?: typeof globalThis.fetch;
}

/** How long the services may take by default, ms. `/readyz` waits longer than this for each report. */
const TIMEOUT_MS = 800;
const AWAY = 'do not answer: forms, sign-in and pictures are answered with 503, pages are served';

const Unknowns = v.record(v.string(), v.unknown());
/** The answer of the services' `/readyz`. Each report is parsed separately. */
const Readiness = v.object({ checks: Unknowns, degraded: v.optional(Unknowns, {}) });
const UNREAD = 'reports something that cannot be read';

const linesOf = (report: unknown): readonly string[] =>
  Array.isArray(report) ? report.map((line) => (typeof line === 'string' ? line : UNREAD)) : [UNREAD];

/**
 * Returns a function that reports problems of services in another process, as sentences. The site stays ready
 * during a problem: pages need no services, and all other replicas would have the same problem.
 */
export function servicesReport({
  servicesUrl,
  timeoutMs = TIMEOUT_MS,
  fetch = globalThis.fetch,
}: ServicesReportOptions) {
  return async (): Promise<readonly string[]> => {
    try {
      const answer = await fetch(`${servicesUrl}/readyz`, { signal: AbortSignal.timeout(timeoutMs) });
      const { checks, degraded } = v.parse(Readiness, await answer.json());
      if (answer.ok)
        return Object.entries(degraded).flatMap(([name, report]) =>
          linesOf(report).map((line) => `${name} ${line}`),
        );
      const failing = Object.entries(checks).flatMap(([name, ready]) => (ready === true ? [] : [name]));
      return [`are not ready: ${failing.join(', ')}`];
    } catch {
      return [AWAY];
    }
  };
}

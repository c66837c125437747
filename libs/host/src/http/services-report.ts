import * as v from 'valibot';

export interface ServicesReportOptions {
  /** Origin of the process that runs the services. */
  readonly servicesUrl: string;
  /** How long the services may take, ms. */
  readonly timeoutMs?: number;
  readonly fetch?: typeof globalThis.fetch;
}

/** How long the services may take by default, ms. `/readyz` waits longer than this for each report. */
export const SERVICES_TIMEOUT_MS = 800;
const AWAY = 'do not answer: forms, sign-in and pictures are answered with 503, pages are served';

const Unknowns = v.pipe(
  v.unknown(),
  // Without this check, the schema would accept a list as a record of its items.
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
);
const Readable = v.fallback(v.optional(Unknowns), undefined);
/**
 * The answer of the services' `/readyz`. `checks` and `degraded` are parsed separately, so that an invalid part does
 * not hide the valid part.
 */
const Readiness = v.object({ checks: Readable, degraded: Readable });
const UNREAD = 'reports something that cannot be read';

const linesOf = (report: unknown): readonly string[] =>
  Array.isArray(report) ? report.map((line) => (typeof line === 'string' ? line : UNREAD)) : [UNREAD];

/** Returns a report that counts as unreadable if an answer has a `degraded` part that is not a record. */
const unreadIn = (body: unknown): Record<string, unknown> =>
  v.is(v.object({ degraded: v.unknown() }), body) ? { degraded: undefined } : {};

/**
 * Returns a function that reports problems of services in another process, as sentences. The site stays ready
 * during a problem: pages need no services, and all other replicas would have the same problem.
 */
export function servicesReport({
  servicesUrl,
  timeoutMs = SERVICES_TIMEOUT_MS,
  fetch = globalThis.fetch,
}: ServicesReportOptions) {
  return async (): Promise<readonly string[]> => {
    try {
      const answer = await fetch(`${servicesUrl}/readyz`, { signal: AbortSignal.timeout(timeoutMs) });
      const body: unknown = await answer.json();
      const { checks, degraded } = v.parse(Readiness, body);
      if (!checks && !degraded) return [AWAY];
      if (answer.ok)
        return Object.entries(degraded ?? unreadIn(body)).flatMap(([name, report]) =>
          linesOf(report).map((line) => `${name} ${line}`),
        );
      const failing = Object.entries(checks ?? {}).flatMap(([name, ready]) => (ready === true ? [] : [name]));
      return [failing.length === 0 ? 'are not ready' : `are not ready: ${failing.join(', ')}`];
    } catch {
      return [AWAY];
    }
  };
}

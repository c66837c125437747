import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { inTime } from '../process/in-time.ts';
import { PAGE_ROUTE, type Figures, type FiguresOptions } from './figures.types.ts';
import { watchedPool } from './watched-pool.ts';

const REQUEST_SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const STEP_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];
const CALL_SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2, 4, 8, 15];
/**
 * Matches the line that the metrics library writes if the event loop had no delay since the last reading. All lines
 * about delays then have meaningless values, so they are left out.
 */
const NO_DELAY = /^nodejs_eventloop_lag_min_seconds 9223372036/m;
const DELAYS = /^nodejs_eventloop_lag_\w+ .*\n/gm;

/**
 * What the service did with a sent form: accepted it, refused it because of its content or its sender, or failed to
 * store it.
 */
const SUBMISSION_OUTCOMES = ['taken', 'refused', 'failed'] as const;
const outcomeOf = (status: number): (typeof SUBMISSION_OUTCOMES)[number] =>
  status < 400 ? 'taken' : status < 500 ? 'refused' : 'failed';

const classOf = (status: number): string => `${Math.floor(status / 100)}xx`;

/** Creates the metrics of a process, in a new registry. */
export function createFigures({ process, release = 'unknown' }: FiguresOptions): Figures {
  const registry = new Registry();
  const registers = [registry];
  new Gauge({
    name: 'skein_build_info',
    help: 'Which release this is; always 1.',
    labelNames: ['process', 'release', 'node'],
    registers,
  }).set({ process, release, node: globalThis.process.version }, 1);

  /** Counts pages sent from memory, by the first digit of the status. Each reading of the metrics resets it. */
  const hits = [0, 0, 0, 0, 0, 0];
  const requests = new Counter({
    name: 'skein_http_requests_total',
    help: 'Requests answered, by route, where a page came from, and class of status.',
    labelNames: ['route', 'cache', 'status'],
    registers,
    collect() {
      for (const [index, count] of hits.entries()) {
        if (count > 0) this.inc({ route: PAGE_ROUTE, cache: 'hit', status: `${index}xx` }, count);
        hits[index] = 0;
      }
    },
  });
  const requestSeconds = new Histogram({
    name: 'skein_http_request_seconds',
    help: 'From the request to the end of its answer, by route; without pages from memory.',
    labelNames: ['route'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const submissions = new Counter({
    name: 'skein_submissions_total',
    help: 'Forms that visitors sent, by route and how they ended.',
    labelNames: ['route', 'outcome'],
    registers,
  });
  const steps = new Histogram({
    name: 'skein_page_step_seconds',
    help: 'Time of this thread for one step of the way to a page.',
    labelNames: ['step'],
    buckets: STEP_SECONDS,
    registers,
  });
  const calls = new Histogram({
    name: 'skein_calls_seconds',
    help: 'Calls to others, by whom is called and how it ended.',
    labelNames: ['to', 'outcome'],
    buckets: CALL_SECONDS,
    registers,
  });
  const watchPool = watchedPool(registry);
  let isRead = false;

  return {
    contentType: registry.contentType,
    async read() {
      // The default metrics watch the event loop and the garbage collector. They start with the first read.
      if (!isRead) collectDefaultMetrics({ register: registry });
      isRead = true;
      const text = await registry.metrics();
      return NO_DELAY.test(text) ? text.replaceAll(DELAYS, '') : text;
    },
    countHit(status) {
      hits[Math.floor(status / 100)]!++;
    },
    countRequest({ route, cache, status, seconds }) {
      requests.inc({ route, cache, status: classOf(status) });
      requestSeconds.observe({ route }, seconds);
    },
    expectErrors(route) {
      for (const status of ['4xx', '5xx']) requests.inc({ route, cache: 'none', status }, 0);
    },
    countSubmission: (route, status) => submissions.inc({ route, outcome: outcomeOf(status) }),
    expectSubmissions(route) {
      for (const outcome of SUBMISSION_OUTCOMES) submissions.inc({ route, outcome }, 0);
    },
    countStep: (step, seconds) => steps.observe({ step }, seconds),
    countCall: (to, outcome, seconds) => calls.observe({ to, outcome }, seconds),
    watchPool,
    ask({ name, help, label, read, late }) {
      new Gauge({
        name,
        help,
        labelNames: label === undefined ? [] : [label],
        registers,
        async collect() {
          const value = await inTime<Awaited<ReturnType<typeof read>>>(read, late).catch(() => undefined);
          this.reset();
          if (typeof value === 'number') this.set(value);
          else if (value && label !== undefined)
            for (const [key, one] of Object.entries(value)) this.set({ [label]: key }, one);
          // After a reset, a gauge without labels would show 0.
          else if (label === undefined) this.remove();
        },
      });
    },
  };
}

import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { PoolFullError, type JobPool } from '../process/job-pool.ts';

const SECONDS = [0.005, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Returns a function that wraps a job pool, to count waiting, running and refused jobs and to time them. */
export function watchedPool(registry: Registry) {
  const registers = [registry];
  const labelNames = ['queue'] as const;
  const waiting = new Gauge({
    name: 'skein_queue_waiting',
    help: 'Jobs in line.',
    labelNames,
    registers,
  });
  const running = new Gauge({
    name: 'skein_queue_running',
    help: 'Jobs under way.',
    labelNames,
    registers,
  });
  const waited = new Histogram({
    name: 'skein_queue_wait_seconds',
    help: 'Time in line.',
    labelNames,
    buckets: SECONDS,
    registers,
  });
  const ran = new Histogram({
    name: 'skein_queue_run_seconds',
    help: 'Time of a job once its turn has come, what it waits for included.',
    labelNames,
    buckets: SECONDS,
    registers,
  });
  const refused = new Counter({
    name: 'skein_queue_refused_total',
    help: 'Jobs that were turned away because too many waited.',
    labelNames,
    registers,
  });

  return (queue: string, pool: JobPool): JobPool => {
    const labels = { queue };
    waiting.set(labels, 0);
    running.set(labels, 0);
    refused.inc(labels, 0);
    return {
      async run(job, options) {
        waiting.inc(labels);
        const wait = waited.startTimer(labels);
        let begun = false;
        try {
          return await pool.run(async () => {
            begun = true;
            waiting.dec(labels);
            wait();
            running.inc(labels);
            const run = ran.startTimer(labels);
            try {
              return await job();
            } finally {
              running.dec(labels);
              run();
            }
          }, options);
        } catch (error) {
          if (error instanceof PoolFullError) refused.inc(labels);
          throw error;
        } finally {
          if (!begun) waiting.dec(labels);
        }
      },
    };
  };
}

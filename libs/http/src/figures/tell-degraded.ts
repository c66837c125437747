import { readReports, type DegradedReports } from '../process/degraded-reports.ts';
import type { Figures } from './figures.types.ts';

/**
 * How long the metrics wait for each report, in ms. It is less than a second, because after a second the metrics would
 * leave out all reports.
 */
const LIMIT_MS = 900;

/** Registers a metric of the problems that `/readyz` lists: how many there are in each part. */
export function tellDegraded(figures: Pick<Figures, 'ask'>, reports: DegradedReports): void {
  figures.ask({
    name: 'skein_degraded',
    help: 'How many problems /readyz reports of each part.',
    label: 'part',
    async read() {
      const lines = await readReports(reports, () => undefined, LIMIT_MS);
      return Object.fromEntries(Object.entries(lines).map(([part, { length }]) => [part, length]));
    },
  });
}

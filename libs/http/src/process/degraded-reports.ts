import { inTime } from './in-time.ts';

/** Returns one sentence for each feature that has a problem, or an empty list. */
export type DegradedReport = () => readonly string[] | Promise<readonly string[]>;

/** Reports about features that work only in part, by the name of the feature. */
export type DegradedReports = Readonly<Record<string, DegradedReport>>;

/**
 * Reads all reports at once. A report that takes longer than the limit, or throws, counts as a problem.
 * @param failed called with the name of a report that throws
 */
export async function readReports(
  reports: DegradedReports,
  failed: (name: string, error: unknown) => void,
  limitMs?: number,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const all = Object.entries(reports).map(async ([name, report]) => {
    const lines = await inTime(report, ['is not known yet'], limitMs).catch((error: unknown) => {
      failed(name, error);
      return ['cannot be told'];
    });
    return [name, lines] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}

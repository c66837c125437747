import { readFile, stat } from 'node:fs/promises';
import { readIncidents, type ReadIncident } from './incident.ts';

/** The operator's file of incidents. */
export interface IncidentsFile {
  /**
   * Returns the incidents of the last readable file, or undefined if there is no file. Rejects if a file exists
   * but none was ever readable, because the network may then be down.
   */
  incidents(): Promise<readonly ReadIncident[] | undefined>;
  /** Returns what is wrong with the current file, in words. */
  problems(): Promise<readonly string[]>;
}

const PROBLEMS_TOLD = 5;

const inWords = (problems: readonly string[]): string => {
  const more = problems.length - PROBLEMS_TOLD;
  return problems.slice(0, PROBLEMS_TOLD).join('; ') + (more > 0 ? `; and ${more} more` : '');
};

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * Follows the operator's file, and reads it again after each change. It reports an invalid file once and keeps
 * the previous incidents; an unreadable field or incident is left out and reported. Without a file there are no
 * incidents.
 * @param read reads the file at a path as text
 */
export function incidentsFile(
  file: string,
  log: { warn(details: object, message: string): void },
  read = (path: string) => readFile(path, 'utf8'),
): IncidentsFile {
  let version = '';
  let good: readonly ReadIncident[] | undefined;
  let problem: string | undefined;
  let looking: Promise<void> | undefined;

  function fail(error: unknown) {
    const reason = error instanceof Error ? error.message : String(error);
    if (reason === problem) return;
    problem = reason;
    log.warn({ file, problem }, 'the incidents of the network cannot be read');
  }

  async function look() {
    const before = version;
    // Whatever cannot be read is tried again, changed or not.
    version = '';
    try {
      const { size, mtimeMs, ino } = await stat(file);
      const now = `${ino} ${size} ${mtimeMs}`;
      const text = now === before ? undefined : await read(file);
      version = now;
      if (text === undefined) return;
      const { incidents, problems } = readIncidents(JSON.parse(text));
      good = incidents;
      if (problems.length > 0) fail(new Error(inWords(problems)));
      else problem = undefined;
    } catch (error) {
      if (!isMissing(error)) return fail(error);
      good = undefined;
      problem = undefined;
    }
  }

  // Who asks while somebody looks hears what they see.
  const current = () => (looking ??= look().finally(() => (looking = undefined)));

  return {
    async incidents() {
      await current();
      if (good === undefined && problem !== undefined) throw new Error(problem);
      return good;
    },
    async problems() {
      await current();
      return problem === undefined ? [] : [`cannot be read: ${problem}`];
    },
  };
}

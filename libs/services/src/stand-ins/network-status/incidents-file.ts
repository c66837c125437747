import { readFile, stat } from 'node:fs/promises';
import { readIncidents, type ReadIncident } from './incident.ts';

/** The operator's file of incidents. */
export interface IncidentsFile {
  /**
   * Returns the incidents of the last readable file, or undefined if there is no file. Rejects if a file exists
   * but was never readable, because the network may then be down.
   */
  incidents(): Promise<readonly ReadIncident[] | undefined>;
  /** Returns descriptions of the current file's mistakes. */
  problems(): Promise<readonly string[]>;
}

const PROBLEMS_TOLD = 5;

const inWords = (problems: readonly string[]): string => {
  const more = problems.length - PROBLEMS_TOLD;
  return problems.slice(0, PROBLEMS_TOLD).join('; ') + (more > 0 ? `; and ${more} more` : '');
};

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * Watches the operator's file, and reads the file again after each change. If the file is invalid, logs this
 * once and keeps the previous incidents. Leaves out unreadable fields, and logs them. Without a file, there are no
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
    // An unreadable file is read again at the next request, even if it has not changed.
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

  // All requests that arrive while the file is being read share the result.
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

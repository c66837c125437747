const LEVELS: Readonly<Record<number, string>> = { 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' };

interface LogEntry {
  readonly level: number;
  readonly msg?: string;
  readonly err?: { readonly message: string };
  readonly [about: string]: unknown;
}

const inWords = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value)
        .map(inWords)
        .join(Array.isArray(value) ? '; ' : ' ')
    : String(value);

/** Returns a log entry as one line for a developer: what happened, to what, and why, without the stack. */
function readableLine(json: string): string {
  const {
    level,
    msg = '',
    err,
    time: _time,
    pid: _pid,
    hostname: _,
    reqId: _id,
    ...about
  }: LogEntry = JSON.parse(json);
  const details = Object.entries(about).map(([name, value]) => `${name} ${inWords(value)}`);
  const what = `${LEVELS[level] ?? level}: ${msg}${details.length > 0 ? ` (${details.join(', ')})` : ''}`;
  return `${err ? `${what}: ${err.message}` : what}`.replaceAll(/\n\s*/g, ' ');
}

/** The log stream of a process in development. */
export const readableLog = { write: (json: string) => void process.stdout.write(`${readableLine(json)}\n`) };

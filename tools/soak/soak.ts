import { readOptions, USAGE, type SoakOptions } from './options.ts';
import { runSoak, type SoakResult } from './run-soak.ts';

/** `npm run soak`: nothing that was acknowledged is lost or doubled, however often the services are killed. */
function table(results: readonly SoakResult[]): string {
  const rows: readonly (readonly [string, (result: SoakResult) => string | number])[] = [
    ['', ({ database }) => database],
    ['sent', ({ sent }) => sent],
    ['acknowledged', ({ acknowledged }) => acknowledged],
    ['in the database', ({ stored }) => stored],
    ['lost', ({ lost }) => lost],
    ['doubled', ({ doubled }) => doubled],
    ['nobody sent', ({ invented }) => invented],
    ['not delivered', ({ undelivered }) => undelivered],
    ['delivered under another key', ({ renamed }) => renamed],
    ['delivered again', ({ repeatedDeliveries }) => repeatedDeliveries],
    ['processes killed', ({ kills }) => kills],
    ['attempts made again', ({ retries }) => retries],
    ['answer, median', ({ medianMs }) => `${medianMs.toFixed(1)} ms`],
    ['answer, 99 in 100', ({ p99Ms }) => `${p99Ms.toFixed(0)} ms`],
    ['all delivered after', ({ drainSeconds }) => `${drainSeconds.toFixed(1)} s`],
    ['', ({ ok }) => (ok ? 'ok' : 'FAILED')],
  ];
  return rows
    .map(([name, value]) =>
      [name.padEnd(28), ...results.map((result) => String(value(result)).padStart(24))].join(''),
    )
    .join('\n');
}

function readOrExplain(): SoakOptions {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    process.exit(2);
  }
}

// Exits in order, which takes the processes and databases of the soak along.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const options = readOrExplain();
const results: SoakResult[] = [];
for (const database of options.databases) {
  console.log(
    `${database}: ${options.rate} submissions a second for ${options.seconds} s, ` +
      `${options.processes} process(es), ${options.kills} kills`,
  );
  const result = await runSoak(database, options);
  if (result) results.push(result);
  else console.log('  skipped: needs DATABASE_URL, or initdb and postgres in PATH or /usr/lib/postgresql');
}
console.log(`\n${table(results)}`);
for (const { database, problems } of results)
  for (const problem of problems) console.log(`${database}: ${problem}`);
process.exit(results.length > 0 && results.every(({ ok }) => ok) ? 0 : 1);

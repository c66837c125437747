import { parseArgs } from 'node:util';
import { runSoak } from './run-soak.ts';

/** `npm run soak`: nothing that was acknowledged is lost or doubled, however often the services are killed. */
const USAGE =
  'npm run soak -- [--rate 200] [--seconds 60] [--kills 5] [--processes 1] [--database sqlite|postgres]';

function readOptions() {
  const { values } = parseArgs({
    options: {
      rate: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '60' },
      kills: { type: 'string', default: '5' },
      processes: { type: 'string', default: '1' },
      database: { type: 'string' },
    },
  });
  const { database = 'sqlite, postgres' } = values;
  const numbers = [values.rate, values.seconds, values.kills, values.processes].map(Number);
  const [rate = 0, seconds = 0, kills = 0, processes = 0] = numbers;
  const whole = numbers.every((number) => Number.isInteger(number) && number >= 0);
  const databases = (['sqlite', 'postgres'] as const).filter((one) => database.split(', ').includes(one));
  if (!whole || rate * seconds * processes === 0 || databases.length === 0) throw new Error(USAGE);
  return { rate, seconds, kills, processes, databases };
}
export type SoakOptions = ReturnType<typeof readOptions>;

const options = readOptions();
const found: NonNullable<Awaited<ReturnType<typeof runSoak>>>[] = [];
for (const database of options.databases) {
  console.log(
    `${database}: ${options.rate} submissions a second for ${options.seconds} s, ` +
      `${options.processes} process(es), ${options.kills} kills`,
  );
  const result = await runSoak(database, options);
  if (result) found.push(result);
  else console.log('  skipped: needs DATABASE_URL, or initdb and postgres in PATH or /usr/lib/postgresql');
}
for (const { problems: _, ...figures } of found) console.table(figures);
for (const { database, problems } of found)
  for (const problem of problems) console.log(`${database}: ${problem}`);
process.exit(found.length > 0 && found.every(({ ok }) => ok) ? 0 : 1);

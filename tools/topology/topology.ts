import { parseArgs } from 'node:util';
import { printed } from '../bench/row.ts';
import { nx } from '../commands/run.ts';
import { NotInstalled, startTopology } from './processes.ts';
import { trial } from './trial.ts';

/* `npm run topology`: runs the site as on several machines. `--trial` tests failures of its parts. */

const { values } = parseArgs({
  options: {
    trial: { type: 'boolean', default: false },
    /** Folder with a different build, of a checkout or an image. `--trial` tests a rolling deploy of this build. */
    other: { type: 'string' },
    /** Parts of the names of the tests that `--trial` runs. */
    only: { type: 'string', multiple: true },
  },
});

if (!(await nx('run-many', '-t', 'build', '--projects=@skein/site,@skein/local-cms')).ok) process.exit(1);
try {
  const topology = await startTopology(values.trial ? { LOG_LEVEL: 'silent' } : {});
  const { proxy, cms, replicas } = topology;
  console.log(`
  site        ${proxy.origin}/
  replicas    ${replicas.map(({ origin }) => origin).join(' ')}
  management  http://127.0.0.1:${cms.port}/cma
`);
  if (values.trial) {
    const rows = await trial(topology, values);
    console.log(rows.map(printed).join('\n'));
    await topology[Symbol.asyncDispose]();
    process.exit(rows.every(({ ok }) => ok !== false) ? 0 : 1);
  }
} catch (error) {
  console.error(error instanceof NotInstalled ? error.message : error);
  process.exit(1);
}

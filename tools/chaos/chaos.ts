import { awayAtStartRows, benchAwayAtStart } from '../bench/away-at-start.ts';
import { benchOutages, outageRows, outageTable } from '../bench/outages.ts';
import { benchOwnOutages } from '../bench/own-outages.ts';
import { printed, type Row } from '../bench/row.ts';
import { nx } from '../commands/run.ts';
import { NotInstalled, startTopology } from '../topology/processes.ts';
import { trial } from '../topology/trial.ts';

/*
 * `npm run chaos`: everything that the site depends on is slow, hung, dripping, garbage, killed or away at the start, under
 * load, on one replica and on three. Visitors of pages that were drawn once must not see it, and nothing sent may be lost.
 */

/** @throws NotInstalled */
async function onThree(): Promise<readonly Row[]> {
  await using topology = await startTopology({ LOG_LEVEL: 'silent' });
  return await trial(topology);
}

if (!(await nx('run-many', '-t', 'build', '--projects=@skein/site,@skein/local-cms')).ok) process.exit(1);
console.time('bench');
const own = await benchOwnOutages();
const outages = [...(await benchOutages()), ...(await benchAwayAtStart())];
const onOne = [...own, ...outageRows(outages), ...awayAtStartRows(outages)];
const three = await onThree().catch((error: unknown) => {
  if (!(error instanceof NotInstalled)) throw error;
  console.error(`On three replicas nothing was tried: ${error.message}`);
  return undefined;
});
console.timeEnd('bench');
console.log(outageTable(outages));
const rows = [...onOne, ...(three ?? [])];
console.log(rows.map(printed).join('\n'));
process.exit(three !== undefined && rows.every(({ ok }) => ok !== false) ? 0 : 1);

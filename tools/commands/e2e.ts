import { join } from 'node:path';
import { journeyTargets } from './areas.ts';
import { nx, run } from './run.ts';

/**
 * `npm run e2e`: runs browser tests of the built site and of the islands' test page. Nx skips groups of tests that have
 * already passed with the same code. The command passes its arguments to Playwright, to select tests.
 */
const words = process.argv.slice(2);

async function chosen(): Promise<boolean> {
  const projects = '--projects=@skein/site,@skein/site-e2e';
  const built = await nx('run-many', '-t', 'build', 'islands', projects, '--outputStyle=static');
  return built.ok && (await run(process.execPath, [join(import.meta.dirname, 'journeys.ts'), ...words])).ok;
}

const everyArea = async () => (await nx('run-many', '-t', ...journeyTargets(), '--outputStyle=static')).ok;

process.exit((words.length > 0 ? await chosen() : await everyArea()) ? 0 : 1);

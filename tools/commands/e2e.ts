import { join } from 'node:path';
import { journeyTargets } from './areas.ts';
import { nx, run } from './run.ts';

/**
 * `npm run e2e`: tests the built site and the islands' test page in a real browser, area by area. It skips an
 * area if nothing in it has changed since it last passed. Further words go to Playwright and select the tests.
 */
const words = process.argv.slice(2);

async function chosen(): Promise<boolean> {
  const projects = '--projects=@skein/site,@skein/site-e2e';
  const built = await nx('run-many', '-t', 'build', 'islands', projects, '--outputStyle=static');
  return built.ok && (await run(process.execPath, [join(import.meta.dirname, 'journeys.ts'), ...words])).ok;
}

const everyArea = async () => (await nx('run-many', '-t', ...journeyTargets(), '--outputStyle=static')).ok;

process.exit((words.length > 0 ? await chosen() : await everyArea()) ? 0 : 1);

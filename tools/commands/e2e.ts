import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { nx, ROOT, run } from './run.ts';

/**
 * `npm run e2e`: the built site and the islands' test page in a real browser, area by area; an area that nothing has
 * touched since it last passed is not run again. With further words, which go to Playwright, whatever they choose.
 */
const words = process.argv.slice(2);

async function chosen(): Promise<boolean> {
  const projects = '--projects=@skein/site,@skein/site-e2e';
  const built = await nx('run-many', '-t', 'build', 'islands', projects, '--outputStyle=static');
  return built.ok && (await run(process.execPath, [join(import.meta.dirname, 'journeys.ts'), ...words])).ok;
}

const Manifest = v.object({ nx: v.object({ targets: v.record(v.string(), v.unknown()) }) });

async function everyArea(): Promise<boolean> {
  const manifest: unknown = JSON.parse(readFileSync(join(ROOT, 'apps/site-e2e/package.json'), 'utf8'));
  const areas = Object.keys(v.parse(Manifest, manifest).nx.targets).filter((name) => name.startsWith('e2e:'));
  return (await nx('run-many', '-t', ...areas, '--outputStyle=static')).ok;
}

process.exit((words.length > 0 ? await chosen() : await everyArea()) ? 0 : 1);

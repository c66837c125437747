import type { SiteDefinition } from '../site/site.ts';
import { configureSite, type SiteRun } from './configure-site.ts';
import { quit, serve } from './start.ts';
import { visitOnce } from './visit-once.ts';

/**
 * Runs a built site, its pages and the parts beside them, with settings from the environment. With `--prepare` as an
 * argument of the process, it draws all pages once and stores their blocks for later starts. Then the process ends.
 */
export function serveSite(site: SiteDefinition, run: SiteRun): void {
  if (process.argv.includes('--prepare')) {
    const homes = site.paths.languages.map(({ prefix }) => prefix || '/');
    visitOnce(site, run, homes).then(() => process.exit(0), quit);
    return;
  }
  serve(async () => {
    const { settings, printed, create } = configureSite(site, run, process.env);
    return { settings, printed, app: await create() };
  });
}

import type { SiteDefinition } from '../site/site.ts';
import { configureSite, type SiteRun } from './configure-site.ts';
import { serve } from './start.ts';

/** Runs a built site, its pages and the parts beside them, with settings from the environment. */
export function serveSite(site: SiteDefinition, run: SiteRun): void {
  serve(async () => {
    const { settings, printed, create } = configureSite(site, run, process.env);
    return { settings, printed, app: await create() };
  });
}

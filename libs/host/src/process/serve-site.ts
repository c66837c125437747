import type { SiteDefinition } from '../site/site.ts';
import { placeSite, type SiteRun } from './place-site.ts';
import { serve } from './start.ts';

/** Runs a built site, its pages and the parts beside them, with settings from the environment. */
export function serveSite(site: SiteDefinition, run: SiteRun): void {
  serve(async () => {
    const { settings, printed, create } = placeSite(site, run, process.env);
    return { settings, printed, app: await create() };
  });
}

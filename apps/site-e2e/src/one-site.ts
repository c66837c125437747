import { startSite } from './site-process.ts';

/**
 * Starts the site that all workers share. So each picture is made only once, and a worker that restarts does
 * not wait for a site.
 */
export default async function startOneSite(): Promise<() => Promise<void>> {
  const site = await startSite();
  process.env['SITE_ORIGIN'] = site.origin;
  return () => site.stop();
}

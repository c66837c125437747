import { startSite } from './site-process.ts';

/**
 * Starts one site for all workers, because a site makes each picture only once. A worker that restarts uses the
 * same site.
 */
export default async function startOneSite(): Promise<() => Promise<void>> {
  const site = await startSite();
  process.env['SITE_ORIGIN'] = site.origin;
  return () => site.stop();
}

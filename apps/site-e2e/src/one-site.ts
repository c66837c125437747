import { startSite } from './site-process.ts';

/** Starts the site that all workers share. Each picture is made once, and a worker that starts anew waits for no site. */
export default async function startOneSite(): Promise<() => Promise<void>> {
  const site = await startSite();
  process.env['SITE_ORIGIN'] = site.origin;
  return () => site.stop();
}

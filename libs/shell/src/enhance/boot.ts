import type { BootContext } from '@skein/cms-client/islands';
import { announcePortalData, enhanceShell, followAddress } from './enhance-shell.ts';

/**
 * Runs the part of a page's first script that the frame needs. The page setting `data-hosts` holds the host
 * names under which it requests portal data.
 */
export function boot({ setting, whenQuiet }: BootContext): void {
  const hosts = setting('data-hosts');
  enhanceShell();
  const follow = followAddress();
  // A link leaves the page at once: a script that came later would miss it.
  for (const press of ['click', 'auxclick', 'contextmenu']) document.addEventListener(press, follow);
  whenQuiet(() => announcePortalData(hosts === undefined ? {} : { hostnames: hosts.split(' ') }));
}

import { whenParsed } from '@skein/cms-client';
import type { BootContext } from '@skein/cms-client/islands';
import { followStreet } from '@skein/ui/follow-street';
import { announcePortalData, enhanceShell, followAddress } from './enhance-shell.ts';
import { lateHeadings } from './late-headings.ts';

/**
 * Runs the part of a page's first script that belongs to header, footer and dialogs. The page setting `data-hosts`
 * lists the host names on which the script requests portal data.
 */
export function boot({ setting, whenQuiet }: BootContext): void {
  const hosts = setting('data-hosts');
  enhanceShell();
  followStreet();
  const follow = followAddress();
  // A link leaves the page at once, so this listener must be in the first script.
  for (const press of ['click', 'auxclick', 'contextmenu']) document.addEventListener(press, follow);
  // Before the first frame, this would make the browser lay out the page twice. If the font does not load, the headings
  // keep the fallback font.
  whenParsed(() => requestAnimationFrame(() => void lateHeadings().catch(() => undefined)));
  whenQuiet(() => announcePortalData(hosts === undefined ? {} : { hostnames: hosts.split(' ') }));
}

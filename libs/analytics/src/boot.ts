import { beginConsent } from './consent/begin-consent.ts';
import { pushDeclaredEvent } from './data-layer/analytics-attributes.ts';
import { trackPageView } from './data-layer/track-page-view.ts';

/**
 * What the host's first script provides. Same as `BootContext` of the CMS client, which this package does not
 * depend on.
 */
interface BootContext {
  setting(attribute: string): string | undefined;
  whenQuiet(run: () => void): void;
}

/** Runs analytics in the first script of a page. `data-consent` lists what the site asks visitors about. */
export function boot({ setting, whenQuiet }: BootContext): void {
  beginConsent(setting('data-consent'));
  // What markup declares passes the same guard against personal data as every other event.
  // A click is counted before anything answers it, so that what it opens is counted after it; one that a sleeping island
  // keeps is counted when it is done again.
  document.addEventListener(
    'click',
    ({ target, defaultPrevented }) => void (defaultPrevented || pushDeclaredEvent(target)),
    true,
  );
  whenQuiet(() => trackPageView(setting('data-lang')));
}

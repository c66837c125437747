import { beginConsent } from './consent/begin-consent.ts';
import { pushDeclaredEvent } from './data-layer/analytics-attributes.ts';
import { trackPageView } from './data-layer/track-page-view.ts';

/** A copy of the type in the CMS client, because this package does not depend on the CMS client. */
interface BootContext {
  setting(attribute: string): string | undefined;
  whenQuiet(run: () => void): void;
}

/** Starts analytics. The script attribute `data-consent` lists the categories of consent. */
export function boot({ setting, whenQuiet }: BootContext): void {
  beginConsent(setting('data-consent'));
  // Events that markup declares pass the same check for personal data as all other events. The listener
  // captures clicks, so it counts a click before any effect of this click. Clicks on islands that have not
  // started yet are repeated later, and only then counted.
  document.addEventListener(
    'click',
    ({ target, defaultPrevented }) => void (defaultPrevented || pushDeclaredEvent(target)),
    true,
  );
  whenQuiet(() => trackPageView(setting('data-lang')));
}

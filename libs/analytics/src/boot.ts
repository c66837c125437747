import { pushDeclaredEvent } from './data-layer/analytics-attributes.ts';
import { trackPageView } from './data-layer/track-page-view.ts';

/** The part of the first script of a page that counts. */
export function boot({ whenQuiet }: { whenQuiet(run: () => void): void }): void {
  // What markup declares passes the same guard against personal data as every other event.
  document.addEventListener('click', (event) => pushDeclaredEvent(event.target));
  whenQuiet(trackPageView);
}

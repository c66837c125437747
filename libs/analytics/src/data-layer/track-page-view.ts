import type { DataLayerEvent } from './data-layer-event.ts';
import { appendToDataLayer } from './push-event.ts';

/**
 * Name on the window that records a counted page view. A module's variable is not enough, because the boot
 * script and the islands may each contain a copy of this module.
 */
const MARK = '__skeinPageView';

/**
 * Returns the host of the page that a visitor came from. Undefined for a direct visit or an unreadable address.
 */
function referrerHost(referrer: string): string | undefined {
  // Asked first, not tried: an exception would cost more than all the rest of the page view. Old browsers cannot be asked.
  return URL.canParse?.(referrer) ? new URL(referrer).host || undefined : undefined;
}

function pushPageView(language: string | undefined, restored: boolean): void {
  const { pathname } = window.location;
  const host = referrerHost(document.referrer);
  const view: DataLayerEvent = {
    event: 'page_view',
    category: 'page',
    action: 'view',
    // The path alone: queries may carry an address or an email, so none of them is sent.
    pagePath: pathname,
    locale: language ?? (document.documentElement.lang || 'en'),
    ...(host !== undefined && { referrerHost: host }),
    ...(restored && { restored }),
  };
  // Nothing in it can be personal, so the guard that every other event passes is spared: this runs on every page.
  appendToDataLayer(view, view.event);
}

/**
 * Pushes `page_view` once for this document: now, or when the browser first shows a prerendered page. A page
 * from the back/forward cache counts again, with `restored: true`. Further calls for the same document do
 * nothing.
 * @param language of the served page. By default the document's, which a translator may have changed
 * @returns a function that stops tracking and forgets that the document was counted
 */
export function trackPageView(language?: string): () => void {
  if (typeof window === 'undefined') return () => {};
  const page = window as Window & { [MARK]?: true };
  if (page[MARK]) return () => {};
  page[MARK] = true;

  const onActivated = () => pushPageView(language, false);
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) pushPageView(language, true);
  };
  const prerendered: Document & { prerendering?: boolean } = document;
  if (prerendered.prerendering) document.addEventListener('prerenderingchange', onActivated, { once: true });
  else onActivated();
  window.addEventListener('pageshow', onPageShow);

  return () => {
    document.removeEventListener('prerenderingchange', onActivated);
    window.removeEventListener('pageshow', onPageShow);
    delete page[MARK];
  };
}

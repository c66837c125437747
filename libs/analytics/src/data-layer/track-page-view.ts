import type { DataLayerEvent } from './data-layer-event.ts';
import { appendToDataLayer } from './push-event.ts';

/**
 * Property of the window that marks a counted page view. It is on the window because the boot script and the
 * islands may each contain a copy of this module.
 */
const MARK = '__skeinPageView';

/** Returns undefined for a direct visit or an unreadable address. */
function referrerHost(referrer: string): string | undefined {
  // `canParse` is cheap; an exception would take longer than this function. Old browsers have no `canParse`.
  return URL.canParse?.(referrer) ? new URL(referrer).host || undefined : undefined;
}

function pushPageView(language: string | undefined, restored: boolean): void {
  const { pathname } = window.location;
  const host = referrerHost(document.referrer);
  const view: DataLayerEvent = {
    event: 'page_view',
    category: 'page',
    action: 'view',
    // Only the path: the query may contain an email address.
    pagePath: pathname,
    locale: language ?? (document.documentElement.lang || 'en'),
    ...(host !== undefined && { referrerHost: host }),
    ...(restored && { restored }),
  };
  // This runs on every page. The event cannot contain personal data, so it skips the check.
  appendToDataLayer(view, view.event);
}

/**
 * Pushes `page_view` once for this document. For a prerendered page, waits until the browser shows the page. If
 * the page returns from the back/forward cache, pushes `page_view` again with `restored: true`. Only the first
 * call for a document has an effect.
 * @param language language of the served page. Default: `<html lang>`, which browser translation may change
 * @returns a function that stops tracking and allows a new first call
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

import { clickedDetails, isDetails, reveal } from './details.ts';
import { FAQ_SCROLL_OFFSET_PX, FAQ_SLUG_PARAM } from './faq.constants.ts';
import { slugsOfAddress } from './faq-slug.ts';
import { styleIsKnown } from './style-is-known.ts';

/** Tolerance for the position of a question that the browser has scrolled to, px. */
const NEARLY_PX = 40;

/**
 * Returns the URL of the page with the slug of an open question or tab, or without a slug.
 * @param base path of the page, if it is known
 */
function addressOf(slug: string | undefined, base: string | undefined): string {
  const url = new URL(location.href);
  url.hash = '';
  url.searchParams.delete(FAQ_SLUG_PARAM);
  if (base !== undefined) url.pathname = slug === undefined ? base : `${base}/${encodeURIComponent(slug)}`;
  else if (slug !== undefined) url.searchParams.set(FAQ_SLUG_PARAM, slug);
  return url.href;
}

/**
 * Whether a disclosure (`details` element) is open in the HTML from the server. The server opens the question or tab in
 * the page's URL, or else the first tab.
 */
function servedOpen(details: HTMLDetailsElement): boolean {
  const parent = details.parentElement;
  return parent?.matches('[data-faq-tabs]')
    ? details.contains(parent.querySelector('[data-target]') ?? parent.querySelector('summary'))
    : details.matches('[data-target] > *');
}

/**
 * Whether the visitor has used the page. Before the first use, browsers open disclosures without the visitor:
 * for a text search, or to restore an earlier visit.
 */
const touched = () => (navigator as Partial<Navigator>).userActivation?.hasBeenActive !== false;

/**
 * Keeps the page's URL in step with open questions and tabs. A slug in the URL opens its question or tab. When a
 * question or tab opens, even before this script runs, the URL gets the slug. The Back button returns to the previously
 * opened question or tab.
 */
export function enhanceAddress(root: Element, signal: AbortSignal): void {
  const base = root.querySelector<HTMLElement>('[data-faq-path]')?.dataset['faqPath'];
  const named = [
    ...root.querySelectorAll<HTMLElement>('[data-faq-list] details[id], [data-panel]:not([data-panel=""])'),
  ];
  const byAddress = () =>
    slugsOfAddress(location).flatMap((slug) => named.filter(({ id }) => id === slug))[0];
  const disclosures = [...root.querySelectorAll('details')];
  /**
   * Writes the open question or tab into the page's URL, so that a reload opens the same one. Returns whether the URL
   * has changed.
   */
  function note(details: HTMLDetailsElement, open: boolean): boolean {
    // A question has the slug as its own id. The slug of a tab is the id of the tab's panel.
    const slug = named.find((element) => element === details || element.parentElement === details)?.id;
    if (slug === undefined || open === (byAddress()?.id === slug)) return false;
    history[open ? 'pushState' : 'replaceState'](history.state, '', addressOf(open ? slug : undefined, base));
    return true;
  }
  function show(element: HTMLElement) {
    reveal(element);
    element.scrollIntoView({ block: 'start' });
  }

  root.addEventListener(
    'click',
    (event) => {
      const details = clickedDetails(event);
      if (details && !event.defaultPrevented) note(details, !details.open);
    },
    { signal },
  );
  addEventListener(
    'popstate',
    () => {
      const target = byAddress();
      if (target) show(target);
      else for (const details of disclosures) details.open = servedOpen(details);
    },
    { signal },
  );

  // A text search in the page opens a question. Its tab then opens, too, and other tabs close.
  const settle = (target: EventTarget | null) => isDetails(target) && target.open && reveal(target);
  disclosures.forEach(settle);
  root.addEventListener('toggle', ({ target }) => settle(target), { capture: true, signal });

  const target = byAddress();
  const holder = target?.closest('details');
  // The last open disclosure counts, because a question comes after its tab.
  const changed =
    disclosures.findLast((details) => details.open && !servedOpen(details)) ??
    (holder && servedOpen(holder) ? holder : undefined);
  if (changed && touched() && note(changed, changed.open)) return;
  if (!target) return;
  const known = styleIsKnown('(scroll-initial-target: nearest)');
  const off = Math.abs(target.getBoundingClientRect().top - FAQ_SCROLL_OFFSET_PX);
  // If the browser can, it has already scrolled to the question, except for a few pixels. A visitor who has
  // returned to another place on the page stays there.
  if (!holder?.open || !known || off < NEARLY_PX) show(target);
}

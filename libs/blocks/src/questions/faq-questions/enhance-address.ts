import { clickedDetails, isDetails, reveal } from './details.ts';
import { FAQ_SCROLL_OFFSET_PX, FAQ_SLUG_PARAM } from './faq.constants.ts';
import { slugsOfAddress } from './faq-slug.ts';
import { styleIsKnown } from './style-is-known.ts';

/**
 * Largest distance from its place at which a browser leaves the element that the page was rendered for, px.
 */
const NEARLY_PX = 40;

/**
 * Returns the address of the page with a question or tab open, or with none.
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
 * Whether the served page has a disclosure open: the question or tab that the page was rendered for, or else
 * the first tab.
 */
function servedOpen(details: HTMLDetailsElement): boolean {
  const parent = details.parentElement;
  return parent?.matches('[data-faq-tabs]')
    ? details.contains(parent.querySelector('[data-target]') ?? parent.querySelector('summary'))
    : details.matches('[data-target] > *');
}

/**
 * Whether the visitor has used the page. Browsers also open disclosures for a text search, or from memory,
 * before that.
 */
const touched = () => (navigator as Partial<Navigator>).userActivation?.hasBeenActive !== false;

/**
 * Connects open questions and tabs with the address: a slug in the address opens its question or tab; opening
 * one puts its slug into the address, also if that was before script ran; and Back goes through them.
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
   * Writes to the address that a disclosure is open or closed, so that a closed one does not open on the next
   * reload. Returns whether the address has changed.
   */
  function note(details: HTMLDetailsElement, open: boolean): boolean {
    // A question has its slug itself, a tab has it on its panel.
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

  // What is looked for in the page opens its question: its tab opens with it, and others close.
  const settle = (target: EventTarget | null) => isDetails(target) && target.open && reveal(target);
  disclosures.forEach(settle);
  root.addEventListener('toggle', ({ target }) => settle(target), { capture: true, signal });

  const target = byAddress();
  const holder = target?.closest('details');
  // A question stands behind its tab.
  const changed =
    disclosures.findLast((details) => details.open && !servedOpen(details)) ??
    (holder && servedOpen(holder) ? holder : undefined);
  if (changed && touched() && note(changed, changed.open)) return;
  if (!target) return;
  const known = styleIsKnown('(scroll-initial-target: nearest)');
  const off = Math.abs(target.getBoundingClientRect().top - FAQ_SCROLL_OFFSET_PX);
  // A page that was drawn for the address is shown there by the browser itself, where it can, and but for a few pixels.
  // Who comes back to another place of it stays there.
  if (!holder?.open || !known || off < NEARLY_PX) show(target);
}

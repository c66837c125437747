import { clickedDetails, isDetails, reveal } from './details.ts';
import { FAQ_SCROLL_OFFSET_PX, FAQ_SLUG_PARAM } from './faq.constants.ts';
import { slugsOfAddress } from './faq-slug.ts';
import { styleIsKnown } from './style-is-known.ts';

/** How far from its place the browser leaves what a page was drawn for, at most, px. */
const NEARLY_PX = 40;

/** The address of the page with a question or tab open, or with none. @param base path of the page, if it is known */
function addressOf(slug: string | undefined, base: string | undefined): string {
  const url = new URL(location.href);
  url.hash = '';
  url.searchParams.delete(FAQ_SLUG_PARAM);
  if (base !== undefined) url.pathname = slug === undefined ? base : `${base}/${encodeURIComponent(slug)}`;
  else if (slug !== undefined) url.searchParams.set(FAQ_SLUG_PARAM, slug);
  return url.href;
}

/** Whether a page comes with it open: the question or tab that the page was drawn for, else the first tab. */
function servedOpen(details: HTMLDetailsElement): boolean {
  const set = details.parentElement;
  if (!set?.matches('[data-faq-tabs]')) return details.matches('[data-target] > details');
  const target = set.querySelector('[data-target]');
  return target ? details.contains(target) : set.querySelector('details') === details;
}

/** A browser opens what it looks for, or what it remembers, also on pages that nobody has touched. */
const touched = () => (navigator as Partial<Navigator>).userActivation?.hasBeenActive ?? true;

/**
 * Ties what is open to the address: a slug in the address opens its question or tab, what a visitor opens goes into the
 * address, also if that was before there was script, and Back walks through it.
 */
export function enhanceAddress(root: Element, signal: AbortSignal): void {
  const base = root.querySelector<HTMLElement>('[data-faq-path]')?.dataset['faqPath'];
  const named = [...root.querySelectorAll<HTMLElement>('[data-faq-list] details[id], [data-panel][id]')];
  const byAddress = () =>
    slugsOfAddress(location)
      .map((slug) => named.find(({ id }) => id === slug))
      .find((element) => element !== undefined);
  const disclosures = [...root.querySelectorAll('details')];
  const served = new Set(disclosures.filter(servedOpen));
  /** The slug of a question, or of the panel that a tab opens. */
  const slugOf = (details: HTMLDetailsElement) =>
    named.find(
      (element) =>
        element === details ||
        (element.parentElement?.closest('details') === details && element.matches('[data-panel]')),
    )?.id;

  function show(element: HTMLElement) {
    reveal(element);
    element.scrollIntoView({ block: 'start' });
  }

  root.addEventListener(
    'click',
    (event) => {
      const details = clickedDetails(event);
      if (!details || event.defaultPrevented || !disclosures.includes(details)) return;
      const slug = slugOf(details);
      if (slug === undefined) return;
      if (!details.open) history.pushState(history.state, '', addressOf(slug, base));
      // Closed again, it should not open with the next reload.
      else if (byAddress()?.id === slug) history.replaceState(history.state, '', addressOf(undefined, base));
    },
    { signal },
  );
  addEventListener(
    'popstate',
    () => {
      const target = byAddress();
      if (target) show(target);
      else for (const details of disclosures) details.open = served.has(details);
    },
    { signal },
  );

  // What is looked for in the page opens its question: its tab opens with it.
  const inItsTab = (details: HTMLDetailsElement) => {
    if (details.open && details.parentElement?.closest('details:not([open])')) reveal(details);
  };
  disclosures.forEach(inItsTab);
  root.addEventListener('toggle', ({ target }) => isDetails(target) && inItsTab(target), {
    capture: true,
    signal,
  });

  const target = byAddress();
  const holder = target && (isDetails(target) ? target : target.closest('details'));
  if (touched()) {
    // A question stands behind its tab.
    const opened = disclosures.findLast((details) => details.open && !served.has(details));
    const slug = opened && slugOf(opened);
    if (slug !== undefined && slug !== target?.id) {
      history.pushState(history.state, '', addressOf(slug, base));
      return;
    }
    if (holder && served.has(holder) && !holder.open) {
      history.replaceState(history.state, '', addressOf(undefined, base));
      return;
    }
  }
  if (!target) return;
  const known = styleIsKnown('(scroll-initial-target: nearest)');
  const off = Math.abs(target.getBoundingClientRect().top - FAQ_SCROLL_OFFSET_PX);
  // A page that was drawn for the address is shown there by the browser itself, where it can, and but for a few pixels.
  // Who comes back to another place of it stays there.
  if (!holder?.open || !known || off < NEARLY_PX) show(target);
}

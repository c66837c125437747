import { clickedDetails, reveal } from './details.ts';
import { styleIsKnown } from './style-is-known.ts';
import { FAQ_MOBILE_MAX_PX } from './faq.constants.ts';

/** Where a key leads from a tab; -1 is the last one. */
const led = (key: string, from: number): number | undefined =>
  ({ ArrowRight: from + 1, ArrowDown: from + 1, ArrowLeft: from - 1, ArrowUp: from - 1, Home: 0, End: -1 })[
    key
  ];

/**
 * Makes disclosures that look like tabs behave like them: the open one stays open, arrow keys move between them, and
 * only it is a stop of the Tab key. Where they look like an accordion they are one.
 */
export function enhanceTabs(set: HTMLElement, signal: AbortSignal): void {
  const tabs = [...set.querySelectorAll<HTMLDetailsElement>(':scope > details')];
  const summaries = [...set.querySelectorAll<HTMLElement>(':scope > details > summary')];
  const select = set.querySelector('select');
  const wide = matchMedia(`(min-width: ${FAQ_MOBILE_MAX_PX + 1}px)`);
  const laidOut = styleIsKnown('selector(::details-content)');
  const likeTabs = () => laidOut && (set.dataset['faqTabs'] === 'horizontal' || wide.matches);

  function settle() {
    const chosen = tabs.findIndex(({ open }) => open);
    if (select && chosen >= 0) select.selectedIndex = chosen;
    if (chosen < 0 && likeTabs() && tabs[0]) tabs[0].open = true;
    for (const [index, summary] of summaries.entries())
      summary.tabIndex = likeTabs() && index !== Math.max(chosen, 0) ? -1 : 0;
  }

  set.addEventListener('toggle', settle, { capture: true, signal });
  set.addEventListener(
    'click',
    (event) => {
      const tab = clickedDetails(event);
      if (tab && tabs.includes(tab) && tab.open && likeTabs()) event.preventDefault();
    },
    { signal },
  );
  set.addEventListener(
    'keydown',
    (event) => {
      const from = summaries.findIndex((summary) => summary === event.target);
      const to = led(event.key, from);
      if (to === undefined || from < 0 || !likeTabs()) return;
      event.preventDefault();
      const summary = summaries.at(to % summaries.length);
      summary?.focus();
      summary?.click();
    },
    { signal },
  );
  select?.addEventListener('change', () => summaries[select.selectedIndex]?.click(), { signal });
  wide.addEventListener('change', settle, { signal });
  // Chosen before script was there.
  const chosen = select ? tabs[select.selectedIndex] : undefined;
  if (chosen && !chosen.open) reveal(chosen);
  settle();
}

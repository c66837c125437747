import { clickedDetails, closeOthers, isDetails, reveal } from './details.ts';
import { styleIsKnown } from './style-is-known.ts';
import { FAQ_MOBILE_MAX_PX } from './faq.constants.ts';

/** Steps of the keys that move between tabs; the ends are far away on purpose. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};

/**
 * Makes disclosures that look like tabs behave like them: the open one stays open, arrow keys move between them, and
 * only it is a stop of the Tab key. Where they look like an accordion they are one.
 */
export function enhanceTabs(set: HTMLElement, signal: AbortSignal): void {
  const tabs = [...set.querySelectorAll<HTMLDetailsElement>(':scope > details')];
  const summaryOf = (tab: HTMLDetailsElement) => tab.querySelector('summary');
  const select = set.querySelector('select');
  const wide = matchMedia(`(min-width: ${FAQ_MOBILE_MAX_PX + 1}px)`);
  const laidOut = styleIsKnown('selector(::details-content)');
  const likeTabs = () => laidOut && (set.dataset['faqTabs'] === 'horizontal' || wide.matches);

  function settle() {
    const chosen = tabs.findIndex(({ open }) => open);
    if (select && chosen >= 0) select.selectedIndex = chosen;
    if (chosen < 0 && likeTabs() && tabs[0]) tabs[0].open = true;
    for (const [index, tab] of tabs.entries()) {
      const summary = summaryOf(tab);
      if (summary) summary.tabIndex = likeTabs() && index !== Math.max(chosen, 0) ? -1 : 0;
    }
  }

  set.addEventListener(
    'toggle',
    ({ target }) => {
      if (!isDetails(target) || !tabs.includes(target)) return;
      if (target.open) closeOthers(target);
      settle();
    },
    { capture: true, signal },
  );
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
      const step = STEPS[event.key];
      const from = tabs.findIndex((tab) => summaryOf(tab) === event.target);
      if (step === undefined || from < 0 || !likeTabs()) return;
      event.preventDefault();
      const to = Number.isFinite(step)
        ? (from + step + tabs.length) % tabs.length
        : step < 0
          ? 0
          : tabs.length - 1;
      const summary = tabs[to] && summaryOf(tabs[to]);
      summary?.focus();
      summary?.click();
    },
    { signal },
  );
  select?.addEventListener(
    'change',
    () => {
      const tab = tabs[select.selectedIndex];
      if (tab) summaryOf(tab)?.click();
    },
    { signal },
  );
  wide.addEventListener('change', settle, { signal });
  // Chosen before script was there.
  const chosen = select ? tabs[select.selectedIndex] : undefined;
  if (chosen && !chosen.open) reveal(chosen);
  settle();
}

import { reveal } from './details.ts';
import { styleIsKnown } from './style-is-known.ts';
import { FAQ_MOBILE_MAX_PX } from './faq.constants.ts';

/** Returns the index of the tab that a key selects, or -1 for the last tab. Undefined for other keys. */
const led = (key: string, from: number): number | undefined =>
  ({ ArrowRight: from + 1, ArrowDown: from + 1, ArrowLeft: from - 1, ArrowUp: from - 1, Home: 0, End: -1 })[
    key
  ];

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || shiftKey;

/**
 * Shows tabs instead of the disclosures (`details` elements) from the server if there is room
 * (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/). When the visitor chooses a tab, or an entry in the phone's list of
 * topics, the function clicks the summary of that topic. Without room, the disclosures show as an accordion.
 */
export function enhanceTabs(set: HTMLElement, signal: AbortSignal): void {
  const topics = [...set.querySelectorAll<HTMLDetailsElement>(':scope > details')];
  const summaries = topics.flatMap((topic) => topic.querySelector('summary') ?? []);
  const panels = topics.flatMap((topic) => topic.querySelector('[data-panel]') ?? []);
  const tablist = set.querySelector<HTMLElement>(':scope > [role=tablist]');
  const tabs = [...(tablist?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  const select = set.querySelector('select');
  const wide = matchMedia(`(min-width: ${FAQ_MOBILE_MAX_PX + 1}px)`);
  const laidOut = styleIsKnown('selector(::details-content)');
  const likeTabs = () => laidOut && (set.dataset['faqTabs'] === 'horizontal' || wide.matches);

  const chosen = () => topics.findIndex(({ open }) => open);
  function settle() {
    if (chosen() < 0 && likeTabs() && topics[0]) topics[0].open = true;
    const at = chosen();
    if (select && at >= 0) select.selectedIndex = at;
    for (const [index, tab] of tabs.entries()) {
      tab.setAttribute('aria-selected', String(index === at));
      tab.tabIndex = index === at ? 0 : -1;
    }
  }
  /** Shows either tabs or disclosures, and moves the focus between a tab and its summary. */
  function change() {
    const [from, to] = likeTabs() ? [summaries, tabs] : [tabs, summaries];
    const focused = from.findIndex((element) => element === document.activeElement);
    if (tablist) tablist.hidden = !likeTabs();
    for (const [index, panel] of panels.entries()) {
      const states = { role: 'tabpanel', 'aria-labelledby': tabs[index]?.id ?? '' };
      for (const [name, value] of Object.entries(states))
        if (likeTabs()) panel.setAttribute(name, value);
        else panel.removeAttribute(name);
    }
    settle();
    to[focused]?.focus({ preventScroll: true });
  }
  const open = (index: number) => {
    if (!topics[index]?.open) summaries[index]?.click();
  };

  set.addEventListener('toggle', settle, { capture: true, signal });
  for (const [index, tab] of tabs.entries()) tab.addEventListener('click', () => open(index), { signal });
  tablist?.addEventListener(
    'keydown',
    (event) => {
      const from = tabs.findIndex((tab) => tab === event.target);
      const to = led(event.key, from);
      if (to === undefined || from < 0 || hasModifier(event)) return;
      event.preventDefault();
      const index = (to + tabs.length) % tabs.length;
      tabs[index]?.focus();
      open(index);
    },
    { signal },
  );
  select?.addEventListener('change', () => open(select.selectedIndex), { signal });
  wide.addEventListener('change', change, { signal });
  // The visitor may have chosen a topic before the script ran.
  const before = select ? topics[select.selectedIndex] : undefined;
  if (before && !before.open) reveal(before);
  change();
}

'use client';

import { useEffect, type RefObject } from 'react';
import { nextItem } from './next-item.ts';

const DROPDOWN = 'details[data-dropdown]';

const itemsOf = (dropdown: HTMLDetailsElement) => [
  ...dropdown.querySelectorAll<HTMLElement>(':scope > :not(summary) :is(a[href], button)'),
];
const triggerOf = (dropdown: HTMLDetailsElement) => dropdown.querySelector<HTMLElement>(':scope > summary');

function dropdownAt(target: EventTarget | null): HTMLDetailsElement | null {
  return target instanceof Element ? target.closest<HTMLDetailsElement>(DROPDOWN) : null;
}

function close(dropdown: HTMLDetailsElement, giveBackFocus: boolean) {
  dropdown.open = false;
  if (giveBackFocus) triggerOf(dropdown)?.focus();
}

function onKeyDown(event: KeyboardEvent) {
  const dropdown = dropdownAt(event.target);
  if (!dropdown || event.altKey || event.ctrlKey || event.metaKey) return;
  const { key } = event;
  if (key === 'Escape' && dropdown.open) {
    // Escape closes only the dropdown. It does not also leave full screen or close an outer dialog.
    event.preventDefault();
    close(dropdown, true);
    return;
  }
  const items = itemsOf(dropdown);
  const onTrigger = triggerOf(dropdown)?.contains(event.target as Node) ?? false;
  const opens = onTrigger && (key === 'Enter' || key === ' ') && !dropdown.open;
  const current = items.indexOf(document.activeElement as HTMLElement);
  // Until the focus is in the list, Home and End scroll the page.
  const arrow = onTrigger && !key.startsWith('Arrow') ? undefined : nextItem(key, current, items.length);
  const next = opens ? 0 : arrow;
  if (next === undefined) return;
  event.preventDefault();
  dropdown.open = true;
  items[next]?.focus();
}

/**
 * Adds keyboard and pointer behavior to every native `<details data-dropdown>` inside `root`. Enter, Space and
 * the arrows move into the list, and the arrows move inside the list. Escape and a press outside close a menu,
 * and only one menu is open. Without this script, the browser still opens and closes menus by pointer.
 */
export function useDropdowns(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const until = new AbortController();
    const { signal } = until;
    const closeAll = (except: Element | null) => {
      for (const dropdown of element.querySelectorAll<HTMLDetailsElement>(`${DROPDOWN}[open]`)) {
        if (dropdown !== except) close(dropdown, false);
      }
    };
    element.addEventListener('keydown', onKeyDown, { signal });
    element.addEventListener(
      'focusout',
      ({ target, relatedTarget }) => {
        const dropdown = dropdownAt(target);
        if (dropdown?.open && relatedTarget instanceof Node && !dropdown.contains(relatedTarget))
          close(dropdown, false);
      },
      { signal },
    );
    // Current browsers close the other menus because of the shared `name`. `toggle` does not bubble, so this
    // listener captures it.
    const onToggle = ({ target }: Event) => {
      const dropdown = dropdownAt(target);
      if (dropdown?.open && dropdown === target) closeAll(dropdown);
    };
    element.addEventListener('toggle', onToggle, { signal, capture: true });
    element.addEventListener(
      'click',
      ({ target }) => {
        // After a link is followed, the Back button must not show a page with an open menu.
        if (target instanceof Element && target.closest('a')) closeAll(null);
      },
      { signal },
    );
    document.addEventListener('pointerdown', ({ target }) => closeAll(dropdownAt(target)), { signal });
    return () => until.abort();
  }, [root]);
}

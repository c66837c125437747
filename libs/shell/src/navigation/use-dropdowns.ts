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
    // Escape has closed the dropdown, and shall not also leave full screen or close a dialog around it.
    event.preventDefault();
    close(dropdown, true);
    return;
  }
  const items = itemsOf(dropdown);
  const onTrigger = triggerOf(dropdown)?.contains(event.target as Node) ?? false;
  const opens = onTrigger && (key === 'Enter' || key === ' ') && !dropdown.open;
  const current = items.indexOf(document.activeElement as HTMLElement);
  // Home and End belong to the page until the focus is in the list.
  const arrow = onTrigger && !key.startsWith('Arrow') ? undefined : nextItem(key, current, items.length);
  const next = opens ? 0 : arrow;
  if (next === undefined) return;
  event.preventDefault();
  dropdown.open = true;
  items[next]?.focus();
}

/**
 * Adds keyboard and pointer behavior to every native `<details data-dropdown>` inside `root`: Enter, Space and
 * the arrows move into the list, arrows move around in it, Escape and a press outside close it, and only one
 * is open. The browser still opens and closes them by pointer, so the header works before this script runs and
 * without it.
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
    // The shared name does this in current browsers; `toggle` does not bubble, so it is caught on its way down.
    const onToggle = ({ target }: Event) => {
      const dropdown = dropdownAt(target);
      if (dropdown?.open && dropdown === target) closeAll(dropdown);
    };
    element.addEventListener('toggle', onToggle, { signal, capture: true });
    element.addEventListener(
      'click',
      ({ target }) => {
        // Following a link: the page that comes back with the back button should not show an open menu.
        if (target instanceof Element && target.closest('a')) closeAll(null);
      },
      { signal },
    );
    document.addEventListener('pointerdown', ({ target }) => closeAll(dropdownAt(target)), { signal });
    return () => until.abort();
  }, [root]);
}

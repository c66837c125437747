import { emitPageEvent, type PageEventName, type PageEvents } from './page-events.ts';

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? '{}');
  } catch {
    return {};
  }
}

/**
 * Adds a click listener to the page. A click on an element with `data-action` sends the page event that the attribute
 * names.
 * @param wakeFor starts the islands that handle an event, and returns false if no island handles it. If an island
 * cannot start, `wakeFor` calls `natively`. `wakeFor` marks `actor` as busy while an island loads
 */
export function listenForActions(
  wakeFor: (name: PageEventName, natively?: () => void, actor?: Element) => boolean,
): void {
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const actor = target?.closest<HTMLAnchorElement>('[data-action]');
    // The browser opens the link in a new tab or window.
    if (!actor || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const name = actor.getAttribute('data-action') as PageEventName;
    const follow = () => {
      if (actor.href && !wakeFor(name)) location.assign(actor.href);
    };
    if (!wakeFor(name, follow, actor)) return;
    event.preventDefault();
    emitPageEvent(name, parsed(actor.getAttribute('data-detail')) as PageEvents[typeof name]);
  });
}

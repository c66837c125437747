import { emitPageEvent, type PageEventName, type PageEvents } from './page-events.ts';

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? '{}');
  } catch {
    return {};
  }
}

/**
 * Adds one click listener for the whole page: a click on an element with `data-action` sends a page event.
 * @param wakeFor wakes the islands that answer an event, and returns false if there are none. It calls the
 *   second argument when such an island fails to wake, and shows the wait on the third.
 */
export function listenForActions(
  wakeFor: (name: PageEventName, natively?: () => void, actor?: Element) => boolean,
): void {
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const actor = target?.closest<HTMLAnchorElement>('[data-action]');
    // A visitor who asks for a new tab gets the page behind the link.
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

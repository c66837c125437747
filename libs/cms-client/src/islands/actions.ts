import { emitPageEvent, type PageEventName, type PageEvents } from './page-events.ts';

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? '{}');
  } catch {
    return {};
  }
}

/**
 * One listener for the whole page: a click on what has `data-action` sends a page event.
 * @param wakeFor wakes the islands that answer an event; false when there are none. The second argument is called when
 * one turns out not to come; the third shows the wait.
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

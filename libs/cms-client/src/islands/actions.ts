import { emitPageEvent, PREFIX, type PageEventName, type PageEvents } from './page-events.ts';

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? '{}');
  } catch {
    return {};
  }
}

/**
 * Returns the element with `data-action` that was clicked. Undefined if there is none, if a component has handled the
 * click, or if the browser opens the link in a new tab or window.
 */
function actorOf(event: MouseEvent): HTMLAnchorElement | null | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  return event.target instanceof Element
    ? event.target.closest<HTMLAnchorElement>('[data-action]')
    : undefined;
}

/**
 * Adds a click listener to a page without islands. A click on an element with `data-action` sends the page event named
 * there. If there is no subscriber, the browser does what it does without the listener.
 * @returns a function that removes the listener
 */
export function answerActions(): () => void {
  const listener = (event: MouseEvent) => {
    const actor = actorOf(event);
    if (!actor) return;
    const detail = parsed(actor.getAttribute('data-detail'));
    const asks = new CustomEvent(`${PREFIX}${actor.dataset['action']}`, { detail, cancelable: true });
    if (!document.dispatchEvent(asks)) event.preventDefault();
  };
  document.addEventListener('click', listener);
  return () => document.removeEventListener('click', listener);
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
    const actor = actorOf(event);
    if (!actor) return;
    const name = actor.getAttribute('data-action') as PageEventName;
    const follow = () => {
      if (actor.href && !wakeFor(name)) location.assign(actor.href);
    };
    if (!wakeFor(name, follow, actor)) return;
    event.preventDefault();
    emitPageEvent(name, parsed(actor.getAttribute('data-detail')) as PageEvents[typeof name]);
  });
}

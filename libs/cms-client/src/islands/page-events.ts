/**
 * Requests from one block to another ("open the address check"). Blocks do not know each other; they know these names.
 * A library adds its own by declaration merging.
 */
export interface PageEvents {
  'open-address-check': { readonly source?: string };
  'open-drawer': Readonly<Record<string, never>>;
  'portal-data': object;
  /** The browser knows the address that this page is about. */
  'known-address': object;
  /** The page was reloaded while a call was asked for. */
  'call-begun': object;
}
export type PageEventName = keyof PageEvents;

const PREFIX = 'skein:';

/** Not a request but what is known of the visitor: every subscriber hears it, the last word last. */
const STATE: PageEventName = 'portal-data';

declare global {
  /** Events that nobody has taken yet, and portal data, oldest first. Shared by every copy of this module on a page. */
  var skeinPending: [name: string, detail: unknown][] | undefined;
}

/**
 * Sends an event. Without a subscriber, it waits for the first one, whose island may not be awake yet. Portal data is
 * kept for every later one.
 */
export function emitPageEvent<N extends PageEventName>(name: N, detail: PageEvents[N]): void {
  const untaken = document.dispatchEvent(new CustomEvent(PREFIX + name, { detail, cancelable: true }));
  if (untaken || name === STATE) (globalThis.skeinPending ??= []).push([name, detail]);
}

/** Receives every event of a name, waiting ones first. Returns a function that unsubscribes. */
export function onPageEvent<N extends PageEventName>(
  name: N,
  take: (detail: PageEvents[N]) => void,
): () => void {
  const listener = (event: Event) => {
    event.preventDefault();
    take((event as CustomEvent<PageEvents[N]>).detail);
  };
  document.addEventListener(PREFIX + name, listener);
  const pending = globalThis.skeinPending ?? [];
  globalThis.skeinPending = pending.filter(([waiting]) => waiting !== name || name === STATE);
  for (const [waiting, detail] of pending) if (waiting === name) take(detail as PageEvents[N]);
  return () => document.removeEventListener(PREFIX + name, listener);
}

export interface ActionAttributes {
  readonly 'data-action': PageEventName;
  readonly 'data-detail'?: string;
}

/** Attributes that make plain markup send a page event on click, without script of its own. */
export function actionAttributes<N extends PageEventName>(name: N, detail?: PageEvents[N]): ActionAttributes {
  return { 'data-action': name, ...(detail && { 'data-detail': JSON.stringify(detail) }) };
}

/**
 * Requests from one block to another ("open the address check"). Blocks do not know each other; they know these
 * names. A library adds its own names by declaration merging.
 */
export interface PageEvents {
  'open-address-check': { readonly source?: string };
  'open-drawer': Readonly<Record<string, never>>;
  'portal-data': object;
  /** Sent when the browser knows the address that this page is about. */
  'known-address': object;
  /** Sent when the visitor reloaded the page during a request for a call. */
  'call-begun': object;
}
export type PageEventName = keyof PageEvents;

const PREFIX = 'skein:';

/** The event that carries state instead of a request: every subscriber receives it, the latest value last. */
const STATE: PageEventName = 'portal-data';

declare global {
  /**
   * Events without a subscriber so far, and portal data, oldest first. Every copy of this module on a page
   * shares them.
   */
  var skeinPending: [name: string, detail: unknown][] | undefined;
}

/**
 * Sends an event. Without a subscriber, the event waits for the first one, whose island may still be asleep.
 * Portal data stays for every later subscriber.
 */
export function emitPageEvent<N extends PageEventName>(name: N, detail: PageEvents[N]): void {
  const untaken = document.dispatchEvent(new CustomEvent(PREFIX + name, { detail, cancelable: true }));
  if (untaken || name === STATE) (globalThis.skeinPending ??= []).push([name, detail]);
}

/** Subscribes to every event of a name, waiting events first. Returns a function that unsubscribes. */
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

/** Returns attributes that make plain markup send a page event on click, without a script of its own. */
export function actionAttributes<N extends PageEventName>(name: N, detail?: PageEvents[N]): ActionAttributes {
  return { 'data-action': name, ...(detail && { 'data-detail': JSON.stringify(detail) }) };
}

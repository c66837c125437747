/** An address without a unit. */
export interface PageAddress {
  readonly street: string;
  readonly zip: string;
}

/**
 * Events between the blocks of a page, such as the request to open the address check. Blocks share only the
 * names of events. A library adds its own names by declaration merging.
 */
export interface PageEvents {
  /** `address` is an address that the page knows already, such as that of a building. The dialog fills it in. */
  'open-address-check': { readonly source?: string; readonly address?: PageAddress };
  /** Sent to the form in the dialog of the address check. */
  'fill-address': PageAddress;
  'open-drawer': Readonly<Record<string, never>>;
  'portal-data': object;
  /** Sent when a script has found out the visitor's street address. */
  'known-address': object;
  /** Sent if a visitor was requesting a phone call when the page was reloaded. */
  'call-begun': object;
}
export type PageEventName = keyof PageEvents;

export const PREFIX = 'skein:';

/** The event with data that all subscribers receive. A late subscriber also receives the earlier data. */
const STATE: PageEventName = 'portal-data';

declare global {
  /**
   * Events without a subscriber and all portal data, with the oldest first. All copies of this module on a page
   * share this list.
   */
  var skeinPending: [name: string, detail: unknown][] | undefined;
}

/**
 * Sends an event. If there is no subscriber yet, the event is kept for the first subscriber, because its island
 * may not have started. Portal data is kept for all later subscribers.
 */
export function emitPageEvent<N extends PageEventName>(name: N, detail: PageEvents[N]): void {
  const untaken = document.dispatchEvent(new CustomEvent(PREFIX + name, { detail, cancelable: true }));
  if (untaken || name === STATE) (globalThis.skeinPending ??= []).push([name, detail]);
}

/** Subscribes to an event. Also receives events that were kept. Returns a function that unsubscribes. */
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

/** Returns attributes for markup without a script. A click on the element sends a page event. */
export function actionAttributes<N extends PageEventName>(name: N, detail?: PageEvents[N]): ActionAttributes {
  return { 'data-action': name, ...(detail && { 'data-detail': JSON.stringify(detail) }) };
}

/** A street address without a unit, such as an apartment number. */
export interface PageAddress {
  readonly street: string;
  readonly zip: string;
}

/**
 * Events between the blocks of a page, such as the request to open the address check. Blocks share only the
 * names of events. A library adds its own names by declaration merging.
 */
export interface PageEvents {
  /**
   * `address` is a street address that the page already knows, such as the address of a building. The dialog puts this
   * address into its form.
   */
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

/**
 * The event that is kept for all later subscribers. Any other event without a subscriber is kept only for the first
 * one.
 */
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

/**
 * Subscribes to an event. Also calls `take` for kept events, which were sent before. Returns a function that
 * unsubscribes.
 */
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

/**
 * Returns the attributes that make an element send a page event when a visitor clicks it. The element needs no script
 * of its own.
 */
export function actionAttributes<N extends PageEventName>(name: N, detail?: PageEvents[N]): ActionAttributes {
  return { 'data-action': name, ...(detail && { 'data-detail': JSON.stringify(detail) }) };
}

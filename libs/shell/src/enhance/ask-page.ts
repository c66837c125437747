import { emitPageEvent, type PageEventName, type PageEvents } from '@skein/cms-client';

/**
 * Sends a page event, and starts the islands (interactive parts of the page) that handle it. Islands that are not
 * running yet get the event after their start.
 */
export function askPage<N extends PageEventName>(name: N, detail: PageEvents[N]): void {
  emitPageEvent(name, detail);
  dispatchEvent(new CustomEvent('skein:wake', { detail: name }));
}

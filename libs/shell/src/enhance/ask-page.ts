import { emitPageEvent, type PageEventName, type PageEvents } from '@skein/cms-client';

/** Sends a page event and wakes the islands that answer it. The event waits for them. */
export function askPage<N extends PageEventName>(name: N, detail: PageEvents[N]): void {
  emitPageEvent(name, detail);
  dispatchEvent(new CustomEvent('skein:wake', { detail: name }));
}

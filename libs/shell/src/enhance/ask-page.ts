import { emitPageEvent, type PageEventName, type PageEvents } from '@skein/cms-client';

/** Sends a page event, and starts the islands that handle it. An island gets the event after its start. */
export function askPage<N extends PageEventName>(name: N, detail: PageEvents[N]): void {
  emitPageEvent(name, detail);
  dispatchEvent(new CustomEvent('skein:wake', { detail: name }));
}

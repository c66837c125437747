import { whenParsed } from '@skein/cms-client/islands';

/** Where an entry of the history says which step of a call it stands for. */
export const CALL_STEP_KEY = 'callStep';

/** Wakes the call of a page that was reloaded, or came back to, at one of its steps: the entry of the history knows which. */
export function wakeCall(): void {
  const { state } = history as { readonly state: unknown };
  if (typeof state === 'object' && state !== null && CALL_STEP_KEY in state)
    whenParsed(() => dispatchEvent(new CustomEvent('skein:wake', { detail: 'call-begun' })));
}

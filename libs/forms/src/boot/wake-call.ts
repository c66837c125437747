import { whenParsed } from '@skein/cms-client/islands';

/** Key in a history entry's state that names the step of a call. */
export const CALL_STEP_KEY = 'callStep';

/** Wakes the call form after a reload or a return to one of its steps, which the history entry names. */
export function wakeCall(): void {
  const { state } = history as { readonly state: unknown };
  if (typeof state === 'object' && state !== null && CALL_STEP_KEY in state)
    whenParsed(() => dispatchEvent(new CustomEvent('skein:wake', { detail: 'call-begun' })));
}

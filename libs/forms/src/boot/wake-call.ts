import { whenParsed } from '@skein/cms-client/islands';

/** Key of the current step of a call request, in the state of a browser history entry. */
export const CALL_STEP_KEY = 'callStep';

/** Starts the call form's script after a reload or a step back, if the state of the history entry contains a step. */
export function wakeCall(): void {
  const { state } = history as { readonly state: unknown };
  if (typeof state === 'object' && state !== null && CALL_STEP_KEY in state)
    whenParsed(() => dispatchEvent(new CustomEvent('skein:wake', { detail: 'call-begun' })));
}

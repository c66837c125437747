import { allowedHere, consentStateOf } from './consent-choice.ts';
import { pushConsentDefault, pushConsentUpdate } from './consent.ts';

/** How long tags wait for the visitor's earlier choice, in ms. */
const WAIT_MS = 500;

/**
 * Pushes a consent state that refuses everything, and then the visitor's earlier choice, if there is one.
 * Pushes the choice again when the visitor returns to the page, because it may have changed on another page.
 * @param asked the categories that this site asks about, or undefined if there are none
 * @returns a function that stops pushing the choice
 */
export function beginConsent(asked: string | undefined): () => void {
  if (asked === undefined) return () => {};
  pushConsentDefault({}, { waitForUpdateMs: WAIT_MS });
  let chosen = false;
  function say(): void {
    const allowed = allowedHere();
    // If an earlier choice no longer exists, the visitor has withdrawn it.
    chosen ||= allowed !== undefined;
    if (chosen) pushConsentUpdate(consentStateOf(allowed ?? []));
  }
  say();
  // These listeners are added before those that count page views, so the consent state is pushed first.
  const ending = new AbortController();
  const { signal } = ending;
  document.addEventListener('prerenderingchange', say, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && say(), { signal });
  return () => ending.abort();
}

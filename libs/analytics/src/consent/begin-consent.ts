import { allowedHere, consentStateOf } from './consent-choice.ts';
import { pushConsentDefault, pushConsentUpdate } from './consent.ts';

/** How long tags wait for the choice of a visitor who is being asked, in ms. */
const WAIT_MS = 500;

/**
 * Pushes the first consent states: everything refused, then the visitor's earlier choice, if any. It reads the
 * choice again whenever the browser shows the page again, because the visitor may have chosen on another page.
 * @param asked what this site asks about, or undefined if it asks about nothing
 * @returns a function that stops the repeated reading
 */
export function beginConsent(asked: string | undefined): () => void {
  if (asked === undefined) return () => {};
  pushConsentDefault({}, { waitForUpdateMs: WAIT_MS });
  let chosen = false;
  function say(): void {
    const allowed = allowedHere();
    // A choice that is gone is one that was taken back.
    chosen ||= allowed !== undefined;
    if (chosen) pushConsentUpdate(consentStateOf(allowed ?? []));
  }
  say();
  // Before the view of the page is counted, which listens to the same.
  const ending = new AbortController();
  const { signal } = ending;
  document.addEventListener('prerenderingchange', say, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && say(), { signal });
  return () => ending.abort();
}

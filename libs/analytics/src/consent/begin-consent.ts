import { allowedHere, consentStateOf } from './consent-choice.ts';
import { pushConsentDefault, pushConsentUpdate } from './consent.ts';

/** How long tags wait for the choice of a visitor who is just being asked, ms. */
const WAIT_MS = 500;

/**
 * The first words in the data layer: everything is refused, and then what this visitor has chosen before, if they have. It is
 * read again whenever the page is shown after it has been away: they may have chosen on another one.
 * @param asked what this site asks about; undefined: it has nothing to ask
 * @returns reads it no more
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

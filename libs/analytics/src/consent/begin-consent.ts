import { allowedHere, consentStateOf } from './consent-choice.ts';
import { pushConsentDefault, pushConsentUpdate } from './consent.ts';

/** How long tags wait for the choice of a visitor who is just being asked, ms. */
const WAIT_MS = 500;

/**
 * The first words in the data layer: everything is refused, and then what this visitor has chosen before, if they have.
 * @param asked what this site asks about; undefined: it has nothing to ask
 */
export function beginConsent(asked: string | undefined): void {
  if (asked === undefined) return;
  pushConsentDefault({}, { waitForUpdateMs: WAIT_MS });
  const allowed = allowedHere();
  if (allowed) pushConsentUpdate(consentStateOf(allowed));
}

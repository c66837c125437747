import { withinTime } from '../wait/within-time.ts';
import { PLACEHOLDER_TOKEN } from './human-check.constants.ts';

/** Proves that a visitor is a person. */
export interface HumanCheck {
  /** Prepares a token in the background, so that the visitor waits less. */
  prepare(): void;
  /** Returns a token for one post. Rejects if it cannot get a token. */
  token(action: string): Promise<string>;
}

/** Longest wait for a token, in ms. After this time, the form is sent without a token. */
export const TOKEN_WAIT_MS = 8000;

/**
 * Returns a token. If the token takes too long or cannot be created, returns the placeholder. Each service
 * decides whether to accept the placeholder.
 */
export async function tokenOrPlaceholder(check: HumanCheck, action: string): Promise<string> {
  try {
    return await withinTime(check.token(action), TOKEN_WAIT_MS);
  } catch (error) {
    console.error('The human check is not available; the form is sent without it.', error);
    return PLACEHOLDER_TOKEN;
  }
}

import { withinTime } from '../wait/within-time.ts';
import { PLACEHOLDER_TOKEN } from './human-check.constants.ts';

/** Proves that a visitor is a person. */
export interface HumanCheck {
  /** Prepares a token in the background, so that the visitor need not wait for it. */
  prepare(): void;
  /** Returns a token for one post. Rejects if there is none. */
  token(action: string): Promise<string>;
}

/** Longest wait for a token, in ms. After that the form is sent without one. */
export const TOKEN_WAIT_MS = 8000;

/**
 * Returns the token, or the placeholder if there is none in time. The service decides whether to accept the
 * placeholder.
 */
export async function tokenOrPlaceholder(check: HumanCheck, action: string): Promise<string> {
  try {
    return await withinTime(check.token(action), TOKEN_WAIT_MS);
  } catch (error) {
    console.error('The human check is not available; the form is sent without it.', error);
    return PLACEHOLDER_TOKEN;
  }
}

import { withinTime } from '../wait/within-time.ts';
import { PLACEHOLDER_TOKEN } from './human-check.constants.ts';

/** Proof that a person is there. */
export interface HumanCheck {
  /** Gets ready in the background, so that the token does not keep anybody waiting. */
  prepare(): void;
  /** A token that is good for one post. Rejects when it cannot be had. */
  token(action: string): Promise<string>;
}

/** Longest wait for a token before the form is sent without one. */
export const TOKEN_WAIT_MS = 8000;

/** The token, or the placeholder when there is none in time: whether that will do is for the service to say. */
export async function tokenOrPlaceholder(check: HumanCheck, action: string): Promise<string> {
  try {
    return await withinTime(check.token(action), TOKEN_WAIT_MS);
  } catch (error) {
    console.error('The human check is not available; the form is sent without it.', error);
    return PLACEHOLDER_TOKEN;
  }
}

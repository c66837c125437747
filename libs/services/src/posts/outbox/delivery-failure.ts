import { LONGEST_POSTPONE_MS, SHORTEST_POSTPONE_MS } from './outbox.constants.ts';

export interface DeliveryFailure {
  /** Contains no personal data. */
  readonly reason: string;
  /** How long the receiver asks to wait, in ms. Such an answer does not count towards the limit of attempts. */
  readonly retryAfterMs?: number | undefined;
}

/** Returns how long an answer asks to wait, in ms. Undefined if it does not, or is no answer of a busy receiver. */
function waitOf({ status, headers }: Response, nowMs: number): number | undefined {
  const retryAfter = headers.get('retry-after')?.trim() ?? '';
  if ((status !== 429 && status !== 503) || retryAfter === '') return undefined;
  const waitMs = /^\d+$/u.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - nowMs;
  if (Number.isNaN(waitMs)) return undefined;
  return Math.min(Math.max(waitMs, SHORTEST_POSTPONE_MS), LONGEST_POSTPONE_MS);
}

/** Returns the failure that a receiver's answer reports, or undefined after success. */
export const failureIn = (response: Response, nowMs: number): DeliveryFailure | undefined =>
  response.ok ? undefined : { reason: `status ${response.status}`, retryAfterMs: waitOf(response, nowMs) };

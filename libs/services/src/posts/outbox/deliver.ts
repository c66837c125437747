import { createHmac } from 'node:crypto';
import { MissingFileError } from '../../storage/submission-files.ts';
import { failureIn, type DeliveryFailure } from './delivery-failure.ts';
import { DELIVERY_TIMEOUT_MS, KEY_HEADER, SIGNATURE_HEADER, TIMESTAMP_HEADER } from './outbox.constants.ts';
import type { DueSubmission } from './outbox-rows.ts';

export interface Receiver {
  readonly url: string;
  /** Secret that signs the posts to the receiver. */
  readonly secret: string | undefined;
}

/** Delivers a submission. Resolves with undefined after success, or else with the failure. Never rejects. */
export type Deliver = (submission: DueSubmission) => Promise<DeliveryFailure | undefined>;

export interface DeliverOptions {
  readonly receiver: Receiver;
  readonly fetch: typeof globalThis.fetch;
  readonly nowMs: number;
}

/**
 * Returns the signature of a post: the hex HMAC-SHA256 of `timestamp.body`. The signature proves to the receiver who
 * sent the post.
 */
export const signatureOf = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');

function bodyOf({ id, kind, idempotencyKey, payload, flags, createdAtMs }: DueSubmission): string {
  const createdAt = new Date(createdAtMs).toISOString();
  return JSON.stringify({
    id,
    kind,
    idempotencyKey,
    createdAt,
    flags: JSON.parse(flags),
    payload: JSON.parse(payload),
  });
}

/** Posts a submission to a receiver. @returns undefined after success, or else the failure */
export async function deliver(
  submission: DueSubmission,
  { receiver, fetch, nowMs }: DeliverOptions,
): Promise<DeliveryFailure | undefined> {
  const body = bodyOf(submission);
  const timestamp = String(nowMs);
  try {
    const response = await fetch(receiver.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        // All attempts send the same key. A receiver that knows the key answers 200 and does nothing.
        [KEY_HEADER]: submission.id,
        [TIMESTAMP_HEADER]: timestamp,
        ...(receiver.secret === undefined
          ? {}
          : { [SIGNATURE_HEADER]: `sha256=${signatureOf(receiver.secret, timestamp, body)}` }),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(DELIVERY_TIMEOUT_MS),
    });
    await response.body?.cancel();
    return failureIn(response, nowMs);
  } catch (error) {
    return { reason: reasonOf(error) };
  }
}

/**
 * Returns the name or code of an error. Returns a message only for errors of this package, because other
 * messages may quote personal data.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  if (error instanceof MissingFileError) return error.message;
  return codeOf(error.cause) ?? codeOf(error) ?? error.name;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

import { createHmac } from 'node:crypto';
import { MissingFileError } from '../../storage/submission-files.ts';
import { DELIVERY_TIMEOUT_MS, KEY_HEADER, SIGNATURE_HEADER, TIMESTAMP_HEADER } from './outbox.constants.ts';
import type { DueSubmission } from './outbox-rows.ts';

export interface Receiver {
  readonly url: string;
  /** Signs what is sent. */
  readonly secret: string | undefined;
}

/**
 * Hands a submission on. It resolves with what went wrong, in words that hold nothing personal, with undefined when it was
 * taken, and never rejects.
 */
export type Deliver = (submission: DueSubmission) => Promise<string | undefined>;

export interface DeliverOptions {
  readonly receiver: Receiver;
  readonly fetch: typeof globalThis.fetch;
  readonly nowMs: number;
}

/** Hex HMAC-SHA256 over `timestamp.body`; what a receiver computes to know that a post is ours. */
export const signatureOf = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');

/** What the receiver reads. */
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

/** @returns what went wrong, in words that hold nothing personal; undefined when the receiver has taken it */
export async function deliver(
  submission: DueSubmission,
  { receiver, fetch, nowMs }: DeliverOptions,
): Promise<string | undefined> {
  const body = bodyOf(submission);
  const timestamp = String(nowMs);
  try {
    const response = await fetch(receiver.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        // The same at every try: who has seen it answers 200 and does nothing.
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
    return response.ok ? undefined : `status ${response.status}`;
  } catch (error) {
    return reasonOf(error);
  }
}

/** Names and codes only, but for errors of ours: other messages may quote what was sent. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  if (error instanceof MissingFileError) return error.message;
  return codeOf(error.cause) ?? codeOf(error) ?? error.name;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

import { createHash } from 'node:crypto';
import { hashContent, type SubmissionIdentity } from '../storage/submissions.ts';
import type { AddressPost } from './address-posts.ts';

/** Two posts of the same content within this time are one, where no script has made a key. */
export const KEYLESS_WINDOW_MS = 10 * 60 * 1000;

const normalised = (text: string) => text.trim().replaceAll(/\s+/gu, ' ').toLowerCase();

/** A post as storage knows it. */
export interface PostIdentity {
  readonly identity: SubmissionIdentity;
  /**
   * Those that it would have had a window earlier, or before the visitor had a cookie. None for posts that bring their
   * key.
   */
  readonly earlier: readonly SubmissionIdentity[];
}

export interface PostSender {
  /** Empty for a first visit. */
  readonly visitorId: string;
  readonly network: string;
}

/** @param sender the visitor, or on a first visit the network: tells apart who sends the same without a key */
export function identify(
  kind: string,
  post: AddressPost,
  { visitorId, network }: PostSender,
  nowMs: number,
): PostIdentity {
  const contentHash = hashContent({
    form: post.formEntryId ?? '',
    email: normalised(post.email ?? ''),
    street: normalised(post.street),
    unit: normalised(post.unit),
    zip: normalised(post.zip),
  });
  if (post.idempotencyKey)
    return { identity: { kind, contentHash, idempotencyKey: post.idempotencyKey }, earlier: [] };
  return keylessIdentity(kind, contentHash, { visitorId, network }, nowMs);
}

/** A post without a key of its own: the same from the same sender within a window is one. */
export function keylessIdentity(
  kind: string,
  contentHash: string,
  { visitorId, network }: PostSender,
  nowMs: number,
): PostIdentity {
  const window = Math.floor(nowMs / KEYLESS_WINDOW_MS);
  const inWindow = (sender: string, index: number): SubmissionIdentity => {
    const key = createHash('sha256')
      .update(JSON.stringify([contentHash, sender, index]))
      .digest('base64url');
    return { kind, contentHash, idempotencyKey: `post-${key}` };
  };
  const sender = visitorId || network;
  return {
    identity: inWindow(sender, window),
    earlier: [
      inWindow(sender, window - 1),
      ...(visitorId ? [inWindow(network, window), inWindow(network, window - 1)] : []),
    ],
  };
}

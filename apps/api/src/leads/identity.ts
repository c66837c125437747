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

/** What tells apart an address post from another. */
export const addressContent = (post: AddressPost) => ({
  form: post.formEntryId ?? '',
  email: post.email ?? '',
  street: post.street,
  unit: post.unit,
  zip: post.zip,
});

/**
 * The identity of a post by what it holds.
 * @param content what was sent, as far as it makes a difference
 * @param idempotencyKey the sender's, where a script or a page that is drawn for one visitor has made one
 * @param sender the visitor, or on a first visit the network: tells apart who sends the same without a key
 */
export function identify(
  kind: string,
  content: Readonly<Record<string, string>>,
  idempotencyKey: string | undefined,
  sender: PostSender,
  nowMs: number,
): PostIdentity {
  const contentHash = hashContent(
    Object.fromEntries(Object.entries(content).map(([name, text]) => [name, normalised(text)])),
  );
  return identifyContent(kind, { contentHash, idempotencyKey }, sender, nowMs);
}

/** The same, where a hash of what it holds is known. */
export function identifyContent(
  kind: string,
  {
    contentHash,
    idempotencyKey,
  }: { readonly contentHash: string; readonly idempotencyKey: string | undefined },
  { visitorId, network }: PostSender,
  nowMs: number,
): PostIdentity {
  if (idempotencyKey) return { identity: { kind, contentHash, idempotencyKey }, earlier: [] };
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

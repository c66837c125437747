import { networkOf } from '@skein/http';
import { createHash, randomBytes } from 'node:crypto';
import { hashContent, type SubmissionIdentity } from '../storage/submissions.ts';
import type { Sender } from './intake.ts';

/** Posts with the same content and without a key count as one post if they arrive within this time, in ms. */
export const KEYLESS_WINDOW_MS = 10 * 60 * 1000;

/** The identity of a post, by which the database recognizes a repeated post. */
interface PostIdentity {
  readonly identity: SubmissionIdentity;
  /**
   * Other identities under which the database may already have the same post: from the previous time window, or from
   * before the visitor had a cookie. Empty for a post with a key.
   */
  readonly earlier: readonly SubmissionIdentity[];
}

/**
 * Returns a random key for a hidden field. Only one visitor gets the form with the field, so all posts with the
 * key are repetitions.
 */
export const newKey = (): string => randomBytes(16).toString('hex');

const normalised = (text: string) => text.trim().replaceAll(/\s+/gu, ' ').toLowerCase();

/** Returns a hash of the visitor's values. Spacing and capital letters do not change the hash. */
export const hashTyped = (content: Readonly<Record<string, string>>): string =>
  hashContent(Object.fromEntries(Object.entries(content).map(([name, text]) => [name, normalised(text)])));

/**
 * Returns the identity of a post. Without a key, the identity depends on the content, the sender and the time.
 * @param sender the visitor, or the network on a first visit
 */
export function identify(
  {
    kind,
    contentHash,
    idempotencyKey,
  }: Omit<SubmissionIdentity, 'idempotencyKey'> & { readonly idempotencyKey: string | undefined },
  { visitorId, ip }: Sender,
  nowMs: number,
): PostIdentity {
  if (idempotencyKey) return { identity: { kind, contentHash, idempotencyKey }, earlier: [] };
  const window = Math.floor(nowMs / KEYLESS_WINDOW_MS);
  const network = networkOf(ip);
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

import { networkOf } from '@skein/http';
import { createHash, randomBytes } from 'node:crypto';
import { hashContent, type SubmissionIdentity } from '../storage/submissions.ts';
import type { Sender } from './intake.ts';

/** Posts with the same content and without a key (which a script makes) count as one within this time, ms. */
export const KEYLESS_WINDOW_MS = 10 * 60 * 1000;

/** The identity of a post in storage. */
interface PostIdentity {
  readonly identity: SubmissionIdentity;
  /**
   * Identities that the same post would have had one window earlier, or before the visitor had a cookie. Empty
   * for a post with its own key.
   */
  readonly earlier: readonly SubmissionIdentity[];
}

/**
 * Returns a random key for a form on a page that only one visitor gets. However often the visitor sends the
 * form, it counts once.
 */
export const newKey = (): string => randomBytes(16).toString('hex');

const normalised = (text: string) => text.trim().replaceAll(/\s+/gu, ' ').toLowerCase();

/** Returns a hash of what a visitor typed, which ignores spacing and capital letters. */
export const hashTyped = (content: Readonly<Record<string, string>>): string =>
  hashContent(Object.fromEntries(Object.entries(content).map(([name, text]) => [name, normalised(text)])));

/**
 * Returns the identity of a post, derived from its content.
 * @param sender the visitor, or the network on a first visit: tells apart visitors who send the same content
 * without a key
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

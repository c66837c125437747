import { networkOf } from '@skein/http';
import { createHash, randomBytes } from 'node:crypto';
import { hashContent, type SubmissionIdentity } from '../storage/submissions.ts';
import type { Sender } from './intake.ts';

/** Two posts of the same content within this time are one, where no script has made a key. */
export const KEYLESS_WINDOW_MS = 10 * 60 * 1000;

/** A post as storage knows it. */
interface PostIdentity {
  readonly identity: SubmissionIdentity;
  /**
   * Those that it would have had a window earlier, or before the visitor had a cookie. None for posts that bring their
   * key.
   */
  readonly earlier: readonly SubmissionIdentity[];
}

/** Makes a key for a form on a page that one visitor alone gets: however often it is sent, it counts once. */
export const newKey = (): string => randomBytes(16).toString('hex');

const normalised = (text: string) => text.trim().replaceAll(/\s+/gu, ' ').toLowerCase();

/** Stands for what was typed, however it was spaced and capitalized. */
export const hashTyped = (content: Readonly<Record<string, string>>): string =>
  hashContent(Object.fromEntries(Object.entries(content).map(([name, text]) => [name, normalised(text)])));

/**
 * The identity of a post by what it holds.
 * @param sender the visitor, or on a first visit the network: tells apart who sends the same without a key
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

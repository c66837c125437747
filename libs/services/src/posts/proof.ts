import { PLACEHOLDER_TOKEN } from '@skein/forms/contract';
import { verifyPageToken } from './human-check/page-token.ts';
import { verifyXsrfToken } from '../visitor/xsrf-token.ts';
import type { OneTimeToken } from '../storage/one-time-tokens.ts';
import { Refusal } from './refusal.ts';
import type { PostDesk, Sender } from './desk.ts';

/** What a post brought to show that a person sent it from a page of ours. */
export interface Trust {
  /** Whether a person is proven. */
  readonly checked: boolean;
  /** Marks on the submission, for whoever acts on it. */
  readonly flags: readonly string[];
  /** Used up when the post is stored. */
  readonly tokens: readonly OneTimeToken[];
}

export const FLAGS = {
  noHumanCheck: 'no-human-check',
  humanCheckUnavailable: 'human-check-unavailable',
  noFormToken: 'no-form-token',
  /** Without script, from a page that was drawn for everybody. */
  noPageToken: 'no-page-token',
  /** In the field that nobody sees, something was filled in. */
  trapFilled: 'trap-filled',
} as const;

const PAGE_TOKEN_REFUSALS = {
  tooFast: 'too_fast',
  expired: 'token_expired',
  invalid: 'token_invalid',
} as const;
const ASK_AGAIN_S = 60;

export const isPlaceholder = (token: string) => token === '' || token === PLACEHOLDER_TOKEN;

/** The token of a page that was drawn for this visitor. @throws Refusal */
export function takePageToken(
  { secret, now }: Pick<PostDesk, 'secret' | 'now'>,
  { visitorId }: Sender,
  token: string,
  purpose: string,
): OneTimeToken {
  const verdict = verifyPageToken(token, { secret, visitorId, purpose, nowMs: now() });
  if (verdict.outcome !== 'valid') throw new Refusal(PAGE_TOKEN_REFUSALS[verdict.outcome]);
  return verdict.token;
}

/** Demands that the visitor's own page sent a post. @throws Refusal */
export function checkFormToken({ secret, now }: PostDesk, { visitorId }: Sender, token: string): void {
  const verdict = verifyXsrfToken(token, { secret, visitorId, nowMs: now() });
  if (verdict !== 'valid') throw new Refusal(verdict === 'expired' ? 'token_expired' : 'token_invalid');
}

/** The token of a human check; undefined when nobody can be asked about it. @throws Refusal */
export async function takeHumanToken(
  { humanCheck }: PostDesk,
  { ip }: Sender,
  proof: string,
  action: string,
): Promise<OneTimeToken | undefined> {
  const verdict = await humanCheck.verify(proof, { action, ip });
  if (verdict.outcome === 'human') return verdict.token;
  if (verdict.outcome === 'unavailable') return undefined;
  throw new Refusal(verdict.outcome === 'expired' ? 'human_check_expired' : 'human_check_failed');
}

/** What a post without proof is worth nothing by, and what it brings. */
export interface WantedProof {
  /** Of the human check; empty without one. */
  readonly proof: string;
  /** Of a page that was drawn for this visitor; empty without one. */
  readonly pageToken: string;
  /** Whether a script sent it: then the proof of the human check is the only one that counts. */
  readonly scripted: boolean;
  /** What the human check was asked for. */
  readonly action: string;
  /** What the token of the page is made out for. */
  readonly purpose: string;
  /** What a script without proof is told. */
  readonly missing: () => Refusal;
}

/**
 * Demands that a person is there: by the proof of the human check, or, without script, by the token of a page that was
 * drawn for this visitor. Tokens are used up by whoever stores what they were for.
 * @throws Refusal
 */
export async function proveVisitor(
  desk: PostDesk,
  sender: Sender,
  { proof, pageToken, scripted, action, purpose, missing }: WantedProof,
): Promise<Trust> {
  // What the box of the human check says by itself.
  if (!isPlaceholder(proof) && proof !== 'on') {
    const token = await takeHumanToken(desk, sender, proof, action);
    if (!token) throw new Refusal('human_check_unavailable', { retryAfterS: ASK_AGAIN_S });
    return { checked: true, flags: [], tokens: [token] };
  }
  if (scripted) throw missing();
  if (sender.visitorId === '' && pageToken !== '') throw new Refusal('cookies_off');
  const token = takePageToken(desk, sender, pageToken, purpose);
  return { checked: false, flags: [FLAGS.noHumanCheck], tokens: [token] };
}

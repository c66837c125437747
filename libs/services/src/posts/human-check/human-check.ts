import type { OneTimeToken } from '../../storage/one-time-tokens.ts';

export interface HumanCheckContext {
  /** What the token was asked for. */
  readonly action: string;
  readonly ip: string;
}

/** `unavailable`: the token may be good, but nobody could be asked. */
export type HumanVerdict =
  | { readonly outcome: 'human'; readonly token: OneTimeToken }
  | { readonly outcome: 'expired' | 'invalid' | 'unavailable' };

/** Tells people from programs. Verdicts do not use a token up: that happens together with what it was for. */
export interface HumanCheck {
  verify(token: string, context: HumanCheckContext): Promise<HumanVerdict>;
}

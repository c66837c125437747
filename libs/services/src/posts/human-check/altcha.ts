import { createChallenge, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { createHmac, randomInt } from 'node:crypto';
import * as v from 'valibot';
import type { HumanCheck, HumanVerdict } from './human-check.ts';

/** How long a challenge is valid, in ms. A visitor can take this long to fill in a form. */
const LIFETIME_MS = 30 * 60 * 1000;
const ALGORITHM = 'PBKDF2/SHA-256';
/**
 * Hash rounds per try. A browser needs `TRIES_MIN` to `TRIES_MAX` tries for a challenge. They take a fraction
 * of a second on a desktop computer, and one or two seconds on a phone.
 */
const COST = 1000;
const TRIES_MIN = 100;
const TRIES_MAX = 500;
const TOKEN_MAX_LENGTH = 8192;

/**
 * Matches lowercase hex only. If upper case were allowed, a used signature in upper case would look like a new token.
 */
const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]+$/u), v.maxLength(1024));
/**
 * Schema of a token. The schema requires this module's parameters, so that nobody can solve an easier challenge
 * instead.
 */
const Payload = v.object({
  challenge: v.object({
    parameters: v.strictObject({
      algorithm: v.literal(ALGORITHM),
      cost: v.literal(COST),
      expiresAt: v.number(),
      keyLength: v.number(),
      keyPrefix: hex,
      keySignature: hex,
      nonce: hex,
      salt: hex,
    }),
    signature: hex,
  }),
  solution: v.object({ counter: v.number(), derivedKey: hex }),
});

export interface AltchaOptions {
  /** Secret of at least 32 bytes. It must be the same on every server. */
  readonly secret: string;
  readonly now?: () => number;
}

export interface EmbeddedHumanCheck extends HumanCheck {
  /** Creates a puzzle for one browser. */
  challenge(): Promise<Challenge>;
}

function decode(token: string): v.InferOutput<typeof Payload> | undefined {
  if (token.length > TOKEN_MAX_LENGTH) return undefined;
  try {
    const result = v.safeParse(Payload, JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

/** Creates a human check by proof of work. This server makes the puzzles and checks the answers. */
export function altcha({ secret, now = Date.now }: AltchaOptions): EmbeddedHumanCheck {
  const secretFor = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex');
  const secrets = {
    hmacSignatureSecret: secretFor('altcha challenge'),
    hmacKeySignatureSecret: secretFor('altcha key'),
  };
  return {
    challenge: () =>
      createChallenge({
        algorithm: ALGORITHM,
        cost: COST,
        counter: randomInt(TRIES_MIN, TRIES_MAX),
        deriveKey,
        expiresAt: new Date(now() + LIFETIME_MS),
        ...secrets,
      }),
    async verify(token): Promise<HumanVerdict> {
      const payload = decode(token);
      if (!payload) return { outcome: 'invalid' };
      const { challenge, solution } = payload;
      const expiresAtMs = challenge.parameters.expiresAt * 1000;
      // The library uses the system clock. This check uses `now`, which tests can set.
      if (expiresAtMs < now()) return { outcome: 'expired' };
      const { verified, expired } = await verifySolution({ challenge, solution, deriveKey, ...secrets });
      if (verified)
        return { outcome: 'human', token: { tokenId: `altcha:${challenge.signature}`, expiresAtMs } };
      return { outcome: expired ? 'expired' : 'invalid' };
    },
  };
}

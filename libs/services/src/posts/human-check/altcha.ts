import { createChallenge, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { createHmac, randomInt } from 'node:crypto';
import * as v from 'valibot';
import type { HumanCheck, HumanVerdict } from './human-check.ts';

/** A page may stay open for a while between the first touch of a form and its end. */
const LIFETIME_MS = 30 * 60 * 1000;
const ALGORITHM = 'PBKDF2/SHA-256';
/** Rounds of one try, and how many tries it takes: a fraction of a second in a browser, a second or two on a phone. */
const COST = 1000;
const TRIES_MIN = 100;
const TRIES_MAX = 500;
const TOKEN_MAX_LENGTH = 8192;

/** In small letters only: written another way, a signature would count as another token. */
const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]+$/u), v.maxLength(1024));
/** Only what our own challenges hold: their costs are not the sender's to choose. */
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
  /** At least 32 bytes, the same on every server. */
  readonly secret: string;
  readonly now?: () => number;
}

export interface EmbeddedHumanCheck extends HumanCheck {
  /** A puzzle for one browser. */
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

/** Proof of work, made and judged by ourselves. */
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
      // The library's clock is the system's; ours can be given.
      if (expiresAtMs < now()) return { outcome: 'expired' };
      const { verified, expired } = await verifySolution({ challenge, solution, deriveKey, ...secrets });
      if (verified)
        return { outcome: 'human', token: { tokenId: `altcha:${challenge.signature}`, expiresAtMs } };
      return { outcome: expired ? 'expired' : 'invalid' };
    },
  };
}

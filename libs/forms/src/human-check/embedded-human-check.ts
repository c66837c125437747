import { solveChallenge, type Challenge, type DeriveKeyFunction } from 'altcha-lib';
import { fromScript } from '../wait/missing-script.ts';
import { HUMAN_CHECK_CHALLENGE_PATH } from './human-check.constants.ts';
import type { HumanCheck } from './human-check.ts';

/** Time in ms after which an unused solution is thrown away, because challenges expire. */
const FRESH_MS = 15 * 60_000;

/** Loads the key derivation of an algorithm. The service chooses the algorithm. */
async function derivationFor(algorithm: string): Promise<DeriveKeyFunction> {
  const { deriveKey } = await fromScript(
    algorithm.startsWith('PBKDF2')
      ? import('altcha-lib/algorithms/web/pbkdf2')
      : import('altcha-lib/algorithms/web/sha'),
  );
  return deriveKey;
}

export type Solve = (challenge: Challenge) => Promise<object | null>;

const solveInPage: Solve = async (challenge) =>
  solveChallenge({ challenge, deriveKey: await derivationFor(challenge.parameters.algorithm) });

export interface EmbeddedHumanCheckOptions {
  readonly fetch?: typeof globalThis.fetch;
  readonly solve?: Solve;
  readonly now?: () => number;
}

/**
 * Creates a human check by proof of work. This site's service creates the challenge and checks the solution.
 */
export function embeddedHumanCheck({
  fetch = globalThis.fetch,
  solve = solveInPage,
  // `performance.now` stands still while a device sleeps.
  now = () => Date.now(),
}: EmbeddedHumanCheckOptions = {}): HumanCheck {
  let ready: { readonly since: number; readonly token: Promise<string> } | undefined;

  async function work(): Promise<string> {
    const response = await fetch(HUMAN_CHECK_CHALLENGE_PATH, { headers: { accept: 'application/json' } });
    if (!response.ok) throw new Error(`the challenge answered ${response.status}`);
    const challenge = (await response.json()) as Challenge;
    const solution = await solve(challenge);
    if (solution === null) throw new Error('the challenge was not solved');
    return btoa(JSON.stringify({ challenge, solution }));
  }

  function prepare() {
    const age = ready && now() - ready.since;
    // If the clock was set back, the age is unknown, and the solution counts as old.
    if (age !== undefined && age >= 0 && age < FRESH_MS) return;
    const token = work();
    ready = { since: now(), token };
    // The caller of `token` gets the error. Until then, nothing needs to report it.
    token.catch(() => {
      if (ready?.token === token) ready = undefined;
    });
  }

  return {
    prepare,
    async token() {
      prepare();
      const token = ready?.token ?? work();
      ready = undefined;
      return token;
    },
  };
}

import { solveChallenge, type Challenge, type DeriveKeyFunction } from 'altcha-lib';
import { fromScript } from '../wait/missing-script.ts';
import { HUMAN_CHECK_CHALLENGE_PATH } from './human-check.constants.ts';
import type { HumanCheck } from './human-check.ts';

/** Longest time in ms to keep an unused solution, because challenges expire. */
const FRESH_MS = 15 * 60_000;

/** Loads the key derivation for the algorithm that the service has chosen. */
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

/** Creates a human check by proof of work. This site's own service sets and checks the challenge. */
export function embeddedHumanCheck({
  fetch = globalThis.fetch,
  solve = solveInPage,
  // Not `performance.now`, which stands still while the device sleeps.
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
    // A clock that was set back says nothing about the age.
    if (age !== undefined && age >= 0 && age < FRESH_MS) return;
    const token = work();
    ready = { since: now(), token };
    // A failure is heard of by whoever asks for the token; until then nobody has to know.
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

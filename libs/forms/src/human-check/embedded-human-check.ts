import { solveChallenge, type Challenge, type DeriveKeyFunction } from 'altcha-lib';
import { fromScript } from '../wait/missing-script.ts';
import { HUMAN_CHECK_CHALLENGE_PATH } from './human-check.constants.ts';
import type { HumanCheck } from './human-check.ts';

/** Time in ms after which an unused solution is thrown away, because challenges expire. */
const FRESH_MS = 15 * 60_000;
/**
 * How long the check waits for a missing challenge after the visitor has sent the form, in ms. Then the check requests
 * the challenge a second time.
 */
export const ASK_AGAIN_MS = 2000;

/** Loads the key derivation of an algorithm. The service chooses the algorithm. */
function derivationFor(algorithm: string): Promise<DeriveKeyFunction> {
  const loading = algorithm.startsWith('PBKDF2')
    ? import('altcha-lib/algorithms/web/pbkdf2')
    : import('altcha-lib/algorithms/web/sha');
  return fromScript(loading.then(({ deriveKey }) => deriveKey));
}

export type Solve = (challenge: Challenge) => Promise<object | null>;

const solveInPage: Solve = async (challenge) =>
  solveChallenge({ challenge, deriveKey: await derivationFor(challenge.parameters.algorithm) });

interface Work {
  readonly since: number;
  readonly token: Promise<string>;
  /** Whether the service has not sent the challenge yet. */
  readonly isAsking: () => boolean;
}

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
  let ready: Work | undefined;

  async function ask(): Promise<Challenge> {
    const response = await fetch(HUMAN_CHECK_CHALLENGE_PATH, { headers: { accept: 'application/json' } });
    if (!response.ok) throw new Error(`the challenge answered ${response.status}`);
    return (await response.json()) as Challenge;
  }

  async function solved(asked: Promise<Challenge>): Promise<string> {
    const challenge = await asked;
    const solution = await solve(challenge);
    if (solution === null) throw new Error('the challenge was not solved');
    return btoa(JSON.stringify({ challenge, solution }));
  }

  function begin(): Work {
    let isAsking = true;
    const asked = ask().finally(() => (isAsking = false));
    return { since: now(), token: solved(asked), isAsking: () => isAsking };
  }

  function prepare() {
    const age = ready && now() - ready.since;
    // If the clock was set back, the age is unknown, and the solution counts as old.
    if (age !== undefined && age >= 0 && age < FRESH_MS) return;
    const begun = begin();
    ready = begun;
    // The caller of `token` gets the error. Until then, nothing needs to report it.
    begun.token.catch(() => {
      if (ready === begun) ready = undefined;
    });
  }

  return {
    prepare,
    async token() {
      prepare();
      const first = ready ?? begin();
      ready = undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      // A request that hangs says nothing about the next request. Without a second request, challenges that
      // the page requested during an outage would make the form fail again and again.
      const second = new Promise<string>((resolve) => {
        timer = setTimeout(() => {
          if (first.isAsking()) begin().token.then(resolve, () => {});
        }, ASK_AGAIN_MS);
      });
      return Promise.race([first.token, second]).finally(() => clearTimeout(timer));
    },
  };
}

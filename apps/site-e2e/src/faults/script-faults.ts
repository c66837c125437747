import type { Page, Route } from '@playwright/test';

/** A fault of something that a page loads, until it is repaired. */
export interface Fault {
  /** Called once the visitor has seen a sign that the press had an effect. */
  afterSign(): Promise<void>;
  /** Ends the fault. */
  mend(): Promise<void>;
}

/** Delay of a late script, in page time, ms. */
const LATE_MS = 4000;

/** Holds the requests for a script. The returned function lets them and all later ones through. */
async function hold(page: Page, asked: Asked): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(asked, async (route) => {
    await promise;
    await carryOn(route);
  });
  return resolve;
}

/**
 * Lets a request through. A page that was left meanwhile requests nothing any more, so errors do not matter.
 */
const carryOn = (route: Route) => route.continue().catch(() => undefined);

type Asked = (url: URL) => boolean;
/** Matches a script, on the first try and on later ones. */
const isScript =
  (script: string): Asked =>
  ({ pathname }) =>
    pathname === script;

const nothing = async () => undefined;

export const NOTHING_WRONG: Fault = { afterSign: nothing, mend: nothing };

/** Possible faults of one script of a form, by name. */
export const SCRIPT_FAULTS = {
  async blocked(page, script) {
    let isMended = false;
    await page.route(isScript(script), (route) => (isMended ? carryOn(route) : route.abort()));
    return { afterSign: nothing, mend: async () => void (isMended = true) };
  },
  async late(page, script) {
    const release = await hold(page, isScript(script));
    const mend = async () => release();
    return { afterSign: () => page.clock.runFor(LATE_MS).then(mend, mend), mend };
  },
  async hanging(page, script) {
    const release = await hold(page, isScript(script));
    return { afterSign: nothing, mend: async () => release() };
  },
} satisfies Record<string, (page: Page, script: string) => Promise<Fault>>;

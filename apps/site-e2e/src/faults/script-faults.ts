import type { Page, Route } from '@playwright/test';

/** What is wrong with something that a page asks for, until it is mended. */
export interface Fault {
  /** Once the visitor has seen that something comes of the press. */
  afterSign(): Promise<void>;
  /** From now on nothing is wrong any more. */
  mend(): Promise<void>;
}

/** Page time that a late script takes, ms. */
const LATE_MS = 4000;

/** Holds the requests for a script; the returned function lets them through, and all that come later. */
async function hold(page: Page, asked: Asked): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(asked, async (route) => {
    await promise;
    await carryOn(route);
  });
  return resolve;
}

/** A page that was left meanwhile asks for nothing any more. */
const carryOn = (route: Route) => route.continue().catch(() => undefined);

type Asked = (url: URL) => boolean;
/** A script, at the first try and at the next ones. */
const isScript =
  (script: string): Asked =>
  ({ pathname }) =>
    pathname === script;

const nothing = async () => undefined;

export const NOTHING_WRONG: Fault = { afterSign: nothing, mend: nothing };

/** What may be wrong with one script of a form, by its name. */
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

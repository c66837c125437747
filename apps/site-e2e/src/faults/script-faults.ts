import type { Page, Route } from '@playwright/test';

export interface Fault {
  /** The test calls this after the page has reacted visibly to the press on the button. */
  afterSign(): Promise<void>;
  mend(): Promise<void>;
}

/** Delay of a late script, in ms of the page's clock. */
const LATE_MS = 4000;

/** Holds all requests for a script. When the returned function is called, all these requests continue. */
async function hold(page: Page, asked: Asked): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(asked, async (route) => {
    await promise;
    await carryOn(route);
  });
  return resolve;
}

/** Lets a request continue. Ignores errors, because the page may already be closed. */
const carryOn = (route: Route) => route.continue().catch(() => undefined);

type Asked = (url: URL) => boolean;
/** Matches requests for a script. Ignores the query, because a second attempt has a different query. */
const isScript =
  (script: string): Asked =>
  ({ pathname }) =>
    pathname === script;

const nothing = async () => undefined;

export const NOTHING_WRONG: Fault = { afterSign: nothing, mend: nothing };

export const SCRIPT_FAULTS = {
  async blocked(page, script) {
    let isMended = false;
    await page.route(isScript(script), (route) => (isMended ? carryOn(route) : route.abort()));
    return { afterSign: nothing, mend: async () => void (isMended = true) };
  },
  /** Answers with an empty script, which the browser treats as loaded. */
  async empty(page, script) {
    let isMended = false;
    const nothingInIt = { contentType: 'text/javascript', body: '' };
    await page.route(isScript(script), (route) => (isMended ? carryOn(route) : route.fulfill(nothingInIt)));
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

import type { Page, Route } from '@playwright/test';
import { expect } from '../site.fixture.ts';
import type { Fault } from './script-faults.ts';

/** One press on the way through a form. */
export interface Step {
  /** Fills in the fields of this step. */
  fill(): Promise<void>;
  press(): Promise<void>;
  /** Waits for the effect of a press without a fault. */
  answered(): Promise<void>;
  /** Returns the entered values, as they are on the page. */
  entered(): Promise<unknown>;
}

/** Latest time at which a visitor sees that the page has noticed a press, ms. */
const SIGN_MS = 100;
/** Page time between two looks at the effect of a press, ms. */
const BETWEEN_LOOKS_MS = 1000;
const LOOKS = { intervals: [200] };

/** Returns the signs with which a page tells a visitor that something has happened or is under way. */
const signsOf = (page: Page) =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
    return {
      busy: shown('[aria-busy=true]').length,
      wrong: shown('[aria-invalid=true]').length,
      spinners: shown('form svg[role=img][aria-label]').length,
      open: document.querySelectorAll('dialog[open]').length,
      words: shown('main, dialog[open]').map(({ innerText }) => innerText),
    };
  });

/** Whether the page says that something has failed. */
const isTold = (page: Page) =>
  page.evaluate(
    () =>
      [
        ...document.querySelectorAll<HTMLElement>(
          ':is(main, dialog) [role=alert], form [aria-live]:not([role=status]) > *',
        ),
      ].some((one) => one.checkVisibility() && one.innerText.trim() !== '') &&
      !document.querySelector('form [aria-busy=true]'),
  );

/** Stops the clock of a page. */
async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + BETWEEN_LOOKS_MS);
}

/**
 * Presses, and checks for a sign of it, or for the answer itself, while the page receives nothing from outside
 * and its clock advances 100 ms.
 */
async function pressWithSign(page: Page, step: Step, isAnswered: () => boolean): Promise<void> {
  const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  const watch = (request: { isNavigationRequest(): boolean }) => request.isNavigationRequest() && leave();
  const wait = async (route: Route) => {
    await gate;
    await route.fallback();
  };
  await page.route('**', wait);
  await stopClock(page);
  const before = await signsOf(page);
  page.on('request', watch);
  const pressed = step.press();
  try {
    await page.clock.runFor(SIGN_MS);
    const isSeen = async () => {
      if (isAnswered()) return true;
      const now = await signsOf(page);
      // A search that was under way for what was typed goes on for what was sent.
      return now.busy + now.spinners > 0 || JSON.stringify(now) !== JSON.stringify(before);
    };
    const seen = expect.poll(isSeen, { message: `a sign within ${SIGN_MS} ms` }).toBe(true);
    // A page that is about to be left may answer nothing any more.
    void left.then(() => seen.catch(() => undefined));
    await Promise.race([left, seen]);
  } finally {
    page.off('request', watch);
    openGate();
    await Promise.allSettled([pressed]);
  }
  await page.unroute('**', wait);
  await page.clock.resume();
}

/**
 * Presses, and waits for the effect during a fault: either the form is sent, or the page says that it is not,
 * keeps all values, and sends it on the next press after the fault is gone.
 */
export async function sentOrTold(page: Page, step: Step, fault: Fault): Promise<'sent' | 'told'> {
  const entered = await step.entered();
  let outcome: 'sent' | undefined;
  let failure: unknown;
  step.answered().then(
    () => void (outcome = 'sent'),
    (error: unknown) => void (failure = error),
  );
  await pressWithSign(page, step, () => outcome === 'sent');
  await fault.afterSign();
  const look = async () => {
    if (failure) throw failure;
    await page.clock.runFor(BETWEEN_LOOKS_MS).catch(() => undefined);
    return outcome ?? ((await isTold(page).catch(() => false)) ? 'told' : undefined);
  };
  let came: 'sent' | 'told' | undefined;
  await expect.poll(async () => (came = await look()), { message: 'sent or told', ...LOOKS }).toBeDefined();
  if (came === 'sent') return 'sent';
  expect(await step.entered(), 'what was entered').toEqual(entered);
  await fault.mend();
  await step.press();
  await expect
    .poll(
      async () => {
        await look();
        return outcome;
      },
      { message: 'sent at the next press', ...LOOKS },
    )
    .toBe('sent');
  return 'told';
}

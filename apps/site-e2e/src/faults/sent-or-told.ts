import type { Page, Route } from '@playwright/test';
import { expect } from '../site.fixture.ts';
import type { Fault } from './script-faults.ts';

/** One step of a form: the visitor fills in fields, and presses a button. */
export interface Step {
  fill(): Promise<void>;
  press(): Promise<void>;
  /** Waits for the effect that the press has when nothing fails. */
  answered(): Promise<void>;
  /**
   * Whether the page offers a different way instead, such as a link to a page with the same form. The step then ends.
   */
  isElsewhere?(): Promise<boolean>;
  entered(): Promise<unknown>;
}

/** Time in which the page must react visibly to a press, in ms. */
const SIGN_MS = 100;
/** Time between two checks for the effect of a press, in ms of the page's clock. */
const BETWEEN_LOOKS_MS = 1000;
const LOOKS = { intervals: [200] };

/** Returns the parts of the page that show a reaction: busy forms, spinners, errors, dialogs and texts. */
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

async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + BETWEEN_LOOKS_MS);
}

/** Resolves when the page receives the next press, or when the page is left. */
async function pressReaches(page: Page): Promise<void> {
  const event = page.evaluate(
    () =>
      new Promise<void>((done) => {
        for (const type of ['click', 'keydown'])
          addEventListener(type, () => done(), { capture: true, once: true });
      }),
  );
  await event.catch(() => undefined);
}

/**
 * Presses the step's button, and checks that the page reacts visibly within 100 ms of the page's clock. Until
 * then, the page receives no responses.
 */
async function pressWithSign(page: Page, step: Step, isAnswered: () => boolean): Promise<void> {
  const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  const watch = (request: { isNavigationRequest(): boolean }) => request.isNavigationRequest() && leave();
  const wait = async (route: Route) => {
    await gate;
    await route.fallback();
  };
  // The route stays: Chromium sometimes never shows a page if interception ends while the page is on its way.
  await page.route('**', wait);
  await stopClock(page);
  const before = await signsOf(page);
  page.on('request', watch);
  const reached = pressReaches(page);
  const pressed = step.press();
  try {
    // On a busy machine, the press comes later than the next command to the page.
    await Promise.race([reached, left, pressed]);
    // A page that is about to be left may no longer answer, until the gate opens.
    const later = page.clock.runFor(SIGN_MS);
    void left.then(() => later.catch(() => undefined));
    await Promise.race([left, later]);
    const isSeen = async () => {
      if (isAnswered()) return true;
      const now = await signsOf(page);
      // A running search for the typed text also counts as a sign.
      return now.busy + now.spinners > 0 || JSON.stringify(now) !== JSON.stringify(before);
    };
    const seen = expect.poll(isSeen, { message: `a sign within ${SIGN_MS} ms` }).toBe(true);
    void left.then(() => seen.catch(() => undefined));
    await Promise.race([left, seen]);
  } finally {
    page.off('request', watch);
    openGate();
    await Promise.allSettled([pressed]);
  }
  await page.clock.resume();
}

/**
 * Presses the step's button during a fault. The page must send the form, or show a message and keep all values, so that
 * the press after the fault sends it.
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
    // Asks for the message first: a message that comes with another way is not only a message.
    const told = await isTold(page).catch(() => false);
    if (await step.isElsewhere?.()) return 'sent';
    return outcome ?? (told ? 'told' : undefined);
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

import type { Browser, Page } from 'playwright';
import { VIEWPORT } from '../visit.ts';

/** How much slower than this machine. */
const SLOWDOWN = 4;
const WALKS = 3;

export interface QuizSteps {
  readonly changes: number;
  /** From a press to the frame that shows another step, ms. */
  readonly medianMs: number;
  readonly longestMs: number;
}

/** In the page: presses a button. @returns ms until the frame was painted that shows what this has changed */
const pressed = (button: Element) =>
  new Promise<number>((resolve) => {
    const begun = performance.now();
    (button as HTMLElement).click();
    // The callback runs before the frame is painted, the message after it.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - begun);
      port2.postMessage(0);
    });
  });

/** Presses something without the time that it takes to find it. @returns ms until the step of this name was painted */
async function press(page: Page, selector: string, step: string): Promise<number> {
  // Whoever reads a question gives the browser time to draw the next one, and to load its pictures.
  await page.locator(`[data-step="${step}"]`).waitFor({ state: 'attached' });
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  const ms = await page.locator(selector).evaluate(pressed);
  if ((await page.locator('[data-quiz]').getAttribute('data-quiz')) !== step)
    throw new Error(`The frame after the press did not show step ${step}`);
  return ms;
}

const ALL =
  '?household-size=4&extenders=no&priority-room=no&internet-use=b&bandwidth=home&typical-day=a&step=1';
const NEXT = '[data-step]:visible form button[type=submit]:not([aria-label],[aria-hidden])';
const BACK = '[data-step]:visible form a[href]';
const QUESTIONS = 6;

/** Through all questions and back, with every answer given, on a phone's window of the built site. */
async function walk(browser: Browser, origin: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  await page.goto(`${origin}/quiz${ALL}`);
  await page.locator('skein-island[awake] [data-quiz="1"]').waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const times: number[] = [];
  for (let step = 2; step <= QUESTIONS + 1; step++) times.push(await press(page, NEXT, String(step)));
  await page.goBack();
  await page.locator(`[data-quiz="${QUESTIONS}"]`).waitFor();
  for (let step = QUESTIONS - 1; step >= 1; step--) times.push(await press(page, BACK, String(step)));
  await context.close();
  return times;
}

/** How soon another step of the quiz is on the screen, at 4× CPU. */
export async function benchQuizSteps(browser: Browser, origin: string): Promise<QuizSteps> {
  const times: number[] = [];
  for (let run = 0; run < WALKS; run++) times.push(...(await walk(browser, origin)));
  const sorted = times.toSorted((a, b) => a - b);
  return {
    changes: times.length,
    medianMs: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    longestMs: sorted.at(-1) ?? Number.NaN,
  };
}

import type { Browser, Page } from 'playwright';
import { addPainted } from './painted.ts';
import { most, told, type Row } from './row.ts';
import { median } from './server.ts';
import { VIEWPORT } from './visit.ts';

/** How much slower than this machine. */
const SLOWDOWN = 4;
const WALKS = 3;
const MOST_STEP_MS = 50;

/** Presses something without the time that it takes to find it. @returns ms until the step of this name was painted */
async function press(page: Page, selector: string, step: string): Promise<number> {
  // Whoever reads a question gives the browser time to draw the next one, and to load its pictures.
  await page.locator(`[data-step="${step}"]`).waitFor({ state: 'attached' });
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  const ms = await page
    .locator(selector)
    .evaluate((button) => painted(() => (button as HTMLElement).click()));
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
  const page = await browser.newPage({ viewport: VIEWPORT });
  await addPainted(page);
  await page.goto(`${origin}/quiz${ALL}`);
  await page.locator('skein-island[awake] [data-quiz="1"]').waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const times: number[] = [];
  for (let step = 2; step <= QUESTIONS + 1; step++) times.push(await press(page, NEXT, String(step)));
  await page.goBack();
  await page.locator(`[data-quiz="${QUESTIONS}"]`).waitFor();
  for (let step = QUESTIONS - 1; step >= 1; step--) times.push(await press(page, BACK, String(step)));
  await page.close();
  return times;
}

/** How soon another step of the quiz is on the screen, at 4× CPU, ms. */
export async function benchQuiz(browser: Browser, origin: string): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < WALKS; run++) times.push(...(await walk(browser, origin)));
  return times;
}

export const quizRows = (times: readonly number[]): Row[] => [
  most(`a step of the quiz painted at 4× CPU, median of ${times.length}`, median(times), MOST_STEP_MS),
  told('the longest of these steps', `${Math.max(...times).toFixed(1)} ms`),
];

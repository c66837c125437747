import type { Locator, Page } from '@playwright/test';
import { expect } from '../site.fixture.ts';

export const QUIZ = '/quiz';

/** Query with answers to all six questions of the quiz. */
export const ANSWERED =
  '?household-size=4&extenders=no&priority-room=yes&internet-use=b&bandwidth=home&bandwidth=edge&typical-day=a';

/** Waits until the quiz's script has started. */
export async function awakeQuiz(page: Page): Promise<Locator> {
  const root = page.locator('[data-quiz]');
  await expect(page.locator('skein-island[awake]').filter({ has: root })).toHaveCount(1);
  return root;
}

export const shown = (page: Page) =>
  page.evaluate(() => {
    const quiz = document.querySelector('[data-quiz]');
    const name = quiz?.getAttribute('data-quiz');
    const step = quiz?.querySelector(`[data-step="${name}"]`);
    return {
      address: location.pathname + location.search,
      step: name,
      title: step?.querySelector(':is(h1,h2)')?.textContent ?? null,
      chosen: [...(step?.querySelectorAll<HTMLInputElement>('input:checked,input[type=number]') ?? [])].map(
        ({ value }) => value,
      ),
    };
  });

/** Returns the quiz events that the page has sent to the analytics data layer. */
export const told = (page: Page) =>
  page.evaluate(() =>
    ((globalThis as unknown as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? [])
      .filter(({ event }) => /^quiz_/.test(String(event)))
      .map(({ event, label, step }) => [event, label, step].filter(Boolean).join(' ')),
  );

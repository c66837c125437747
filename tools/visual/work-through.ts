import type { Browser, Page } from 'playwright';
import { openWindow } from './take-picture.ts';

/** Pages at work at a time. */
const WORKERS = 2;

export interface WorkOptions {
  readonly browser: Browser;
  /** Called after each job. */
  readonly onProgress: (done: number, all: number) => void;
}

/** Does every job in a page of its own: no story finds the storage, dialogs or timers of the one before. */
export async function workThrough<Job, Result>(
  jobs: readonly Job[],
  { browser, onProgress }: WorkOptions,
  work: (page: Page, job: Job) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  let done = 0;
  const window = await openWindow(browser);
  async function worker(): Promise<void> {
    for (let index = next++; index < jobs.length; index = next++) {
      const job = jobs[index];
      if (job === undefined) continue;
      const page = await window.newPage();
      results[index] = await work(page, job);
      await page.close();
      onProgress(++done, jobs.length);
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, worker));
  await window.close();
  return results;
}

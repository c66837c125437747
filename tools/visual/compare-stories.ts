import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { comparePictures, type PictureDiff } from './compare-pictures.ts';
import { statusOf, type Comparison } from './result.ts';
import type { StoryPair } from './stories.ts';
import { openWindow, storyUrl, takePicture } from './take-picture.ts';

export interface CompareOptions {
  readonly browser: Browser;
  /** Origin of each build. */
  readonly before: string;
  readonly after: string;
  readonly language: string;
  readonly viewports: readonly number[];
  /** Where pictures go: those of stories that are not as they were. */
  readonly folder: string;
  /** Called after each story at each width. */
  readonly onProgress: (done: number, all: number) => void;
}

interface Job {
  readonly pair: StoryPair;
  readonly viewport: number;
}

interface Pictures {
  readonly before: Buffer | undefined;
  readonly after: Buffer | undefined;
  readonly difference: PictureDiff | undefined;
}

/** Pages at work at a time. */
const WORKERS = 2;
const PICTURES = 'pictures';

const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';

/** Takes pictures of every story in both builds and holds them against each other. */
export async function compareStories(
  pairs: readonly StoryPair[],
  options: CompareOptions,
): Promise<Comparison[]> {
  const { browser, before, after, language, viewports, folder, onProgress } = options;
  const jobs = viewports.flatMap((viewport) => pairs.map((pair): Job => ({ pair, viewport })));
  const results: Comparison[] = [];
  mkdirSync(join(folder, PICTURES), { recursive: true });

  async function look(page: Page, { pair, viewport }: Job): Promise<Pictures> {
    const { story, before: was, after: is } = pair;
    const picture = (origin: string) => takePicture(page, storyUrl(origin, story.id, language), viewport);
    const earlier = was ? await picture(before) : undefined;
    const later = is ? await picture(after) : undefined;
    const difference = earlier && later ? await comparePictures(earlier, later) : undefined;
    return { before: earlier, after: later, difference };
  }

  function save(name: string, picture: Buffer | undefined): string | undefined {
    if (picture === undefined) return undefined;
    const file = `${PICTURES}/${name}.png`;
    writeFileSync(join(folder, file), picture);
    return file;
  }

  async function compare(page: Page, job: Job): Promise<Comparison> {
    const { pair, viewport } = job;
    const { story } = pair;
    try {
      let seen = await look(page, job);
      // A second look: what differs only once was a matter of timing, not of the story.
      if (seen.difference) seen = await look(page, job);
      const status = statusOf(pair, seen.difference !== undefined);
      if (status === 'unchanged') return { ...story, viewport, status };
      const file = `${story.id}-${viewport}`;
      const files = {
        before: save(`${file}-before`, seen.before),
        after: save(`${file}-after`, seen.after),
        diff: save(`${file}-diff`, seen.difference?.picture),
      };
      const present = Object.fromEntries(Object.entries(files).filter(([, path]) => path !== undefined));
      if (!seen.difference) return { ...story, viewport, status, ...present };
      const { pixels, share, before: sizeBefore, after: sizeAfter } = seen.difference;
      return { ...story, viewport, status, ...present, pixels, share, sizeBefore, sizeAfter };
    } catch (error) {
      return { ...story, viewport, status: 'failed', problem: reasonOf(error) };
    }
  }

  let next = 0;
  async function work(window: BrowserContext): Promise<void> {
    for (let index = next++; index < jobs.length; index = next++) {
      const job = jobs[index];
      if (!job) continue;
      // A page of its own: no story finds the storage, dialogs or timers of the one before.
      const page = await window.newPage();
      results[index] = await compare(page, job);
      await page.close();
      onProgress(results.filter(Boolean).length, jobs.length);
    }
  }

  const window = await openWindow(browser);
  await Promise.all(Array.from({ length: WORKERS }, () => work(window)));
  await window.close();
  return results;
}

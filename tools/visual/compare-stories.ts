import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { comparePictures, type PictureDiff } from './compare-pictures.ts';
import { statusOf, type Comparison } from './result.ts';
import type { Story, StoryPair } from './stories.ts';
import type { TakePicture } from './take-picture.ts';
import { workThrough, type WorkOptions } from './work-through.ts';

export interface CompareOptions extends WorkOptions {
  readonly take: TakePicture;
  /** Origin of each build. */
  readonly before: string;
  readonly after: string;
  readonly language: string;
  readonly viewports: readonly number[];
  /** Where pictures go: those of stories that are not as they were. */
  readonly folder: string;
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

const PICTURES = 'pictures';

const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';

/** Takes pictures of every story in both builds and holds them against each other. */
export async function compareStories(
  pairs: readonly StoryPair[],
  options: CompareOptions,
): Promise<Comparison[]> {
  const { take, before, after, language, viewports, folder } = options;
  const jobs = viewports.flatMap((viewport) => pairs.map((pair): Job => ({ pair, viewport })));
  mkdirSync(join(folder, PICTURES), { recursive: true });

  async function look(page: Page, { pair, viewport }: Job): Promise<Pictures> {
    const { story, moved = story, before: was, after: is } = pair;
    const picture = (origin: string, shown: Story) => take(page, origin, shown, viewport, language);
    const earlier = was ? await picture(before, moved) : undefined;
    const later = is ? await picture(after, story) : undefined;
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

  return workThrough(jobs, options, compare);
}

import type { ConsoleMessage, Page } from 'playwright';
import { serveFolder } from './serve-folder.ts';
import type { Story } from './stories.ts';
import { openStoryAt, storyUrl, type Mode } from './take-picture.ts';
import { workThrough, type WorkOptions } from './work-through.ts';

/** The tests of the stories begin with the same. */
const FIRST: Mode = { viewport: 390, language: 'en' };

/** What went wrong with a story, or what it said on the console. */
export interface PlayProblem {
  readonly story: Story;
  readonly words: readonly string[];
}

/** What forms say when a story has them fail; the story is the reason. */
const TOLD = / submission failed story$/;

/** An error on the console; warnings of the browser hang on time. */
function isComplaint(message: ConsoleMessage, origin: string): boolean {
  const { url } = message.location();
  // An embedded video is not there without a network, and a story by itself has no icon.
  const isElsewhere = (/^https?:/.test(url) && !url.startsWith(origin)) || /\/favicon\.ico(\?|$)/.test(url);
  return message.type() === 'error' && !isElsewhere && !TOLD.test(message.text());
}

/** What a page complains of since it was last opened: a story is opened once for each mode. */
function complaintsOf(page: Page, origin: string): string[] {
  const complaints: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) complaints.length = 0;
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (isComplaint(message, origin)) complaints.push(`${message.text()} ${message.location().url}`);
  });
  return complaints;
}

/** What is wrong with a story in one mode, and the modes that it wants to be looked at in. */
async function playIn(page: Page, url: string, { viewport }: Mode, complaints: readonly string[]) {
  try {
    const { failure, modes } = await openStoryAt(page, url, viewport);
    return { modes, words: [...(failure === '' ? [] : [failure]), ...complaints] };
  } catch (error) {
    return { modes: [], words: [error instanceof Error ? error.message : String(error), ...complaints] };
  }
}

/**
 * Opens stories as a built catalogue shows them to a visual check, in each of its modes, and lets them play. Unlike in the tests of the stories React is built
 * for production here, and nothing waits for its effects unasked.
 * @param folder the built catalogue
 * @returns stories whose play failed, or that complained
 */
export async function playThrough(
  folder: string,
  stories: readonly Story[],
  options: WorkOptions,
): Promise<PlayProblem[]> {
  const { origin, stop } = await serveFolder(folder);
  try {
    const results = await workThrough(stories, options, async (page, story): Promise<PlayProblem> => {
      const complaints = complaintsOf(page, origin);
      const play = (mode: Mode) => playIn(page, storyUrl(origin, story.id, mode.language), mode, complaints);
      const first = await play(FIRST);
      if (first.modes.length === 0)
        return { story, words: [...first.words, 'nothing is known of the modes of this story'] };
      const words: string[] = [];
      for (const mode of first.modes) {
        const isFirst = mode.viewport === FIRST.viewport && mode.language === FIRST.language;
        const problems = isFirst ? first.words : (await play(mode)).words;
        words.push(...problems.map((problem) => `${mode.viewport} px, ${mode.language}: ${problem}`));
      }
      return { story, words };
    });
    return results.filter(({ words }) => words.length > 0);
  } finally {
    stop();
  }
}

import type { ConsoleMessage, Page } from 'playwright';
import { serveFolder } from './serve-folder.ts';
import type { Story } from './stories.ts';
import { openStory, storyUrl } from './take-picture.ts';
import { workThrough, type WorkOptions } from './work-through.ts';

/** px, unless a story asks for a width of its own; the tests of the stories begin with the same. */
const VIEWPORT_PX = 390;

/** What went wrong with a story, or what it said on the console. */
export interface PlayProblem {
  readonly story: Story;
  readonly words: readonly string[];
}

/** What forms say when a story has them fail. */
const TOLD = /^Address form submission failed/;

/** An error on the console; warnings of the browser hang on time. */
function isComplaint(message: ConsoleMessage, origin: string): boolean {
  const { url } = message.location();
  // An embedded video is not there without a network, and a story by itself has no icon.
  const isElsewhere = (/^https?:/.test(url) && !url.startsWith(origin)) || /\/favicon\.ico(\?|$)/.test(url);
  return message.type() === 'error' && !isElsewhere && !TOLD.test(message.text());
}

/** What a page complains of since it was last opened: a story that asks for a width of its own is opened twice. */
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

/**
 * Opens stories as a built catalogue shows them, and lets them play. Unlike in the tests of the stories React is built
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
      const words = complaintsOf(page, origin);
      await openStory(page, storyUrl(origin, story.id, 'en'), VIEWPORT_PX).catch((error: unknown) =>
        words.unshift(error instanceof Error ? error.message : String(error)),
      );
      return { story, words };
    });
    return results.filter(({ words }) => words.length > 0);
  } finally {
    stop();
  }
}

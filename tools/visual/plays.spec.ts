import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type ConsoleMessage } from '@playwright/test';
import { ROOT } from '../commands/run.ts';
import { openStoryAt, storyPath } from './open.ts';
import { serveFolder } from './serve-folder.ts';
import { readCatalogue } from './stories.ts';

/*
 * Runs the play function of each story in the built catalog, in each of the modes of its pictures. The story tests
 * differ: there, React is a development build, and the test library waits for effects.
 */
const STORYBOOK = join(ROOT, 'dist/storybook');
/** Matches the error that forms log when a story makes them fail on purpose. */
const TOLD = / submission failed story$/;
const { stories } = readCatalogue(JSON.parse(readFileSync(join(STORYBOOK, 'index.json'), 'utf8')));

/**
 * Whether a console message is an error. Warnings of the browser do not count, because they depend on timing.
 */
function isComplaint(message: ConsoleMessage, origin: string): boolean {
  const { url } = message.location();
  // Without a network, an embedded video cannot load. A single story has no icon.
  const isElsewhere = (/^https?:/.test(url) && !url.startsWith(origin)) || /\/favicon\.ico(\?|$)/.test(url);
  return message.type() === 'error' && !isElsewhere && !TOLD.test(message.text());
}

let served: Awaited<ReturnType<typeof serveFolder>>;
test.beforeAll(async () => void (served = await serveFolder(STORYBOOK)));
test.afterAll(() => served.stop());

for (const { id, title, name } of stories.filter(({ plays }) => plays))
  test(`${title} / ${name}`, async ({ context }) => {
    const { origin } = served;
    const play = async (viewport: number, language: string) => {
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (isComplaint(message, origin)) complaints.push(`${message.text()} ${message.location().url}`);
      });
      const played = await openStoryAt(page, origin + storyPath(id, language), viewport);
      await page.close();
      const problems = [...(played.failure === '' ? [] : [played.failure]), ...complaints];
      return { ...played, problems, at: `${viewport} px, ${language}` };
    };
    // The story tests also begin with this width, unless the story sets its own.
    const narrow = await play(390, 'en');
    const first = narrow.ownWidth === 390 ? narrow : await play(narrow.ownWidth, 'en');
    expect(first.problems, first.at).toEqual([]);
    expect(first.modes, 'the modes of this story').not.toEqual([]);
    for (const { viewport, language } of first.modes) {
      if (viewport === 390 && language === 'en' && first === narrow) continue;
      const { problems, at } = await play(viewport, language);
      expect(problems, at).toEqual([]);
    }
  });

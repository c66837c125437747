import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../commands/run.ts';
import { openBrowser } from './open-browser.ts';
import { playThrough } from './play-through.ts';
import { readCatalogue } from './stories.ts';

const STORYBOOK = join(ROOT, 'dist/storybook');
/** A line on the terminal for every so many stories. */
const PROGRESS_STEP = 50;

const { stories, playing } = readCatalogue(JSON.parse(readFileSync(join(STORYBOOK, 'index.json'), 'utf8')));
const browser = await openBrowser();
const problems = await playThrough(
  STORYBOOK,
  stories.filter(({ id }) => playing.has(id)),
  {
    browser,
    onProgress(done, all) {
      if (done % PROGRESS_STEP === 0) console.log(`${done} of ${all} stories`);
    },
  },
);
await browser.close();
for (const { story, words } of problems)
  console.error([`${story.title} / ${story.name} (${story.id})`, ...words].join('\n  '));
console.log(
  `\n${playing.size - problems.length} passed${problems.length > 0 ? `\n${problems.length} failed` : ''}`,
);
process.exitCode = problems.length === 0 && playing.size > 0 ? 0 : 1;

import { globSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../commands/run.ts';
import { runTests } from './run-tests.ts';
import { storyMemory } from './story-memory.ts';

/**
 * The stories of a library in a browser; the folder of the library is the only word. A file of stories is not run again
 * as long as everything that it imports, the frame around it and the pictures have the same bytes.
 */
const [folder = ''] = process.argv.slice(2);

const ok = await runTests({
  home: join(ROOT, 'apps/storybook'),
  files: globSync(`${folder}/src/**/*.stories.tsx`, { cwd: ROOT }).sort(),
  memory: storyMemory(),
});
process.exit(ok ? 0 : 1);

import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, run } from '../commands/run.ts';
import { openMemory } from './memory.ts';
import { storyMemory } from './story-memory.ts';

/** The journeys that look at crops. Told what each file of stories can see, so that stories rest that are as they were. */
const memory = openMemory(storyMemory());
const stories = globSync('libs/*/src/**/*.stories.tsx', { cwd: ROOT });
const digests = Object.fromEntries(stories.map((file) => [file, memory.keyOf(join(ROOT, file))]));
const folder = mkdtempSync(join(tmpdir(), 'skein-crops-'));
const file = join(folder, 'digests.json');
writeFileSync(file, JSON.stringify(digests));
try {
  const { ok } = await run(
    process.execPath,
    [join(ROOT, 'tools/commands/journeys.ts'), 'apps/site-e2e/src/crops/'],
    { env: { STORY_DIGESTS: file } },
  );
  process.exitCode = ok ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

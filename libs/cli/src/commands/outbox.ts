import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../terminal/terminal.ts';

/** Path of the built command in a site. Node can run it on a server without development packages. */
const BUILT = 'dist/server/outbox.js';

/** Runs `skein outbox`. @returns its exit code. @throws CommandError if the site is not built */
export function outboxCommand(words: readonly string[], root: string): number {
  const file = join(root, BUILT);
  if (!existsSync(file)) throw new CommandError(`${BUILT} is missing: run npm run build first.`);
  return spawnSync(process.execPath, [file, ...words], { cwd: root, stdio: 'inherit' }).status ?? 1;
}

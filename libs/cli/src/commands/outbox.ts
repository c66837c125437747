import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../terminal/terminal.ts';

/** The command in the build. A server without development packages runs it with Node. */
const BUILT = 'dist/server/outbox.js';

/** Runs `skein outbox`. @returns its exit code. @throws CommandError if the site is not built */
export function outboxCommand(words: readonly string[], root: string): number {
  const file = join(root, BUILT);
  if (!existsSync(file)) throw new CommandError(`${BUILT} is missing: run npm run build first.`);
  return spawnSync(process.execPath, [file, ...words], { cwd: root, stdio: 'inherit' }).status ?? 1;
}

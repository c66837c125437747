import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../commands/run.ts';

/**
 * Checks the types of the site and of all that it is made of, as far as they have changed since the last check.
 * @returns the errors as the compiler tells them, empty when there are none
 */
export async function checkTypes(): Promise<string> {
  const child = spawn(join(ROOT, 'node_modules/.bin/tsc'), ['-b', 'apps/site', '--pretty', 'false'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A page that is waited for comes first.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return code === 0 ? '' : said.join('').trim();
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../commands/run.ts';

/** @returns what was wrong, or undefined */
async function build(script: string): Promise<string | undefined> {
  const child = spawn(process.execPath, ['--conditions=@skein/source', script], {
    cwd: ROOT,
    env: { NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node'), ...process.env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return code === 0 ? undefined : said.trim();
}

/**
 * Writes the content export from the sources as they are now.
 * @param pictures  whether pictures have changed, too
 * @returns what was wrong, or undefined
 */
export const writeContent = async (pictures: boolean): Promise<string | undefined> =>
  (pictures ? await build('content/artwork/copy.ts') : undefined) ?? (await build('content/build.ts'));

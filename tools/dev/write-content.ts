import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../commands/run.ts';

/**
 * Writes the content export from the sources as they are now. Artwork that has not changed is left alone.
 * @returns what was wrong, or undefined
 */
export async function writeContent(): Promise<string | undefined> {
  const child = spawn(process.execPath, ['--conditions=@skein/source', 'content/build.ts'], {
    cwd: ROOT,
    env: { NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node'), ...process.env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return code === 0 ? undefined : said.trim();
}

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../commands/free-port.ts';
import type { ServedHere } from '../../commands/serve-here.ts';
import { serveFolder } from '../../visual/serve-folder.ts';
import type { InstalledApp } from './install.ts';

/** Next's own server for production. */
async function serveNext(folder: string): Promise<ServedHere> {
  const port = await freePort();
  const next = join(folder, 'node_modules/next/dist/bin/next');
  const child = spawn(process.execPath, [next, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((done, fail) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Ready in')) done({ origin: `http://127.0.0.1:${port}`, stop: () => child.kill() });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', fail).once('exit', () => fail(new Error(`next start ended:\n${said}`)));
  });
}

/** Serves a built application to this machine. */
export const serveApp = ({ name, folder }: InstalledApp): Promise<ServedHere> =>
  name === 'next' ? serveNext(folder) : serveFolder(join(folder, 'dist'));

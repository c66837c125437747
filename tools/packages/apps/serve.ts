import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { serveFolder, type ServedFolder } from '../../visual/serve-folder.ts';
import type { InstalledApp } from './install.ts';

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail).listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => done(port));
    });
  });
}

/** Next's own server for production. */
async function serveNext(folder: string): Promise<ServedFolder> {
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
export const serveApp = ({ name, folder }: InstalledApp): Promise<ServedFolder> =>
  name === 'next' ? serveNext(folder) : serveFolder(join(folder, 'dist'));

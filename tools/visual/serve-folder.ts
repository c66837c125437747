import { resolve } from 'node:path';
import { preview } from 'vite';
import { freePort } from '../../libs/free-port.ts';

/** Serves the files of a folder to this machine, on a free port. */
export async function serveFolder(folder: string) {
  const port = await freePort();
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    appType: 'mpa',
    build: { outDir: resolve(folder) },
    preview: { host: '127.0.0.1', port, strictPort: true },
  });
  const stop = () => server.close();
  return { origin: `http://127.0.0.1:${port}`, stop, [Symbol.asyncDispose]: stop };
}

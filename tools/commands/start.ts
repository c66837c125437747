import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { nx, ROOT } from './run.ts';

/** `npm start`: builds what has changed, then serves the whole site. */
const built = await nx('run', '@skein/site:build', '--outputStyle=stream');
if (!built.ok) process.exit(1);
const server = spawn(
  process.execPath,
  ['--enable-source-maps', join(ROOT, 'apps/site/dist/server/main.js')],
  { stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));

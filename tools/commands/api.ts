import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { nx, ROOT } from './run.ts';

/** `npm run api`: the services as a process of their own, on the demo content unless CONTENT_EXPORT names another. */
const made = await nx('run', '@skein/content:generate');
if (!made.ok) process.exit(1);
const server = spawn(process.execPath, ['--conditions=@skein/source', join(ROOT, 'apps/api/src/server.ts')], {
  cwd: ROOT,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { nx, ROOT } from './run.ts';

/** Quiet time after the last change before a build, ms. */
const SETTLE_MS = 150;
const WATCHED = ['libs', 'apps/site/src', 'apps/api/src', 'content'];
const IGNORED = /(^|\/)(dist|out-tsc|node_modules|generated|\.vite)\/|\.(test|stories)\.tsx?$|\.\d+$/;

let server: ChildProcess | undefined;
let timer: NodeJS.Timeout | undefined;
let building = false;
let again = false;

/** The next server wants the same port: this one has to be gone first. */
async function stop(): Promise<void> {
  if (!server || server.exitCode !== null) return;
  const gone = once(server, 'exit');
  server.kill();
  await gone;
}

/** Builds what production would build and serves that, so that the policy, hydration and caching are the real ones. */
async function cycle(): Promise<void> {
  if (building) {
    again = true;
    return;
  }
  building = true;
  const built = await nx('run', '@skein/site:build', '--outputStyle=stream');
  building = false;
  if (built.ok) {
    await stop();
    server = spawn(process.execPath, ['--enable-source-maps', join(ROOT, 'apps/site/dist/server/main.js')], {
      stdio: 'inherit',
    });
  }
  if (again) {
    again = false;
    await cycle();
  }
}

for (const folder of WATCHED) {
  watch(join(ROOT, folder), { recursive: true }, (_event, file) => {
    if (file === null || IGNORED.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void cycle(), SETTLE_MS);
  });
}
process.on('SIGINT', () => {
  server?.kill();
  process.exit(0);
});
await cycle();

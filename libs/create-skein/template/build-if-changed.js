import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';

/**
 * `npm start` builds if a source of the build has changed. Content is not a source of the build: the server reads
 * the content when it starts.
 */
const BUILT = 'dist/server/main.js';
const sources = globSync(['src/**/*.*', 'fonts/*', 'vite.config.ts', 'package.json', 'package-lock.json']);
const changedAt = (file) => statSync(file).mtimeMs;

if (!existsSync(BUILT) || sources.some((file) => changedAt(file) > changedAt(BUILT))) {
  const { status } = spawnSync('npm run build', { stdio: 'inherit', shell: true });
  process.exitCode = status ?? 1;
}

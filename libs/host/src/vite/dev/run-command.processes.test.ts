import { mkdtempSync, readFileSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCommand } from './run-command.ts';

/** A command that goes on after SIGTERM, as TypeScript's compiler does. It first renames a file with its process id. */
const STUBBORN = `
  const { renameSync, writeFileSync } = require('node:fs');
  process.on('SIGTERM', () => {});
  writeFileSync('part', String(process.pid));
  renameSync('part', 'pid');
  setInterval(() => {}, 1e6);
`;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('ends a command that goes on after SIGTERM', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'skein-command-'));
  const ending = new AbortController();
  const watcher = watch(cwd, (_, name) => name === 'pid' && ending.abort());
  const { ok } = await runCommand(['node', '-e', STUBBORN], { cwd, compiled: cwd, signal: ending.signal });
  watcher.close();
  const pid = Number(readFileSync(join(cwd, 'pid'), 'utf8'));
  rmSync(cwd, { recursive: true });
  expect(ok).toBe(false);
  await expect.poll(() => isRunning(pid)).toBe(false);
});

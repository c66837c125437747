import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { onTestFinished } from 'vitest';

export interface ApplicationsProcess {
  readonly port: number;
  /** The number of files that the process deleted at its start because they belonged to no submission. */
  readonly swept: number;
  kill(): Promise<void>;
}

/** Starts a process that accepts applications. The process is killed after the current test. */
export async function startProcess(env: Readonly<Record<string, string>>): Promise<ApplicationsProcess> {
  const script = path.join(import.meta.dirname, 'applications-process.ts');
  const child = spawn(process.execPath, ['--conditions=@skein/source', script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  async function kill() {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
  onTestFinished(kill);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { ...(JSON.parse(line.toString()) as { port: number; swept: number }), kill };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../process/free-port.ts';
import { waitForStart } from './wait-for-start.ts';

const START_LIMIT_MS = 30_000;
/** How long the open requests of a replaced server may take, ms. */
const CLOSE_LIMIT_MS = 3000;

export interface SiteProcessOptions {
  /** Folder of the server's bundle. */
  readonly folder: string;
  /** Address at which developers open the site. */
  readonly origin: string;
  /** Folder of Node's compile cache. */
  readonly compiled: string;
}

/** Starts a process that waits for the command to serve the site. */
export async function prepareSite({ folder, origin, compiled }: SiteProcessOptions) {
  const port = await freePort();
  const script = join(folder, 'wait-for-start.mjs');
  writeFileSync(script, `await (${waitForStart.toString()})(import.meta.dirname, (name) => import(name));\n`);
  const child = spawn(process.execPath, ['--enable-source-maps', script], {
    env: {
      LOG_LEVEL: 'warn',
      NODE_COMPILE_CACHE: compiled,
      SITE_ORIGIN: origin,
      ...process.env,
      HOST: 'localhost',
      PORT: String(port),
      // Also in production, visitors get the production build of React.
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let complaint = '';
  let started = false;
  const gone = once(child, 'close').then(([code, signal]) =>
    code === 0 && !started
      ? `The server ended before it listened: does src/main.ts call serveSite?\n${complaint}`.trim()
      : complaint.trim() || `The server ended with ${String(code ?? signal)}`,
  );
  child.stderr?.on('data', (chunk: Buffer) => {
    // Before the server has started, the caller of `start` reports the output.
    if (started) process.stderr.write(chunk);
    complaint = (started ? '' : complaint) + chunk.toString();
  });
  // Leaves out lines with the address of this process: developers open `origin`.
  if (child.stdout)
    createInterface(child.stdout).on('line', (line) => {
      if (line !== '' && !line.includes(`:${port}/`)) console.log(line);
    });
  return {
    port,
    /** Resolves with the process's last output when the process ends. */
    gone,
    /**
     * Starts to serve the last build.
     * @throws Error with the server's output if the start fails
     */
    async start() {
      child.send('start');
      const limit = AbortSignal.timeout(START_LIMIT_MS);
      const said = await Promise.race([
        once(child, 'message', { signal: limit }).then(
          () => 'ready',
          () => 'late',
        ),
        gone,
      ]);
      if (said === 'late') throw new Error('The server does not listen at the PORT that it is given');
      if (said !== 'ready') throw new Error(said);
      started = true;
      complaint = '';
    },
    /** Asks the process to end. Kills the process if it does not end in time. */
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), CLOSE_LIMIT_MS);
      await gone;
      clearTimeout(timer);
    },
  };
}
export type SiteProcess = Awaited<ReturnType<typeof prepareSite>>;

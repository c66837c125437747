import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../process/free-port.ts';
import { waitForStart } from './wait-for-start.ts';

/** A server that does not start in this time will not start any more, ms. */
const START_LIMIT_MS = 30_000;
/** Requests that are under way in a server that is replaced may take this long, ms. */
const CLOSE_LIMIT_MS = 3000;

export interface SiteProcessOptions {
  /** Of the server's bundle. */
  readonly folder: string;
  /** Address under which people see the site. */
  readonly origin: string;
  /** Where Node keeps what it has compiled. */
  readonly compiled: string;
}

/** A process that is ready to become the server. */
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
      // The bundle says so itself.
      NODE_ENV: undefined,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let complaint = '';
  let started = false;
  /** What it said when it ended. */
  const gone = once(child, 'close').then(([code, signal]) =>
    code === 0 && !started
      ? `The server ended before it listened: does src/main.ts call serveSite?\n${complaint}`.trim()
      : complaint.trim() || `The server ended with ${String(code ?? signal)}`,
  );
  child.stderr?.on('data', (chunk: Buffer) => {
    // Until it has started, whoever started it tells of it.
    if (started) process.stderr.write(chunk);
    complaint = (started ? '' : complaint) + chunk.toString();
  });
  // All but its greeting, which names an address that is not ours.
  if (child.stdout)
    createInterface(child.stdout).on('line', (line) => {
      if (line !== '' && !line.includes(`:${port}/`)) console.log(line);
    });
  return {
    port,
    /** What it said at its end, once that has come. */
    gone,
    /** Starts serving what has been built. Throws what the server said when it cannot. */
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
    /** Asks it to end, and ends it when it takes long. */
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

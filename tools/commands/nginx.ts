import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../libs/free-port.ts';
import { ROOT } from './run.ts';

/**
 * Returns the command of nginx, which Debian leaves out of most users' PATH, or undefined if nginx is not
 * installed.
 */
export const findNginx = (): string | undefined =>
  ['nginx', '/usr/sbin/nginx'].find((command) => spawnSync(command, ['-v']).status === 0);

/** The port on which a server that has just started listens, and a folder for its files. */
interface Place {
  readonly port: number;
  readonly home: string;
}

/**
 * Starts nginx, and waits until it accepts connections.
 * @param config must log notices to stderr, because they report the start
 */
export async function startNginx(command: string, config: (place: Place) => string) {
  const home = mkdtempSync(join(tmpdir(), 'skein-nginx-'));
  const port = await freePort();
  const file = join(home, 'nginx.conf');
  writeFileSync(file, `daemon off;\n${config({ port, home })}`);
  const child = spawn(command, ['-p', home, '-e', 'stderr', '-c', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const kill = () => void child.kill('SIGTERM');
  process.once('exit', kill);
  const gone = once(child, 'exit');
  const ready = new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      const said = chunk.toString();
      if (said.includes('start worker process')) resolve();
      const wrong = said.split('\n').filter((line) => /\[(?:warn|error|crit|alert|emerg)\]/.test(line));
      if (wrong.length > 0) console.error(wrong.join('\n'));
    });
    void gone.then(([code]) => reject(new Error(`nginx has ended with ${code}`)));
  });
  async function stop(): Promise<void> {
    kill();
    await gone;
    process.off('exit', kill);
    rmSync(home, { recursive: true, force: true });
  }
  await ready.catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { port, origin: `http://127.0.0.1:${port}`, stop, [Symbol.asyncDispose]: stop };
}

/**
 * Returns the configuration of `deploy`'s proxy in front of three servers of this machine. Each is `host:port`
 * and what follows it.
 */
export const deployedProxy =
  (servers: readonly [string, string, string]) =>
  ({ port, home }: Place): string =>
    servers
      .reduce(
        (config, server, index) => config.replace(`site-${index + 1}:3000`, server),
        readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8'),
      )
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replace('error_log stderr warn', 'error_log stderr notice')
      .replaceAll('/tmp/', `${home}/`);

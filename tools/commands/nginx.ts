import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../libs/free-port.ts';
import { ROOT } from './run.ts';

/**
 * Returns the command of nginx, or undefined if nginx is not installed. On Debian, nginx is not in most users'
 * PATH.
 */
export const findNginx = (): string | undefined =>
  ['nginx', '/usr/sbin/nginx'].find((command) => spawnSync(command, ['-v']).status === 0);

interface Place {
  readonly port: number;
  readonly home: string;
}

/**
 * Starts nginx, and waits until it accepts connections.
 * @param config must log notices to stderr, because a notice shows that nginx is ready
 * @param complain receives the warnings and errors of nginx
 */
export async function startNginx(
  command: string,
  config: (place: Place) => string,
  complain: (lines: string) => void = console.error,
) {
  const home = mkdtempSync(join(tmpdir(), 'skein-nginx-'));
  // If root starts nginx, its workers run as another user.
  chmodSync(home, 0o755);
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
      if (wrong.length > 0) complain(wrong.join('\n'));
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
  return {
    port,
    home,
    pid: child.pid,
    origin: `http://127.0.0.1:${port}`,
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

/** Settings of the proxy that `deploy/compose.yaml` provides. Each is an IP address or a network. */
interface ProxySettings {
  /** Address of a balancer in front of the proxy. */
  readonly balancer?: string;
  /** Network whose clients may read the CMS inside the site. */
  readonly cmsReaders?: string;
}

/**
 * Returns the configuration in `deploy/nginx.conf`, changed for three servers on this machine.
 * @param servers `host:port` of each server, with further nginx parameters
 */
export const deployedProxy =
  (
    servers: readonly [string, string, string],
    { balancer = '127.0.0.2', cmsReaders = '127.0.0.3' }: ProxySettings = {},
  ) =>
  ({ port, home }: Place): string =>
    servers
      .reduce(
        // Servers on this machine have addresses, not names, and nginx before 1.27 cannot look up names again.
        (config, server, index) => config.replace(`site-${index + 1}:3000 resolve`, server),
        readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8'),
      )
      .replaceAll('${BALANCER}', balancer)
      .replaceAll('${CMS_READERS}', cmsReaders)
      .replaceAll('/etc/nginx/skein/', `${join(ROOT, 'deploy/proxy')}/`)
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replace('error_log stderr warn', 'error_log stderr notice')
      .replaceAll('/tmp/', `${home}/`)
      .replaceAll('/dev/stdout', `${home}/own.log`);

/**
 * Returns the configuration of a balancer in front of a proxy on this machine. The balancer's address is
 * 127.0.0.2.
 */
export const balancerBefore =
  (proxyPort: number) =>
  ({ port, home }: Place): string => `
    pid ${home}/nginx.pid;
    error_log stderr notice;
    events {}
    http {
      access_log off;
      client_body_temp_path ${home}/client_body;
      proxy_temp_path ${home}/proxy;
      fastcgi_temp_path ${home}/fastcgi;
      uwsgi_temp_path ${home}/uwsgi;
      scgi_temp_path ${home}/scgi;
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_bind 127.0.0.2;
          proxy_set_header host $http_host;
          proxy_set_header x-forwarded-for $proxy_add_x_forwarded_for;
          proxy_set_header x-forwarded-proto $scheme;
          proxy_pass http://127.0.0.1:${proxyPort};
        }
      }
    }`;

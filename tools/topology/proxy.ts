import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../commands/free-port.ts';
import { wait } from '../bench/ask.ts';

const PLACES = ['nginx', '/usr/sbin/nginx'];

export const findNginx = (): string | undefined =>
  PLACES.find((place) => {
    try {
      execFileSync(place, ['-v'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  });

/** What `deploy/nginx.conf` does, over replicas of this machine. A request that none has begun goes to the next. */
const config = (folder: string, port: number, replicas: readonly number[]) => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log crit;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/unused;
  uwsgi_temp_path ${folder}/unused;
  scgi_temp_path ${folder}/unused;
  upstream site {
    ${replicas.map((replica) => `server 127.0.0.1:${replica} max_fails=1 fail_timeout=1s;`).join(' ')}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 20m;
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host:${port};
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto http;
      proxy_connect_timeout 2s;
      proxy_next_upstream error timeout http_502;
    }
  }
}
`;

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

/** nginx in front of replicas. */
export async function startProxy(nginx: string, replicas: readonly number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'skein-proxy-'));
  mkdirSync(join(folder, 'body'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, config(folder, port, replicas));
  const child = spawn(nginx, ['-p', folder, '-c', file], { stdio: ['ignore', 'inherit', 'inherit'] });
  const kill = () => void child.kill('SIGTERM');
  process.once('exit', kill);
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(`nginx has ended with ${child.exitCode}`);
    await wait(50);
  }
  return {
    port,
    origin: `http://localhost:${port}`,
    async stop() {
      const gone = once(child, 'exit');
      kill();
      await gone;
      process.off('exit', kill);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

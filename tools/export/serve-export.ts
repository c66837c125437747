import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { freePort } from '../commands/free-port.ts';
import { serveFolder } from '../visual/serve-folder.ts';

const START_LIMIT_MS = 10_000;

async function untilAnswered(origin: string): Promise<void> {
  const limit = Date.now() + START_LIMIT_MS;
  for (;;)
    try {
      return void (await fetch(origin));
    } catch (error) {
      if (Date.now() > limit) throw error;
      await new Promise((done) => setTimeout(done, 50));
    }
}

/** The export behind nginx, with the file that was made for it. */
async function serveByNginx(folder: string) {
  const port = await freePort();
  const home = mkdtempSync(join(tmpdir(), 'skein-nginx-'));
  const rules = join(dirname(resolve(folder)), 'export.nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${home}/${name};`)
    .join(' ');
  const types =
    'text/html html; text/css css; text/javascript js; image/svg+xml svg; image/avif avif; image/webp webp; ' +
    'image/jpeg jpg; image/png png; font/woff2 woff2; application/json json; text/vtt vtt; video/mp4 mp4; ' +
    'video/webm webm; text/csv csv; application/xml xml; text/plain txt;';
  writeFileSync(
    join(home, 'nginx.conf'),
    `daemon off; pid ${home}/pid; error_log stderr warn; events {}\n` +
      `http { access_log off; ${temporary} types { ${types} }\n` +
      `server { listen 127.0.0.1:${port}; root ${resolve(folder)}; include ${rules}; } }\n`,
  );
  const nginx = spawn('nginx', ['-p', home, '-c', join(home, 'nginx.conf')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const gone = new Promise<void>((done) => nginx.once('exit', () => done()));
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    nginx.kill('SIGTERM');
    await gone;
    rmSync(home, { recursive: true });
  };
  await untilAnswered(origin).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { origin, stop, by: 'nginx' as const };
}

/** Serves an export as plain files: by nginx where the machine has it, else by a server that knows no rules. */
export async function serveExport(folder: string) {
  if (spawnSync('nginx', ['-v']).status === 0) return serveByNginx(folder);
  return { ...(await serveFolder(folder)), by: 'a plain server of files' as const };
}

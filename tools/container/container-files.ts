import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { launch } from '../commands/serve.ts';
import { ROOT } from '../commands/run.ts';
import { serverFiles, type ServerFile } from './server-files.ts';

/**
 * `node tools/container/container-files.ts <folder>` copies what the server needs into a folder: the content of the image.
 * `--prove` does it into a folder of its own, starts the server there, asks it for a page and removes it.
 */
const mega = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

function copy(files: readonly ServerFile[], folder: string): void {
  for (const { source, path } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(source, join(folder, path), { preserveTimestamps: true });
  }
}

/** Sizes by the part of the tree that a layer of the image would be. */
function sizes(files: readonly ServerFile[]): string {
  const parts = new Map<string, number>();
  for (const { path, bytes } of files) {
    const [first = '', second = '', , fourth = ''] = path.split('/');
    const part =
      first === 'node_modules'
        ? first
        : [first, second, ...(first === 'apps' ? ['dist', fourth] : [])].join('/');
    parts.set(part, (parts.get(part) ?? 0) + bytes);
  }
  return [...parts].map(([part, bytes]) => `${part} ${mega(bytes)}`).join(', ');
}

async function prove(files: readonly ServerFile[]): Promise<boolean> {
  const home = mkdtempSync(join(tmpdir(), 'skein-image-'));
  try {
    copy(files, join(home, 'app'));
    const start = performance.now();
    const server = await launch(
      ['--enable-source-maps', '--max-semi-space-size=8', join(home, 'app/apps/site/dist/server/main.js')],
      {
        SITE_ENV: 'production',
        SITE_ORIGIN: 'https://www.example.com',
        DATA_DIR: join(home, 'data'),
        LOG_LEVEL: 'warn',
      },
    );
    await server.ready;
    const startedMs = Math.round(performance.now() - start);
    const statuses: string[] = [];
    let ok = true;
    for (const path of [
      '/readyz',
      '/',
      '/intl/es',
      '/cities/austin',
      '/assets/art-hero-home/x/hero.svg?w=1',
      '/api/human-check',
    ]) {
      const answer = await fetch(server.origin + path);
      const expected = path.startsWith('/assets') ? answer.status < 500 : answer.status === 200;
      ok &&= expected;
      statuses.push(`${path} ${answer.status}`);
    }
    const memory = Math.round(server.memoryMb());
    const code = await server.end();
    console.log(
      `started in ${startedMs} ms from these files alone, ${memory} MB; ${statuses.join(', ')}; exit ${code}`,
    );
    return ok && code === 0;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

const [argument] = process.argv.slice(2);
const files = serverFiles(ROOT);
const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
console.log(`${files.length} files, ${mega(bytes)}: ${sizes(files)}`);
if (argument === '--prove') process.exit((await prove(files)) ? 0 : 1);
if (argument !== undefined) copy(files, resolve(argument));

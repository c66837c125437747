import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { LIKE_PRODUCTION, serve } from '../commands/serve.ts';
import { ROOT } from '../commands/run.ts';
import { serverFiles, type ServerFile } from './server-files.ts';

/**
 * `npm run image:files -- <folder>` fills a folder for the container image with all files that the server
 * needs. `--prove` instead fills a temporary folder, starts the server there, requests pages, and removes the
 * folder.
 */
const mega = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

function copy(files: readonly ServerFile[], folder: string): void {
  for (const { source, path } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(source, join(folder, path), { preserveTimestamps: true });
  }
}

/** Returns a text with the size of each folder. Each folder becomes a layer of the image. */
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

const PAGES = ['/readyz', '/', '/intl/es', '/cities/austin', '/speed-test'];
/** The vendor's library for live previews. Only editors get it. */
const VENDOR_LIBRARY = '/preview-mode/live-preview/index.js';
/** The script of previews. Only editors get it. Without the package `idiomorph`, it is a short message. */
const EDITOR_SCRIPT = '/preview-mode/editor.js';
const PREVIEW_SECRET = randomBytes(16).toString('hex');

/** Commands of the image beside the server. Docker runs the first one as its health check. */
const COMMANDS = ['check-health.js', 'outbox.js'];

async function prove(files: readonly ServerFile[]): Promise<boolean> {
  using temporary = mkdtempDisposableSync(join(tmpdir(), 'skein-image-'));
  const home = join(temporary.path, 'app');
  copy(files, home);
  const start = performance.now();
  const built = (name: string) => join(home, 'apps/site/dist/server', name);
  const dataDir = join(temporary.path, 'data');
  const server = await serve([built('main.js')], {
    ...LIKE_PRODUCTION,
    DATA_DIR: dataDir,
    PREVIEW_SECRET,
  });
  const startedMs = Math.round(performance.now() - start);
  const entered = await fetch(`${server.origin}/preview-mode?secret=${PREVIEW_SECRET}&path=/`, {
    redirect: 'manual',
  });
  const cookie = entered.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
  const headers = { cookie: cookie.join('; ') };
  const asEditor = (path: string) => fetch(server.origin + path, { headers });
  const statusOf = async (path: string) =>
    (await (path === VENDOR_LIBRARY ? asEditor(path) : fetch(server.origin + path))).status;
  const hasMorphing = (await (await asEditor(EDITOR_SCRIPT)).text()).includes('Idiomorph');
  const html = await (await fetch(server.origin)).text();
  const picture = /\/assets\/[^"]*\.jpg[^" ]*|\/assets\/[^"]*fm=jpg/.exec(html)?.[0] ?? '/no-picture';
  const answers = await Promise.all(
    [...PAGES, VENDOR_LIBRARY, picture.replaceAll('&amp;', '&')].map(
      async (path) => [path, await statusOf(path)] as const,
    ),
  );
  const memory = Math.round(server.memoryMb());
  const env = { ...process.env, PORT: String(server.port), DATA_DIR: dataDir };
  const commands = COMMANDS.map((name) => [
    name,
    spawnSync(process.execPath, [built(name)], { env, stdio: 'inherit' }).status,
  ]);
  const code = await server.end();
  console.log(`started in ${startedMs} ms from these files alone, ${memory} MB, ended with ${code}`);
  for (const [path, status] of answers) console.log(`${status} ${path}`);
  console.log(`${EDITOR_SCRIPT} ${hasMorphing ? 'has' : 'lacks'} idiomorph`);
  for (const [name, status] of commands) console.log(`${name} ended with ${status}`);
  return (
    code === 0 &&
    hasMorphing &&
    commands.every(([, status]) => status === 0) &&
    answers.every(([, status]) => status === 200)
  );
}

const [argument] = process.argv.slice(2);
const files = serverFiles(ROOT);
const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
console.log(`${files.length} files, ${mega(bytes)}: ${sizes(files)}`);
if (argument === '--prove') process.exit((await prove(files)) ? 0 : 1);
if (argument !== undefined) copy(files, resolve(argument));

import { spawn } from 'node:child_process';
import { cpSync, lstatSync, mkdtempDisposableSync, readdirSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../libs/free-port.ts';
import { ROOT } from '../commands/run.ts';
import { execute, STRANGER, untilSays } from './stranger.ts';

type ShownPage = readonly [path: string, lang: string, ...words: string[]];

const NEW_SITE: readonly ShownPage[] = [
  ['/', 'en-US', 'Windlass Fiber', 'A line that holds.'],
  ['/intl/es', 'es-US', 'Windlass Fiber', 'Una línea que aguanta.'],
];
const README_SITE: readonly ShownPage[] = [
  ['/', 'en-US', 'Harbor Fiber', 'A film in no time', '<skein-island'],
  ['/es', 'es-US', 'Una película al instante', 'Menú'],
  ['/de', 'de-DE', 'Ein Film im Nu', 'Tarife', 'Schließen'],
  ['/de/plans', 'de-DE', 'Ein Spiel bis mittags'],
];
/** Longest time from `npm start` to the first page, including the build, in seconds. */
const START_LIMIT_S = 30;
/** Largest size of the packages that a new site needs in production, MB. */
const PRODUCTION_LIMIT_MB = 150;
export const INSTALL = 'npm install --strict-peer-deps --prefer-offline --no-audit --no-fund';

async function checkPage(origin: string, [path, lang, ...words]: ShownPage): Promise<void> {
  const answer = await fetch(origin + path);
  const html = await answer.text();
  const missing = [`lang="${lang}"`, ...words].filter((one) => !html.includes(one));
  if (answer.status !== 200 || missing.length > 0)
    throw new Error(`${path} of the new site answered ${answer.status}, without ${missing.join(', ')}`);
}

async function checkStarted(
  site: string,
  pages: readonly ShownPage[],
  line: readonly [string, ...string[]] = ['npm', 'start'],
): Promise<void> {
  const port = await freePort();
  const begun = performance.now();
  const [command, ...args] = line;
  const child = spawn(command, args, {
    cwd: site,
    env: { ...STRANGER, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  try {
    await untilSays(child, 'http://');
    for (const page of pages) await checkPage(`http://localhost:${port}`, page);
    const seconds = (performance.now() - begun) / 1000;
    console.log(`new site: its pages answer ${seconds.toFixed(1)} s after ${line.join(' ')}`);
    if (seconds > START_LIMIT_S) throw new Error(`The limit is ${START_LIMIT_S} s`);
  } finally {
    // Ends the process and all processes that it has started.
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
  }
}

/** Removes the packages that only the build needs, and starts the built site without them. */
async function checkProduction(site: string, asked: Asked): Promise<void> {
  await execute(site, 'npm prune --omit=dev --no-audit --no-fund', asked);
  const packages = join(site, 'node_modules');
  const bytes = readdirSync(packages, { recursive: true, encoding: 'utf8' })
    .map((file) => lstatSync(join(packages, file)).size)
    .reduce((sum, size) => sum + size, 0);
  const megabytes = Math.round(bytes / 1e6);
  console.log(`new site: ${megabytes} MB of packages in production`);
  if (megabytes > PRODUCTION_LIMIT_MB) throw new Error(`The limit is ${PRODUCTION_LIMIT_MB} MB`);
  await checkStarted(site, NEW_SITE, [process.execPath, 'dist/server/main.js']);
  await execute(site, 'node dist/server/outbox.js');
}

/** Environment variables that set npm's registry. */
export type Asked = Readonly<Record<string, string>>;

/**
 * Runs `npm create skein` with an empty npm cache. The version number is the same for every build, so npm could
 * use an older build from its cache.
 */
const writeSite = (folder: string, asked: Asked): Promise<void> =>
  execute(folder, 'npm create --yes skein my-isp', { ...asked, npm_config_cache: join(folder, '.npm') });

/** Runs `npm create skein`, and then all commands of the new site's README. */
async function checkCreated(folder: string, asked: Asked): Promise<void> {
  const site = join(folder, 'my-isp');
  console.log('new site: npm create skein, npm install');
  await writeSite(folder, asked);
  await execute(site, INSTALL, asked);
  // Fails if the lock file lacks a package.
  await execute(site, 'npm ci --dry-run --no-audit --no-fund', asked);
  console.log('new site: npm start');
  await checkStarted(site, NEW_SITE);
  console.log('new site: npm test, and its stories');
  await execute(site, 'npm test');
  await execute(site, 'npx --no-install storybook build --quiet');
  console.log('new site: its commands, and a production install');
  for (const command of [
    'types',
    'types --unused',
    'update --model',
    'outbox',
    'rename Windlass Harbor --dry-run',
    'language fr-FR Français',
  ])
    await execute(site, `npx --no-install skein ${command}`);
  console.log('new site: npm test with a language in the making');
  await execute(site, 'npm test');
  await checkProduction(site, asked);
}

/** Checks a handwritten site. The site consists of the files in the README of `@skein/host`. */
async function checkByReadme(folder: string, asked: Asked): Promise<void> {
  const site = join(folder, 'by-hand');
  console.log('site by README: npm install, types, npm start');
  cpSync(join(ROOT, 'tools/packages/consumers/host'), site, { recursive: true });
  // In this workspace the file has another name, so that npm does not treat the template as a project.
  renameSync(join(site, 'manifest.json'), join(site, 'package.json'));
  cpSync(join(ROOT, 'libs/create-skein/template/public'), join(site, 'public'), { recursive: true });
  await execute(site, INSTALL, asked);
  await execute(site, 'npx --no-install tsc -p . --pretty false');
  await checkStarted(site, README_SITE);
  console.log('site by README: as files');
  await execute(site, 'node dist/server/export.js');
}

/**
 * Checks two new sites with packages from a registry. `npm create skein` writes one site; the README of
 * `@skein/host` contains the files of the other site.
 */
export async function checkNewSite(asked: Asked): Promise<void> {
  // Use a different folder, because npm would take the command from the unpacked packages in a parent folder.
  using folder = mkdtempDisposableSync(join(tmpdir(), 'skein-new-site-'));
  await checkCreated(folder.path, asked);
  await checkByReadme(folder.path, asked);
}

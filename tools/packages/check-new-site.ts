import { spawn } from 'node:child_process';
import { cpSync, mkdtempDisposableSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../libs/free-port.ts';
import { ROOT } from '../commands/run.ts';
import { execute, STRANGER, untilSays } from './stranger.ts';

/** A page of a site, and words that it must contain. */
type ShownPage = readonly [path: string, lang: string, ...words: string[]];

const NEW_SITE: readonly ShownPage[] = [
  ['/', 'en-US', 'Windlass Fiber', 'A line that holds.'],
  ['/intl/es', 'es-US', 'Windlass Fiber', 'Una línea que aguanta.'],
];
/** The pages that the README of the host shows. */
const README_SITE: readonly ShownPage[] = [
  ['/', 'en-US', 'Harbor Fiber', 'A film in no time', '<skein-island'],
  ['/es', 'es-US', 'Una película al instante', 'Menú'],
  ['/de', 'de-DE', 'Ein Film im Nu', 'Tarife', 'Schließen'],
  ['/de/plans', 'de-DE', 'Ein Spiel bis mittags'],
];
/** Longest time from `npm start` after an install to the first page, including the build, seconds. */
const START_LIMIT_S = 30;
export const INSTALL = 'npm install --strict-peer-deps --prefer-offline --no-audit --no-fund';

async function checkPage(origin: string, [path, lang, ...words]: ShownPage): Promise<void> {
  const answer = await fetch(origin + path);
  const html = await answer.text();
  const missing = [`lang="${lang}"`, ...words].filter((one) => !html.includes(one));
  if (answer.status !== 200 || missing.length > 0)
    throw new Error(`${path} of the new site answered ${answer.status}, without ${missing.join(', ')}`);
}

/** Starts a site as its operator would, and checks its pages. */
async function checkStarted(site: string, pages: readonly ShownPage[]): Promise<void> {
  const port = await freePort();
  const begun = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: site,
    env: { ...STRANGER, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  try {
    await untilSays(child, 'http://');
    for (const page of pages) await checkPage(`http://localhost:${port}`, page);
    const seconds = (performance.now() - begun) / 1000;
    console.log(`new site: its pages answer ${seconds.toFixed(1)} s after npm start`);
    if (seconds > START_LIMIT_S) throw new Error(`The limit is ${START_LIMIT_S} s`);
  } finally {
    // npm, and what it has started.
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
  }
}

/** Environment variables with the registry from which npm installs packages. */
export type Asked = Readonly<Record<string, string>>;

/**
 * Runs `npm create skein` with an empty npm cache: npm would reuse a cached command of the same version, and
 * our version stays the same from build to build.
 */
const writeSite = (folder: string, asked: Asked): Promise<void> =>
  execute(folder, 'npm create --yes skein my-isp', { ...asked, npm_config_cache: join(folder, '.npm') });

/** Runs `npm create skein`, and all commands that its README lists after it. */
async function checkCreated(folder: string, asked: Asked): Promise<void> {
  const site = join(folder, 'my-isp');
  console.log('new site: npm create skein, npm install');
  await writeSite(folder, asked);
  await execute(site, INSTALL, asked);
  console.log('new site: npm start');
  await checkStarted(site, NEW_SITE);
  console.log('new site: npm test, and its stories');
  await execute(site, 'npm test');
  await execute(site, 'npx --no-install storybook build --quiet');
}

/** Checks a site that is written by hand, file by file, as in the README of the host. */
async function checkByReadme(folder: string, asked: Asked): Promise<void> {
  const site = join(folder, 'by-hand');
  console.log('site by README: npm install, types, npm start');
  cpSync(join(ROOT, 'tools/packages/consumers/host'), site, { recursive: true });
  // Under its own name it would make the template a project of this workspace.
  renameSync(join(site, 'manifest.json'), join(site, 'package.json'));
  cpSync(join(ROOT, 'libs/create-skein/template/public'), join(site, 'public'), { recursive: true });
  await execute(site, INSTALL, asked);
  await execute(site, 'npx --no-install tsc -p . --pretty false');
  await checkStarted(site, README_SITE);
  console.log('site by README: as files');
  await execute(site, 'node dist/server/export.js');
}

/**
 * Checks new sites from a registry: the one that `npm create skein` writes, and the one that the README of the
 * host describes.
 */
export async function checkNewSite(asked: Asked): Promise<void> {
  // Not below the unpacked packages: npm would take the command from there.
  using folder = mkdtempDisposableSync(join(tmpdir(), 'skein-new-site-'));
  await checkCreated(folder.path, asked);
  await checkByReadme(folder.path, asked);
}

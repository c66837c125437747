import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Name of the headless Chromium. It opens a page in half the time of the full browser. */
const SHELL = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

function installed(names: readonly string[]): string | undefined {
  const inPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...inPath, ...PLACES].find((file) => existsSync(file));
}

/**
 * Returns the path of a full Chromium, or undefined if none is installed. Only a full Chromium has features
 * such as the back/forward cache.
 */
export function findWholeChromium(): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  return given === undefined || given.includes('headless') ? installed(WHOLE) : given;
}

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout: 10 * 60_000 }).status === 0;

function bySystem(): boolean {
  if (existsSync('/usr/bin/apt-get')) {
    const apt = process.getuid?.() === 0 ? 'apt-get -qq' : 'sudo -n apt-get -qq';
    return run('sh', '-c', `${apt} update && ${apt} install -y chromium-headless-shell fonts-liberation`);
  }
  return (
    existsSync('/opt/homebrew/bin/brew') && run('/opt/homebrew/bin/brew', 'install', '--cask', 'chromium')
  );
}

/**
 * Returns the path of a Chromium for tests, and how it was found. Installs a Chromium if necessary.
 * @throws if the installation fails
 */
export function findChromium(): { readonly path: string; readonly how: string } {
  const given = process.env['CHROMIUM_PATH'];
  if (given !== undefined && given !== '') {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, and there is no such file`);
    return { path: given, how: 'named by CHROMIUM_PATH' };
  }
  const own = chromium.executablePath();
  if (existsSync(own)) return { path: own, how: 'installed by Playwright' };
  const there = installed([SHELL, ...WHOLE]);
  if (there !== undefined) return { path: there, how: 'installed on this machine' };
  console.log('No Chromium found. Trying: playwright install chromium');
  const playwright = join(import.meta.dirname, '../../node_modules/playwright/cli.js');
  if (run(process.execPath, playwright, 'install', 'chromium') && existsSync(own))
    return { path: own, how: 'just installed by Playwright' };
  console.log('Playwright could not fetch one. Trying the package manager of this system');
  const fetched = bySystem() ? installed([SHELL, ...WHOLE]) : undefined;
  if (fetched !== undefined) return { path: fetched, how: 'just installed by the package manager' };
  throw new Error(
    'The browser tests need Chromium or Chrome. Install one, or name it: CHROMIUM_PATH=/path/to/chrome npm test',
  );
}

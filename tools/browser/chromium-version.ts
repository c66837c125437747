import { execFileSync } from 'node:child_process';
import { findChromium } from './find-chromium.ts';

/** What the browser of the tests says it is; another behind the same path says something else. */
export const chromiumVersion = (): string =>
  execFileSync(findChromium().path, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

import { findChromium, findWholeChromium } from '../browser/find-chromium.ts';
import { run } from './run.ts';

const CONFIG = ['--config', 'apps/site-e2e/playwright.config.ts'];

/** Runs browser tests of what has been built; the words go to Playwright. Resolves to whether all pass. */
export async function runJourneys(
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const { path } = findChromium();
  const whole = findWholeChromium();
  const { ok } = await run('npx', ['--no-install', 'playwright', 'test', ...CONFIG, ...words], {
    env: {
      ...env,
      CHROMIUM_PATH: path,
      ...(whole !== undefined && { WHOLE_CHROMIUM_PATH: whole }),
      // Tests share their tables with the libraries, as sources.
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --conditions=@skein/source`,
    },
  });
  return ok;
}

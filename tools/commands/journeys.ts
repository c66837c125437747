import { findChromium, findWholeChromium } from '../browser/find-chromium.ts';
import { run } from './run.ts';

/**
 * Runs browser tests of the built site; further words go to Playwright. `npm run e2e` builds first. The level
 * is `ci` unless the environment sets it.
 */
const config = ['--config', 'apps/site-e2e/playwright.config.ts'];
const whole = findWholeChromium();
const { ok } = await run('npx', ['--no-install', 'playwright', 'test', ...config, ...process.argv.slice(2)], {
  env: {
    CHROMIUM_PATH: findChromium().path,
    TEST_LEVEL: process.env['TEST_LEVEL'] ?? 'ci',
    ...(whole !== undefined && { WHOLE_CHROMIUM_PATH: whole }),
    // Tests share their tables with the libraries, as sources.
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --conditions=@skein/source`,
  },
});
process.exit(ok ? 0 : 1);

import { findChromium, findWholeChromium } from '../browser/find-chromium.ts';
import { run } from './run.ts';

/**
 * Runs browser tests of the built site. Build the site first, or use `npm run e2e`, which builds it. Arguments go to
 * Playwright. The default test level is `ci`.
 */
const config = ['--config', 'apps/site-e2e/playwright.config.ts'];
const whole = findWholeChromium();
const { ok } = await run('npx', ['--no-install', 'playwright', 'test', ...config, ...process.argv.slice(2)], {
  env: {
    CHROMIUM_PATH: findChromium().path,
    TEST_LEVEL: process.env['TEST_LEVEL'] ?? 'ci',
    ...(whole !== undefined && { WHOLE_CHROMIUM_PATH: whole }),
    // Tests import test data from the sources of the libraries.
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --conditions=@skein/source`,
  },
});
process.exit(ok ? 0 : 1);

import { chromiumVersion } from '../browser/chromium-version.ts';
import { findChromium } from '../browser/find-chromium.ts';
import { run } from './run.ts';

/** Browser tests of what has been built; words go to Playwright. `npm run e2e` builds first. */
const { path } = findChromium();
const tested = await run(
  'npx',
  [
    '--no-install',
    'playwright',
    'test',
    '--config',
    'apps/site-e2e/playwright.config.ts',
    ...process.argv.slice(2),
  ],
  {
    env: {
      CHROMIUM_PATH: path,
      CHROMIUM_VERSION: chromiumVersion(),
      // Tests share their tables with the libraries, as sources.
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --conditions=@skein/source`,
    },
  },
);
process.exit(tested.ok ? 0 : 1);

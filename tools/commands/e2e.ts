import { findChromium } from '../browser/find-chromium.ts';
import { nx, run } from './run.ts';

/** `npm run e2e`: the built site and the islands' test page in a real browser. Further words go to Playwright. */
const { path } = findChromium();
const built = await nx(
  'run-many',
  '-t',
  'build',
  'islands',
  '--projects=@skein/site,@skein/site-e2e',
  '--outputStyle=static',
);
if (!built.ok) process.exit(1);
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
    CHROMIUM_PATH: path,
    // Tests share their tables with the libraries, as sources.
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --conditions=@skein/source`,
  },
);
process.exit(tested.ok ? 0 : 1);

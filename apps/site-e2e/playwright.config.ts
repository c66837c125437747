import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { afterQuick, PATIENCE_MS, testLevel, WAIT_MS } from '../../libs/test-level.ts';

const notAtCi = afterQuick ? /@full|@quick/ : /@full/;
/** At the level `ci`, only the phone project tests Spanish pages. */
const notOnLaptopAtCi = new RegExp(`${notAtCi.source}|/intl/es`);
/** Tags of the tests that each project runs at the current level. */
const chosen = {
  quick: { phone: { grep: /@quick/ }, laptop: { grep: /(?=.*@laptop).*@quick/ } },
  ci: { phone: { grepInvert: notAtCi }, laptop: { grep: /@laptop/, grepInvert: notOnLaptopAtCi } },
  full: { phone: {}, laptop: { grepInvert: /@phone/ } },
}[testLevel];
/** Nightly runs also use Firefox and WebKit. Firefox cannot emulate a phone, so add `--project=laptop`. */
const browserName =
  process.env['BROWSER'] === 'firefox' || process.env['BROWSER'] === 'webkit'
    ? process.env['BROWSER']
    : 'chromium';
const executablePath = process.env['CHROMIUM_PATH'];
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const laptop = { viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: 'src',
  globalSetup: './src/one-site.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes only at the second try is reported as flaky.
  retries: 1,
  // Tests often wait for the page, so one more than there are cores keeps all cores busy.
  workers: availableParallelism() + 1,
  timeout: PATIENCE_MS,
  expect: { timeout: WAIT_MS, toPass: { timeout: WAIT_MS } },
  // Nx cuts off the end of a long output, with the failures. Use `--reporter=list` for a list of all tests.
  reporter: [['dot'], ['./src/written.reporter.ts']],
  use: {
    browserName,
    // Recording traces takes a third of the total time, so it is off by default. Set TRACE=1 to search for a
    // failure.
    trace: process.env['TRACE'] === '1' ? 'retain-on-failure' : 'off',
    reducedMotion: 'reduce',
    actionTimeout: WAIT_MS,
    navigationTimeout: WAIT_MS,
    ...(browserName === 'chromium' && {
      launchOptions: {
        ...(executablePath !== undefined && { executablePath }),
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--disable-background-networking',
          '--disable-component-update',
        ],
      },
    }),
  },
  projects: [
    { name: 'phone', use: phone, testIgnore: '**/*.server.spec.ts', ...chosen.phone },
    { name: 'laptop', use: laptop, testIgnore: '**/*.server.spec.ts', ...chosen.laptop },
    { name: 'server', testMatch: '**/*.server.spec.ts', ...chosen.phone },
  ],
});

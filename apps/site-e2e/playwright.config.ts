import { defineConfig } from '@playwright/test';
import { afterQuick, PATIENCE_MS, testLevel, WAIT_MS } from '../../libs/test-level.ts';

const notAtCi = afterQuick ? /@full|@quick/ : /@full/;
/** What a phone has shown in Spanish, the laptop shows again in the full run only. */
const notOnLaptopAtCi = new RegExp(`${notAtCi.source}|/intl/es`);
/** Of each level: the tests that run, and those that do not. The laptop runs its own of them. */
const chosen = {
  quick: { phone: { grep: /@quick/ }, laptop: { grep: /(?=.*@laptop).*@quick/ } },
  ci: { phone: { grepInvert: notAtCi }, laptop: { grep: /@laptop/, grepInvert: notOnLaptopAtCi } },
  full: { phone: {}, laptop: { grepInvert: /@phone/ } },
}[testLevel];
/** The nightly run also asks the other engines. Firefox cannot act as a phone: there, ask for `--project=laptop`. */
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
  // A test that passes only the second time is named as flaky, and fixed.
  retries: 1,
  workers: 2,
  timeout: PATIENCE_MS,
  expect: { timeout: WAIT_MS, toPass: { timeout: WAIT_MS } },
  // Nx loses the end of a long output, and with it what failed: the list of all tests is for `--reporter=list`.
  reporter: [['dot'], ['./src/written.reporter.ts']],
  use: {
    browserName,
    // A trace of every step costs a third of the time of all journeys: whoever looks for a failure asks for it.
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

import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { PATIENCE_MS, WAIT_MS } from '../../libs/test-level.ts';
import { findChromium } from '../browser/find-chromium.ts';
import { ROOT } from '../commands/run.ts';

/** Folder for pictures, differences and the report. */
const OUT = join(ROOT, process.env['PICTURES'] ?? 'dist/visual');

/** Playwright settings for pictures that are the same on every machine. `npm run packages` also uses them. */
export default defineConfig({
  testDir: join(ROOT, 'tools'),
  testMatch: '*.spec.ts',
  outputDir: join(OUT, 'results'),
  snapshotPathTemplate: join(OUT, 'pictures/{arg}{ext}'),
  fullyParallel: true,
  workers: 2,
  // A difference that does not repeat is a matter of timing.
  retries: 1,
  timeout: PATIENCE_MS,
  expect: {
    timeout: WAIT_MS,
    toHaveScreenshot: {
      // Both pictures come from the same browser. The default would miss a small change of a background color.
      threshold: 0.02,
      stylePath: join(import.meta.dirname, 'still.css'),
    },
  },
  reporter: [['list'], ['html', { outputFolder: join(OUT, 'report'), open: 'never' }]],
  use: {
    browserName: 'chromium',
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'UTC',
    // Let the check add a style sheet that stops all motion.
    bypassCSP: true,
    launchOptions: {
      executablePath: findChromium().path,
      // The last argument is for maps, which need WebGL without a graphics card.
      args: ['--no-sandbox', '--disable-gpu', '--disable-partial-raster', '--enable-unsafe-swiftshader'],
    },
  },
});

import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { PATIENCE_MS, WAIT_MS } from '../../libs/test-level.ts';
import { findChromium } from '../browser/find-chromium.ts';
import { ROOT } from '../commands/run.ts';

/** Folder for pictures, their differences and the report. */
const OUT = join(ROOT, process.env['PICTURES'] ?? 'dist/visual');

/**
 * Opens what is built in a browser that draws the same on every machine: `tools/visual`, `npm run packages`.
 */
export default defineConfig({
  testDir: join(ROOT, 'tools'),
  testMatch: '*.spec.ts',
  outputDir: join(OUT, 'results'),
  snapshotPathTemplate: join(OUT, 'pictures/{arg}{ext}'),
  fullyParallel: true,
  workers: 2,
  // What differs only once was a matter of timing.
  retries: 1,
  timeout: PATIENCE_MS,
  expect: {
    timeout: WAIT_MS,
    toHaveScreenshot: {
      // Both pictures come from one browser on one machine; the default lets a new shade of a background pass.
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
    // The style that stops all motion is no part of the page.
    bypassCSP: true,
    launchOptions: {
      executablePath: findChromium().path,
      // The last one draws maps without a graphics card.
      args: ['--no-sandbox', '--disable-gpu', '--disable-partial-raster', '--enable-unsafe-swiftshader'],
    },
  },
});

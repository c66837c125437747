import { chromium, type Browser } from 'playwright';
import { findChromium } from '../browser/find-chromium.ts';

/** The browser of the workspace, drawing alike wherever it runs. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium().path,
    args: ['--no-sandbox', '--disable-gpu', '--disable-partial-raster'],
  });

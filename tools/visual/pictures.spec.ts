import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { openPage, openStory, untilLoaded } from './open.ts';
import type { Shots } from './visual.ts';

const shots: Shots = JSON.parse(readFileSync(process.env['SHOTS'] ?? '', 'utf8'));
const { origin, viewports } = shots;

for (const { name, path, file } of shots.of)
  for (const width of viewports)
    test(`${name} at ${width} px`, async ({ page }) => {
      await (path.startsWith('/iframe.html') ? openStory : openPage)(page, origin + path, width);
      await untilLoaded(page);
      await expect(page).toHaveScreenshot(`${file}-${width}.png`, { fullPage: true });
    });

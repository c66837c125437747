import { gzipSync } from 'node:zlib';
import { bootScriptOf } from '../boot-script.ts';
import { watchShifts } from '../layout-shifts.ts';
import { expect, test } from '../site.fixture.ts';
import { carouselIn, openCarousel } from './carousel-on-page.ts';

test('needs no React, and moves nothing when it wakes', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const shifted = await watchShifts(page);
  await openCarousel(page, '/community', 'community-stories');
  await expect(carouselIn(page, 'community-stories').root).toHaveAttribute('data-state', /./);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => /runtime|react/.test(path))).toEqual([]);
  expect(await shifted()).toBe(0);
});

/**
 * Size limit of the script, bytes. It includes 0.4 KB that read the visitor's consent before any measurement,
 * and 0.1 KB that show that a press waits for its script.
 */
const MOST_SCRIPT_BYTES = 14.25 * 1024;

for (const [path, moving] of [
  ['/', '[data-analytics-id="home-voices"] [data-carousel]'],
  ['/labs', 'video'],
  ['/gaming', 'video'],
] as const)
  test(`${path} moves with no more than 14.25 KB of script in all, gzip, and without React`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const scripts = new Map<string, Promise<number>>();
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      const bytes = response.body().then((body) => gzipSync(body, { level: 9 }).length);
      scripts.set(new URL(response.url()).pathname, bytes);
    });
    await page.goto(path);
    const plays = page.locator(moving).first();
    await plays.scrollIntoViewIfNeeded();
    if (moving === 'video') await expect.poll(() => plays.evaluate(isPlaying)).toBe(true);
    else await expect(plays).toHaveAttribute('data-state', 'playing');
    await page.evaluate(scrollThrough);
    await expect(page.locator('[data-carousel]:not([data-state])')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const boot = bootScriptOf(await page.content());
    const bytes = [gzipSync(boot, { level: 9 }).length, ...(await Promise.all(scripts.values()))];
    const sum = bytes.reduce((all, one) => all + one, 0);
    test.info().annotations.push({ type: 'script', description: `${path} ${sum} bytes` });
    expect(sum).toBeGreaterThan(1000);
    expect(sum).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
    expect([...scripts.keys()].filter((script) => /runtime|react/i.test(script))).toEqual([]);
  });

const isPlaying = (film: Element) => film instanceof HTMLVideoElement && !film.paused;

/** Scrolls to the end of the page, half a window at a time, and waits so that parts can start. Runs in the page. */
async function scrollThrough(): Promise<void> {
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
    scrollTo({ top: y, behavior: 'instant' });
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  }
}

import { gzipSync } from 'node:zlib';
import { expect, test } from '../site.fixture.ts';
import { CAROUSEL_SCRIPT, carouselIn, openCarousel, swipeLeft } from './carousel-on-page.ts';

const FEATURES = '[data-analytics-id="internet-features"] [data-carousel]';
const CITIES = '[data-carousel]:has(> [aria-label="Cities by state"])';

test.describe('a carousel of testimonials', () => {
  test('@laptop is moved by arrows and dots, and keeps what is out of view out of reach', async ({
    page,
  }) => {
    const { root, front } = await openCarousel(page, '/', 'home-voices');
    // An odd number goes on by two.
    await root.getByRole('button', { name: 'Next' }).click();
    await expect.poll(front).toBe(2);
    await root.getByRole('button', { name: 'Go to slide 5' }).click();
    await expect.poll(front).toBe(4);
    const slides = root.locator('[data-slide]');
    await expect(slides.first()).toHaveJSProperty('inert', true);
    await expect(slides.last()).toHaveJSProperty('inert', false);
    await root.getByRole('button', { name: 'Previous' }).click();
    await expect.poll(front).toBe(2);
  });

  test('@laptop is moved by the arrow keys of a keyboard', async ({ page }) => {
    const { root, track, front } = await openCarousel(page, '/', 'home-voices');
    await root.getByRole('button', { name: 'Next' }).focus();
    await page.keyboard.press('Tab');
    await expect(track).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(front).toBe(1);
  });

  test('follows a finger, a slide at a time', async ({ page }) => {
    const { track, front, scrolled } = await openCarousel(page, '/', 'home-voices');
    await swipeLeft(page, track, 300);
    await expect.poll(front).toBe(1);
    const one = await scrolled();
    await swipeLeft(page, track, 300);
    await expect.poll(front).toBe(2);
    await expect.poll(scrolled).toBeGreaterThan(one + 200);
  });

  test('is read by a finger or a keyboard without script', async ({ browser, site }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto(site.origin);
    const { root, track } = carouselIn(page, 'home-voices');
    await track.scrollIntoViewIfNeeded();
    await expect(root.getByRole('button')).toHaveCount(0);
    await track.focus();
    await page.keyboard.press('ArrowRight');
    await expect(root.locator('[data-slide]').nth(1)).toBeInViewport({ ratio: 0.8 });
    await context.close();
  });

  test('works after Back, from where it is', async ({ page }) => {
    await openCarousel(page, '/', 'home-voices');
    await page.goto('/about');
    await page.goBack();
    const { root, track, front } = carouselIn(page, 'home-voices');
    await track.scrollIntoViewIfNeeded();
    await expect(root).toHaveAttribute('data-state', /./);
    const before = await front();
    await root.getByRole('button', { name: 'Next' }).click();
    await expect.poll(front).toBe((before + 2) % 5);
  });
});

test('in forced colors the dot of the slide at the front differs from the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const { root } = await openCarousel(page, '/', 'home-voices');
  const [front, ...others] = await root
    .locator('[data-dot]')
    .evaluateAll((dots) => dots.map((dot) => getComputedStyle(dot, '::before').backgroundColor));
  expect(others).toHaveLength(4);
  expect(others).not.toContain(front);
});

/** Of these, the browser keeps some 15 px before it takes a finger for one that scrolls. */
for (const [what, path, selector, px, slide] of [
  ['36 px of features give way, which do so from 5 px on', '/product/internet', FEATURES, 36, 1],
  ['48 px of the city list come back, which stays up to 50 px', '/community', CITIES, 48, 0],
  ['96 px of the city list give way', '/community', CITIES, 96, 1],
] as const)
  test(`where a finger lets go after a little way: ${what}`, async ({ page }) => {
    await page.goto(path);
    const root = page.locator(selector);
    const track = root.locator('[data-track]');
    await track.scrollIntoViewIfNeeded();
    await expect(root).toHaveAttribute('data-state', /./);
    const places = await track.evaluate((element) => {
      const { scrollPaddingInlineStart } = getComputedStyle(element);
      const most = element.scrollWidth - element.clientWidth;
      return [...element.children].map((one) => {
        const { offsetLeft, offsetWidth } = one as HTMLElement;
        const middle = offsetLeft - (element.clientWidth - offsetWidth) / 2;
        const start = offsetLeft - (parseFloat(scrollPaddingInlineStart) || 0);
        const wanted = getComputedStyle(one).scrollSnapAlign === 'center' ? middle : start;
        return Math.min(most, Math.max(0, wanted));
      });
    });
    const moved = track.evaluate(
      (element) => new Promise<void>((resolve) => element.addEventListener('scroll', () => resolve())),
    );
    await swipeLeft(page, track, px);
    await moved;
    await expect
      .poll(() => track.evaluate((element) => element.scrollLeft))
      .toBeCloseTo(places[slide] ?? Number.NaN, -0.5);
  });

test.describe('what moves by itself', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('@laptop goes on every 8 seconds until its button stops it, and while nobody points at it', async ({
    page,
  }) => {
    await page.clock.install();
    const { root, track, front } = await openCarousel(page, '/', 'home-voices');
    await page.mouse.move(0, 0);
    await expect(root).toHaveAttribute('data-state', 'playing');
    await expect(track).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(9000);
    await expect.poll(front).toBe(2);

    await track.hover();
    await expect(root).toHaveAttribute('data-state', 'paused');
    await page.clock.runFor(20_000);
    expect(await front()).toBe(2);

    await page.mouse.move(0, 0);
    await expect(root).toHaveAttribute('data-state', 'playing');
    await root.getByRole('button', { name: 'Stop moving by itself' }).click();
    await page.mouse.move(0, 0);
    await expect(root).toHaveAttribute('data-state', 'paused');
    await page.clock.runFor(20_000);
    expect(await front()).toBe(2);
    await expect(root.getByRole('button', { name: 'Move by itself', exact: true })).toBeVisible();
  });

  test('@laptop begins where its top is above half the window, and stops for good when an item is picked', async ({
    page,
  }) => {
    await page.clock.install();
    const { root, front } = await openCarousel(page, '/about', 'about-steps');
    await root.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - innerHeight * 0.75));
    await expect(root).toHaveAttribute('data-state', 'paused');
    await root.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - innerHeight * 0.25));
    await expect(root).toHaveAttribute('data-state', 'playing');
    await page.clock.runFor(10_500);
    await expect.poll(front).toBe(1);
    await root.getByRole('link', { name: 'Friday' }).click();
    await expect.poll(front).toBe(4);
    await expect(root).toHaveAttribute('data-state', 'paused');
    await page.clock.runFor(40_000);
    expect(await front()).toBe(4);
  });
});

test('stands still for those who want no motion, and has nothing to stop', async ({ page }) => {
  const { root } = await openCarousel(page, '/', 'home-voices');
  await expect(root).toHaveAttribute('data-state', 'paused');
  await expect(root.getByRole('button', { name: 'Stop moving by itself' })).toHaveCount(0);
});

test('keeps what was picked before its script was there', async ({ page }) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(CAROUSEL_SCRIPT, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/about');
  const { root, front } = carouselIn(page, 'about-steps');
  const thursday = root.getByRole('link', { name: 'Thursday' });
  await thursday.click();
  await expect(root.locator('[data-slide]').nth(3)).toBeInViewport();
  release();
  await expect(root).toHaveAttribute('data-state', 'paused');
  await expect.poll(front).toBe(3);
  await expect(root).toHaveAttribute('data-wanted', 'false');
});

test('leads from its lines to its slides without script', async ({ browser, site }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(`${site.origin}/about`);
  const { root } = carouselIn(page, 'about-steps');
  await root.getByRole('link', { name: 'Friday' }).click();
  await expect(root.locator('[data-slide]').last()).toBeInViewport({ ratio: 0.5 });
  await context.close();
});

test('needs no React, and moves nothing when it wakes', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        document.documentElement.dataset['shift'] = String(
          Number(document.documentElement.dataset['shift'] ?? 0) +
            (entry as unknown as { value: number }).value,
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openCarousel(page, '/community', 'community-stories');
  await expect(carouselIn(page, 'community-stories').root).toHaveAttribute('data-state', /./);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => /runtime|react/.test(path))).toEqual([]);
  expect(await page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0))).toBe(0);
});

const MOST_SCRIPT_BYTES = 12 * 1024;

for (const [path, moving] of [
  ['/', '[data-analytics-id="home-voices"] [data-carousel]'],
  ['/labs', 'video'],
  ['/gaming', 'video'],
] as const)
  test(`${path} moves with no more than 12 KB of script in all, gzip, and without React`, async ({
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
    const bytes = await Promise.all(scripts.values());
    const sum = bytes.reduce((all, one) => all + one, 0);
    test.info().annotations.push({ type: 'script', description: `${path} ${sum} bytes` });
    expect(sum).toBeGreaterThan(1000);
    expect(sum).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
    expect([...scripts.keys()].filter((script) => /runtime|react/i.test(script))).toEqual([]);
  });

const isPlaying = (film: Element) => film instanceof HTMLVideoElement && !film.paused;

/** Runs in the page: down to its end, half a window at a time, with a frame or two for what wakes. */
async function scrollThrough(): Promise<void> {
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
    scrollTo({ top: y, behavior: 'instant' });
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  }
}

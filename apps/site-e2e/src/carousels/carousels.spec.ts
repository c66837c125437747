import { expect, test } from '../site.fixture.ts';
import { CAROUSEL_SCRIPT, carouselIn, openCarousel, swipeLeft } from './carousel-on-page.ts';

const FEATURES = '[data-analytics-id="internet-features"] [data-carousel]';
const CITIES = '[data-carousel]:has(> [aria-label="Cities by state"])';

test.describe('a carousel of testimonials', () => {
  test('@quick @laptop is moved by arrows and dots, and keeps what is out of view out of reach', async ({
    page,
  }) => {
    const { root, front } = await openCarousel(page, '/', 'home-voices');
    // With an odd number of slides, an arrow moves by two slides.
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
    await page.goto('/legal/terms');
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
  /**
   * Returns how many dots there are after the first one, and how many of them have the color of the first dot. The
   * colors change gradually, so the test polls.
   */
  const alike = () =>
    root.locator('[data-dot]').evaluateAll((dots) => {
      const [front, ...others] = dots.map((dot) => getComputedStyle(dot, '::before').backgroundColor);
      return [others.length, others.filter((color) => color === front).length];
    });
  await expect.poll(alike).toEqual([4, 0]);
});

/** Distances of swipes, px. A finger must move about 15 px before the browser starts to scroll. */
for (const [what, path, selector, px, slide] of [
  ['36 px of features give way, which do so from 5 px on', '/product/internet', FEATURES, 36, 1],
  ['48 px of the city list come back, which stays up to 50 px', '/community', CITIES, 48, 0],
  ['96 px of the city list give way', '/community', CITIES, 96, 1],
] as const)
  test(`where a finger lets go after a little way: ${what}`, { tag: '@phone' }, async ({ page }) => {
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
    await root.getByRole('button', { name: 'Pause slideshow' }).click();
    await page.mouse.move(0, 0);
    await expect(root).toHaveAttribute('data-state', 'paused');
    await page.clock.runFor(20_000);
    expect(await front()).toBe(2);
    await expect(root.getByRole('button', { name: 'Play slideshow', exact: true })).toBeVisible();
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
  await expect(root.getByRole('button', { name: 'Pause slideshow' })).toHaveCount(0);
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

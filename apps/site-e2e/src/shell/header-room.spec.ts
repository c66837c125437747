import type { Page } from '@playwright/test';
import { inSpanish } from '../pages.ts';
import { expect, test } from '../site.fixture.ts';

const signInAs = async (page: Page, account: string) => {
  await page.goto('/demo/accounts');
  await page.locator(`button[value=${account}]`).click();
  await page.waitForURL(/\/$/);
};

/** Hides the main part, so that the browser lays out header and footer at many widths quickly. */
const alone = (page: Page) =>
  page.evaluate(() => document.querySelector('main')?.toggleAttribute('hidden', true));

/** Returns the visible controls of the header, in order, as `[left, right, words]`. */
const parts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-shell-header] :is(a, summary, button)')]
      .filter(
        (part) =>
          !part.closest('dialog, details > :not(summary)') &&
          part.getAttribute('href') !== '#main' &&
          part.checkVisibility({ visibilityProperty: true }),
      )
      .map((part) => {
        const { left, right } = part.getBoundingClientRect();
        return [left, right, part.textContent || 'logo'] as const;
      })
      .sort(([a], [b]) => a - b),
  );

/**
 * Checks that the controls of the header do not overlap. Repeats the check, because a browser needs a moment
 * to lay out a resized window.
 */
const expectNoOverlap = (page: Page, where: string) =>
  expect(async () => {
    const row = await parts(page);
    row.forEach(([left, right, words], index) => {
      expect(left, `${words} ${where}`).toBeGreaterThanOrEqual(row[index - 1]?.[1] ?? 0);
      expect(right, `${words} ${where}`).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    });
  }).toPass();

for (const account of ['visitor', 'customer'])
  test(`to a ${account}, the header’s parts leave each other room on every telephone`, async ({ page }) => {
    await signInAs(page, account);
    for (const path of ['/', inSpanish('/')]) {
      await page.goto(path);
      if (account === 'customer') await expect(page.locator('skein-island#header[awake]')).toBeAttached();
      await alone(page);
      for (const size of ['', '200%']) {
        await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
        for (let width = 320; width <= 400; width += size === '' ? 4 : 16) {
          await page.setViewportSize({ width, height: 700 });
          await expectNoOverlap(page, `at ${width} px, ${path} ${size}`);
        }
      }
      await page.evaluate(() => (document.documentElement.style.fontSize = ''));
      await page.setViewportSize({ width: 360, height: 700 });
      // The button appears and disappears with a transition, so repeat the check.
      await expect
        .poll(async () => (await parts(page))[1]?.[2], 'the call to action on the commonest telephone')
        .toMatch(account === 'customer' ? /app/ : /Check availability|Ver cobertura/);
    }
  });

for (const path of ['/', inSpanish('/'), '/cities/austin', inSpanish('/cities/lasvegas')])
  test(`the bar of ${path} holds the links as soon as they fit`, async ({ page }) => {
    await page.goto(path);
    await alone(page);
    const nav = page.getByRole('banner').getByRole('navigation').first();
    let width = 1000;
    do await page.setViewportSize({ width: (width += 8), height: 800 });
    while (!(await nav.isVisible()) && width < 1600);
    expect(width).toBeLessThan(1600);
    await expectNoOverlap(page, `at ${width} px`);
    const { start, free } = await page.evaluate(() => {
      const box = document.querySelector('[data-shell-header] nav')?.getBoundingClientRect();
      const end = document.querySelector('[data-shell-header] > div > :last-child');
      const [account] = end?.children ?? [];
      const room = account?.getBoundingClientRect();
      return { start: box?.right ?? 0, free: (room?.left ?? 0) - (box?.right ?? 0) };
    });
    expect(start).toBeGreaterThan(0);
    expect(free).toBeGreaterThanOrEqual(0);
    // Less space is left than a short word needs, so the links appear at the smallest possible width.
    if (width > 1024) expect(free).toBeLessThan(56);
  });

for (const [account, start] of [
  ['customer', 'Maya'],
  ['long-name', 'Maximiliana'],
] as const)
  test(`the name of a ${account} is whole while there is room, and nothing overlaps`, async ({ page }) => {
    await signInAs(page, account);
    await page.goto('/');
    await expect(page.locator('skein-island#header[awake]')).toBeAttached();
    await alone(page);
    const name = page.locator('[data-shell-header] summary').getByText(start);
    const isWhole = () => name.evaluate((words) => words.scrollWidth <= words.clientWidth);
    for (const width of [1024, 1056, 1152, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoOverlap(page, `at ${width} px`);
      const free = await page.evaluate(() => {
        const slot = document.querySelector('[data-shell-header] [data-account]')?.getBoundingClientRect();
        const before = [...document.querySelectorAll('[data-shell-header] :is(nav, nav *, a)')]
          .filter((part) => part.checkVisibility() && !part.closest('dialog, details > :not(summary)'))
          .map((part) => part.getBoundingClientRect().right)
          .filter((right) => right <= (slot?.left ?? 0));
        return (slot?.left ?? 0) - Math.max(...before);
      });
      if (!(await isWhole())) expect(free, `free before a name that is cut, at ${width} px`).toBeLessThan(40);
    }
  });

test('@laptop one call to action at a time: header, sticky bar, dialog, form in view', async ({
  page,
  isMobile,
}) => {
  const header = page.locator('[data-header-check]');
  const sticky = page.getByRole('complementary', { name: 'Check availability' });
  await page.goto('/support');
  await expect(header).toBeVisible();
  await page.evaluate(() => scrollTo(0, 1500));
  if (isMobile) {
    await expect(sticky).toBeVisible();
    await expect(header).toBeHidden();
  }
  await page.evaluate(() => scrollTo(0, 0));
  await expect(header).toBeVisible();
  await header.getByRole('link').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(header).toHaveCSS('opacity', '0');
  await page.keyboard.press('Escape');
  await expect(header.getByRole('link')).toBeFocused();
  await page.goto('/check-address');
  await expect(page.getByRole('main').locator('form')).toBeInViewport();
  await expect(header).toBeHidden();
});

test('@laptop the bar closes up where its call to action gives way to a form', async ({ page, isMobile }) => {
  test.skip(isMobile, 'on small screens the account stands in the drawer');
  for (const path of ['/check-address', inSpanish('/check-address')]) {
    await page.goto(path);
    await expect(page.locator('[data-header-check]')).toBeHidden();
    const left = await page.evaluate(() => {
      const bar = document.querySelector('[data-shell-header] > div') as HTMLElement;
      const edge = bar.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(bar).paddingRight);
      const ends = [...bar.querySelectorAll(':scope > [data-print=none] a')]
        .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest('dialog'))
        .map((part) => part.getBoundingClientRect().right);
      return edge - Math.max(...ends);
    });
    expect(Math.abs(left), `room behind the last entry of ${path}`).toBeLessThan(16);
  }
});

test('a customer is offered the app everywhere, and nowhere the address check', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the sticky bar belongs to small screens');
  await signInAs(page, 'customer');
  await page.goto(inSpanish('/cities/lasvegas'));
  await expect(page.locator('skein-island#header[awake]')).toBeAttached();
  await expect(page.locator('[data-header-check]')).toHaveText('Descargar la app');
  await page.evaluate(() => scrollTo(0, 1500));
  const sticky = page.locator('aside[data-print=none]');
  await expect(sticky).toBeVisible();
  await expect(sticky.getByRole('link')).toHaveText(['Descargar la app']);
});

test('the footer fills its rows at every width', async ({ page }) => {
  for (const [path, step] of [
    ['/', 40],
    [inSpanish('/'), 160],
  ] as const) {
    await page.goto(path);
    await alone(page);
    for (let width = 320; width <= 2560; width += step) {
      await page.setViewportSize({ width, height: 800 });
      const { ends, over } = await page.evaluate(() => {
        const rows = new Map<number, number>();
        for (const column of document.querySelectorAll('footer nav > div')) {
          const { top, right } = column.getBoundingClientRect();
          rows.set(Math.round(top), Math.max(rows.get(Math.round(top)) ?? 0, Math.round(right)));
        }
        const { scrollWidth, clientWidth } = document.documentElement;
        return { ends: [...rows.values()], over: scrollWidth - clientWidth };
      });
      expect(new Set(ends).size, `rows of the footer at ${width} px end at ${ends.join(', ')}`).toBe(1);
      expect(over).toBeLessThanOrEqual(0);
    }
  }
});

for (const path of ['/about', inSpanish('/about')])
  test(`who jumps to the end of ${path} on a telephone has its last link above the call to action that comes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(path);
    const { scrolled, link } = await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      return {
        scrolled: scrollY,
        link: [...document.querySelectorAll('footer a')].at(-1)?.getBoundingClientRect().bottom,
      };
    });
    const bar = page.locator('footer ~ aside');
    await expect(bar).toBeVisible();
    // The page is longer while the bar moves up from below, so wait for the animation.
    await bar.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    expect((await bar.boundingBox())?.y).toBeGreaterThanOrEqual(link ?? Infinity);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(scrolled);
  });

test('@laptop the footer takes less than a screen of a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/', inSpanish('/')]) {
    await page.goto(path);
    const box = await page.locator('footer').boundingBox();
    expect(box?.height, path).toBeLessThanOrEqual(700);
  }
});

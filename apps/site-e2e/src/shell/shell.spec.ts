import { withoutBootScript } from '../boot-script.ts';
import { expect, test } from '../site.fixture.ts';

test('@quick @laptop nothing wakes for a visitor who only reads', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
});

test('@laptop a pointer that rests on the header of the next page is no interest in it, one that moves is', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a finger does not rest');
  const preloads = page.locator('link[rel=modulepreload]');
  await page.goto('/support/faq');
  const box = await page.getByRole('banner').boundingBox();
  const [x, y] = [(box?.x ?? 0) + 300, (box?.y ?? 0) + 20];
  await page.mouse.move(x, y);
  await expect(preloads).not.toHaveCount(0);
  await page.goto('/legal/terms', { waitUntil: 'networkidle' });
  await expect(preloads).toHaveCount(0);
  await page.mouse.move(x + 9, y, { steps: 3 });
  // The runtime, the header's script, and the scripts that it imports.
  await expect.poll(() => preloads.count()).toBeGreaterThan(3);
});

test('@laptop a call to action opens the address check, and closing gives the focus back', async ({
  page,
}) => {
  await page.goto('/');
  const opener = page.getByRole('main').locator('[data-action="open-address-check"]').first();
  await opener.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  const layer = await page.evaluate(() =>
    (globalThis as unknown as { dataLayer: { event: string; action?: string }[] }).dataLayer.map(
      (event) => event.action,
    ),
  );
  expect(layer).toEqual(expect.arrayContaining(['open', 'close']));
});

test('the hash opens the address check, on load and later', async ({ page }) => {
  await page.goto('/support#checkaddress');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.evaluate(() => (location.hash = '#checkaddress'));
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('@laptop a customer is greeted by name on a page that is shared by all', async ({ page, isMobile }) => {
  await page.goto('/demo/accounts');
  await page.locator('button[value=customer]').click();
  const response = await page.goto('/', { waitUntil: 'networkidle' });
  const banner = page.getByRole('banner').first();
  await expect(page.locator('skein-island#header[awake]')).toBeAttached();
  await expect(banner.locator('a[href^="/app"]').first()).toBeAttached();
  if (!isMobile) {
    await banner.getByText('Maya Okafor').first().click();
    const menu = ['Manage Account', 'Switch Account', 'Privacy', 'Sign Out'];
    for (const name of menu) await expect(banner.getByRole('link', { name }).first()).toBeVisible();
    await expect(banner.getByRole('link', { name: 'Manage Account' }).first()).toHaveAttribute(
      'target',
      '_blank',
    );
  }
  expect(withoutBootScript((await response?.text()) ?? '')).not.toMatch(/profile_photo_url|demo\/avatar/);
});

test('@quick the drawer opens, holds the focus, and closes on Escape', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the drawer belongs to small screens');
  await page.goto('/');
  const opener = page.getByRole('banner').getByRole('button', { name: /menu/i });
  await opener.click();
  // Looks inside the drawer, because the page behind it has such a link too, and shows it at once.
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: /support/i }).first()).toBeVisible();
  await expect(drawer.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the drawer closes once the bar has room for what it holds, and the page can be used', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 1280 });
  await page.goto('/');
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: /menu/i }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: /support/i }).first()).toBeVisible();
  await page.setViewportSize({ width: 760, height: 1280 });
  await expect(drawer).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(drawer).toBeHidden();
  await banner.getByRole('navigation').getByRole('link').first().click({ trial: true });
});

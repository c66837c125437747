import { expect, test } from '../site.fixture.ts';
import { allSaved } from './desk-screen.ts';

// These tests edit content, so they start a separate site.
test.use({ siteEnv: {}, locale: 'en-US' });
test.skip(({ isMobile }) => isMobile, 'the desk needs 1024 px');

test(
  'a carousel keeps its controls while an editor changes the page around it',
  { tag: '@laptop' },
  async ({ page }) => {
    await page.goto('/desk?path=/');
    const shown = page.frameLocator('main iframe');
    const rows = page.getByRole('region', { name: 'On this page' }).getByRole('listitem');
    const carousel = shown.locator('skein-enhancer:has([data-controls])').first();
    const controls = carousel.locator('[data-controls]').first();
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel).toHaveAttribute('awake');
    await expect(controls).toBeVisible();
    const count = await rows.count();
    const last = rows.nth(count - 1);
    await last.getByRole('button').first().click();
    await page.locator('[data-tool=remove]').click();
    await expect(rows).toHaveCount(count - 1);
    await allSaved(page);
    await expect(shown.locator('main > *')).not.toHaveCount(0);
    await expect(controls).toBeVisible();
  },
);

test(
  'a block whose script draws it starts again after an editor has changed its words',
  { tag: '@laptop' },
  async ({ page }) => {
    await page.goto('/desk?path=/cities/austin/fiberspace&entry=service-space-austin');
    const shown = page.frameLocator('main iframe');
    const space = shown.locator('skein-enhancer[awake]:has(address)');
    const state = space.locator('[data-state]').first();
    await shown.locator('address').first().scrollIntoViewIfNeeded();
    await expect(state).toBeVisible();
    await page.getByRole('textbox', { name: /phone/i }).first().fill('(512) 555-0111');
    await expect(space).toContainText('(512) 555-0111');
    await allSaved(page);
    await expect(state).toBeVisible();
    await expect(space.locator('[data-space-map]')).toHaveAttribute('data-map', /drawn|none/);
  },
);

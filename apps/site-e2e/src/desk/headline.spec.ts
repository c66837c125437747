import { expect, test } from '../site.fixture.ts';

// These tests edit content, so they start a separate site.
test.use({ siteEnv: {}, locale: 'en-US' });
test.skip(({ isMobile }) => isMobile, 'the desk needs 1024 px');

test(
  'an editor clicks a headline, changes it in both languages, takes a step back, and publishes',
  { tag: '@laptop' },
  async ({ page, baseURL }) => {
    const visitorSees = async (path: string) => (await fetch(`${baseURL}${path}`)).text();
    await page.goto('/desk');
    const shown = page.frameLocator('iframe');
    const headline = shown.getByRole('heading', { level: 1 });
    const english = page.getByRole('textbox', { name: 'Title, English', exact: true });
    const spanish = page.getByRole('textbox', { name: 'Title, Español', exact: true });

    await headline.click();
    await expect(page).toHaveURL(/entry=home-hero&field=gfTitle/);
    await expect(english).toBeFocused();
    await english.fill('A line that holds.');
    await expect(headline).toHaveText('A line that holds.');
    await spanish.fill('Una línea que aguanta.');
    await page.getByRole('button', { name: 'Español', exact: true }).click();
    await expect(headline).toHaveText('Una línea que aguanta.');

    await english.fill('A slip.');
    await page.keyboard.press('Control+KeyZ');
    await expect(english).toHaveValue('A line that holds.');
    await expect(page.getByText('All saved')).toBeVisible();
    expect(await visitorSees('/')).not.toContain('A line that holds.');

    await page.getByRole('button', { name: 'Published', exact: true }).click();
    await expect(headline).not.toHaveText('Una línea que aguanta.');
    await page.getByRole('button', { name: 'Drafts', exact: true }).click();
    await expect(headline).toHaveText('Una línea que aguanta.');

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(dialog.getByText('Published 1 change.')).toBeVisible();
    await expect.poll(() => visitorSees('/')).toContain('A line that holds.');
    await expect.poll(() => visitorSees('/intl/es')).toContain('Una línea que aguanta.');

    const bar = { name: /^Preview: / };
    await expect(shown.getByRole('contentinfo')).toBeAttached();
    await expect(shown.getByRole('complementary', bar)).toHaveCount(0);
    await page.goto('/');
    await expect(page.getByRole('complementary', bar)).toBeVisible();
  },
);

test(
  'the page shows each letter before the server has drawn it, and an older drawing does not take letters away',
  { tag: '@laptop' },
  async ({ page }) => {
    const drawings: (() => void)[] = [];
    await page.route('**/preview-mode/draw', async (route) => {
      await new Promise<void>((resolve) => drawings.push(resolve));
      await route.continue();
    });
    await page.goto('/desk?entry=home-hero&field=gfTitle');
    const headline = page.frameLocator('iframe').getByRole('heading', { level: 1 });
    const before = (await headline.textContent()) ?? '';
    await page.getByRole('textbox', { name: 'Title, English', exact: true }).focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('x');
    await expect(headline).toHaveText(`${before}x`);
    await expect.poll(() => drawings.length).toBe(1);
    await page.keyboard.type('y');
    await expect(headline).toHaveText(`${before}xy`);

    const late = page.waitForResponse('**/preview-mode/draw');
    drawings[0]?.();
    await late;
    // The next drawing is sent only after the page has dropped the late one.
    await expect.poll(() => drawings.length).toBe(2);
    await expect(headline).toHaveText(`${before}xy`);
    drawings[1]?.();
    await expect(page.getByText('All saved')).toBeVisible();
    await expect(headline).toHaveText(`${before}xy`);
  },
);

test(
  'the page of the address is open, and Back leads to the entry before',
  { tag: '@laptop' },
  async ({ page }) => {
    await page.goto('/desk?path=/plans');
    const fields = page.getByRole('region', { name: 'Fields' });
    const blocks = page.getByRole('region', { name: 'On this page' });
    await blocks.getByRole('button').nth(0).press('Enter');
    const first = await fields.getByRole('heading').first().textContent();
    await blocks.getByRole('button', { name: / Hero$/ }).press('Enter');
    await expect(fields.getByRole('heading').first()).not.toHaveText(first ?? '');
    await page.goBack();
    await expect(fields.getByRole('heading').first()).toHaveText(first ?? '');
  },
);

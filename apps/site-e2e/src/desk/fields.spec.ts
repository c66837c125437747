import type { Page } from '@playwright/test';
import { expect, test } from '../site.fixture.ts';

// These tests edit content, so they start a separate site.
test.use({ siteEnv: {}, locale: 'en-US' });
test.skip(({ isMobile }) => isMobile, 'the desk needs 1024 px');

const CMA = '/cma/spaces/skein/environments/master';
const parts = (page: Page) => ({
  shown: page.frameLocator('iframe[title="The page"]'),
  fields: page.getByRole('region', { name: 'Fields' }),
  blocks: page.getByRole('region', { name: 'On this page' }),
});

test(
  'an editor uploads a picture with its texts and its focal point, which the page shows at once',
  { tag: '@laptop' },
  async ({ page, baseURL }) => {
    await page.goto('/desk?path=/&entry=home-hero&field=gfImage');
    const { shown, fields } = parts(page);
    const choosing = page.waitForEvent('filechooser');
    await fields.getByRole('button', { name: 'Upload a file: Image', exact: true }).press('Enter');
    const file = await choosing;
    const dialog = page.getByRole('dialog', { name: 'New file' });

    await file.setFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
    await expect(dialog.getByText('broken.png cannot be shown as a picture.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Use this file' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    const hill =
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><path d="M0 0h900v600H0z"/></svg>';
    await file.setFiles({
      name: 'Green hill.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(hill),
    });
    await dialog.getByRole('textbox', { name: 'Alternative text, English' }).fill('A green hill');
    await dialog.getByRole('textbox', { name: 'Alternative text, Español' }).fill('Una colina verde');
    const picture = await dialog
      .getByRole('group', { name: 'What crops keep' })
      .locator('img')
      .first()
      .boundingBox();
    if (!picture) throw new Error('There is no picture.');
    await page.mouse.click(picture.x + picture.width * 0.8, picture.y + picture.height * 0.3);
    const point = dialog.getByRole('slider', { name: 'Focal point' });
    await expect(point).toHaveAttribute('aria-valuetext', '80 % from the left, 30 % from the top');
    await point.press('Shift+ArrowLeft');
    await expect(point).toHaveAttribute('aria-valuetext', '70 % from the left, 30 % from the top');
    await dialog.getByRole('button', { name: 'Use this file' }).click();

    const image = shown.getByRole('img', { name: 'A green hill' }).first();
    await expect(image).toHaveAttribute('src', /green-hill/);
    await expect(image).toHaveCSS('object-position', /^70\.4% /);
    await expect(page.getByText('All saved')).toBeVisible();

    await fields.getByRole('button', { name: /^A green hill/ }).click();
    await fields.getByRole('slider').press('Shift+ArrowLeft');
    await expect(image).toHaveCSS('object-position', /^60\.2% /);
    await page.keyboard.press('Control+KeyZ');
    await expect(image).toHaveCSS('object-position', /^70\.4% /);
    await expect(page.getByText('All saved')).toBeVisible();
    const asset = await fetch(`${baseURL}${CMA}/assets/green-hill`, {
      headers: { authorization: 'Bearer demo-management' },
    });
    expect(await asset.json()).toMatchObject({
      metadata: { tags: [{ sys: { id: 'safe-69-29-71-31' } }] },
      fields: { title: { 'en-US': 'A green hill', es: 'Una colina verde' } },
    });
  },
);

test(
  'prose keeps its markup, a color has its contrast in words, and a problem stands at its field',
  { tag: '@laptop' },
  async ({ page, complaints }) => {
    await page.goto('/desk?path=/&entry=home-kitchen');
    const { shown, fields, blocks } = parts(page);

    const prose = fields.getByRole('textbox', { name: 'Description, English', exact: true });
    await prose.press('Control+End');
    await page.keyboard.type(' And so on.');
    await expect(shown.getByText('And so on.')).toBeVisible();

    const color = fields.getByRole('textbox', { name: 'Background color', exact: true });
    await color.fill('#777777');
    await expect(fields.getByText(/With dark text: 4\.0 to 1, enough for large text only/)).toBeVisible();
    await color.fill('ink');
    await expect(fields.getByText(/With light text: 16\.\d to 1, enough for all text/)).toBeVisible();

    await blocks.getByRole('button', { name: /^Fast enough/ }).click();
    const kicker = fields.getByRole('textbox', { name: 'Kicker, English', exact: true });
    await kicker.fill('x'.repeat(61));
    await expect(fields.getByText('61 characters; at most 60.')).toBeVisible();
    await expect(kicker).toHaveAttribute('aria-invalid', 'true');
    const counted = blocks.getByRole('button', { name: /^Fast enough.*1 problem/ });
    await expect(counted).toBeVisible();
    await expect(page.getByText('All saved')).toBeVisible();
    await kicker.fill('Fiber since 2014');
    await expect(counted).toHaveCount(0);

    complaints.expect(/404/);
    await fields.getByRole('button', { name: /^See plans and prices/ }).click();
    const link = fields.getByRole('textbox', { name: 'Cta link, English', exact: true });
    await link.fill('/nowhere');
    await expect(fields.getByText('There is no page at /nowhere.')).toBeVisible();
    await expect(link).toHaveAttribute('aria-invalid', 'true');
    const marked = blocks.getByRole('button', { name: /^Fast enough.*changed · 1 problem$/ });
    await expect(marked).toBeVisible();
    await link.fill('/support');
    await expect(marked).toHaveCount(0);
    await expect(link).not.toHaveAttribute('aria-invalid', 'true');
  },
);

import { expect, test } from '../site.fixture.ts';

for (const [path, name, chat] of [
  ['/address/not-yet', 'Send us a message', '/chat'],
  ['/intl/es/address/not-yet', 'Enviar un mensaje', '/intl/es/chat'],
] as const)
  test(`reports hear that somebody at ${path} would rather ask`, async ({ page }) => {
    await page.goto(path);
    // Keeps the page open, because its data layer is lost when the visitor leaves.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    const button = page.getByRole('main').getByRole('link', { name });
    await expect(button).toHaveAttribute('href', chat);
    await button.click();
    const layer = await page.evaluate(() => (globalThis as { dataLayer?: object[] }).dataLayer);
    expect(layer).toContainEqual({
      event: 'ineligible_page',
      category: 'ineligible_page',
      action: 'click',
      label: 'hero_chat_cta',
    });
  });

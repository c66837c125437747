import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../site.fixture.ts';

for (const language of ['en', 'es']) {
  test(`the speed test that pages frame, in ${language}: nothing overflows, axe finds nothing`, async ({
    page,
  }) => {
    await page.goto(`/speed-test/?lang=${language}`);
    await expect(page.getByRole('button')).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
}

test('the speed test shows the brand’s type in its frame, whose sandbox has no origin', async ({ page }) => {
  await page.goto('/gaming');
  await page.locator('iframe[src^="/speed-test/"]').first().scrollIntoViewIfNeeded();
  const framed = () => page.frames().find((frame) => frame.url().includes('/speed-test/'));
  await expect.poll(() => framed()?.getByRole('button').isVisible()).toBe(true);
  await expect
    .poll(() =>
      framed()?.evaluate(async () => {
        await document.fonts.ready;
        return ['Figtree', 'Bricolage Grotesque'].every((family) => document.fonts.check(`16px "${family}"`));
      }),
    )
    .toBe(true);
});

import { watchShifts } from '../layout-shifts.ts';
import { expect, test } from '../site.fixture.ts';

// A visitor's first page on a slow network: the font of the headings arrives after the first paint.

for (const [path, width, family] of [
  ['/', 390, /^"Late Heading"/],
  ['/intl/es/plans', 390, /^"Late Heading"/],
  // In the brand's font, this title needs one line less, so the title keeps its fallback font.
  ['/intl/es/wifi', 768, /^"Bricolage Grotesque"/],
] as const)
  test(`@laptop ${path}: the title gets the brand's face late at ${width} px, unless that moves something`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const shifted = await watchShifts(page);
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/bricolage-grotesque-*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    arrive();
    await page.waitForFunction(() => document.fonts.check('16px "Late Heading"') && document.fonts.size > 5);
    const drawn = () => page.locator('h1').evaluate((title) => getComputedStyle(title).fontFamily);
    await expect.poll(drawn).toMatch(family);
    expect(await shifted()).toBe(0);
  });

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../site.fixture.ts';

const inFrame = (page: Page) => page.frames().find((frame) => frame.url().includes('/speed-test/'));

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
  await expect.poll(() => inFrame(page)?.getByRole('button').isVisible()).toBe(true);
  await expect
    .poll(() =>
      inFrame(page)?.evaluate(async () => {
        await document.fonts.ready;
        return ['Figtree', 'Bricolage Grotesque'].every((family) => document.fonts.check(`16px "${family}"`));
      }),
    )
    .toBe(true);
});

test('a test in the frame measures all three, and asks nobody but this server', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  await page.goto('/gaming');
  const iframe = page.locator('iframe[src^="/speed-test/"]').first();
  await iframe.scrollIntoViewIfNeeded();
  const frame = iframe.contentFrame();
  await frame.getByRole('button', { name: 'Start the test' }).click();
  await expect(frame.getByRole('status')).toHaveText(/^Measuring/);
  await expect(frame.getByRole('status')).toHaveText(/^Done: [\d.,]+ Mbps down, [\d.,]+ up, [\d.,]+ ms\.$/);
  await expect(frame.getByRole('definition')).toHaveText([
    /^[\d.,]+ Mbps$/,
    /^[\d.,]+ Mbps$/,
    /^[\d.,]+ ms$/,
  ]);
  await expect(frame.getByRole('button', { name: 'Test again' })).toBeVisible();
  expect([...hosts]).toEqual([new URL(page.url()).hostname]);
});

for (const [what, answer, message] of [
  ['the server refuses', { status: 429, headers: { 'timing-allow-origin': '*' } }, /^Ya se midió mucho/],
  ['the connection breaks', undefined, /^La prueba se cortó/],
] as const)
  test(`a test says so when ${what}, and can be started again`, async ({ page, complaints }) => {
    complaints.expect(/429|ERR_FAILED|Error fetching/);
    await page.route('**/speed-test/upload*', (route) => (answer ? route.fulfill(answer) : route.abort()));
    await page.goto('/speed-test/?lang=es');
    await page.getByRole('button', { name: 'Empezar la prueba' }).click();
    await expect(page.getByRole('status')).toHaveText(message);
    await expect(page.getByRole('button', { name: 'Probar otra vez' })).toBeVisible();
  });

test('a test stops when the visitor says so', async ({ page }) => {
  await page.route('**/speed-test/download*', () => {});
  await page.goto('/speed-test/');
  await page.getByRole('button', { name: 'Start the test' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('status')).toHaveText('Stopped.');
  await expect(page.getByRole('button', { name: 'Test again' })).toBeVisible();
});

/** A message longer than the result on the provider's fastest line, two gigabits per second. */
const LONG_MESSAGE = 'Listo: 2,012.3 Mbps de bajada, 2,011.2 de subida, 112.1 ms.';
const MOST_ROOM_LEFT_PX = 96;

for (const path of ['/switching', '/gaming']) {
  for (const prefix of ['', '/intl/es']) {
    test(
      `the frame of the speed test is as high as its page needs, on ${prefix}${path}`,
      { tag: prefix === '' ? [] : '@full' },
      async ({ page }) => {
        const room: Record<number, number | undefined> = {};
        for (const width of [320, 360, 390, 480, 600, 768, 1024, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(`${prefix}${path}`);
          await page.locator('iframe[src^="/speed-test/"]').first().scrollIntoViewIfNeeded();
          await expect.poll(() => inFrame(page)?.getByRole('button').isVisible()).toBe(true);
          room[width] = await inFrame(page)?.evaluate(async (message) => {
            await document.fonts.ready;
            const { body } = document;
            const status = document.querySelector('[role=status]');
            if (status) status.textContent = message;
            body.style.display = 'block';
            body.style.minBlockSize = '0';
            return innerHeight - body.getBoundingClientRect().height;
          }, LONG_MESSAGE);
        }
        for (const [width, left] of Object.entries(room)) {
          expect(left, `room left at ${width} px`).toBeGreaterThanOrEqual(0);
          expect(left, `room left at ${width} px`).toBeLessThanOrEqual(MOST_ROOM_LEFT_PX);
        }
      },
    );
  }
}

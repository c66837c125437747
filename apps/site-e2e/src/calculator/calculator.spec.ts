import type { Page } from '@playwright/test';
import { expect, test } from '../site.fixture.ts';

const calculatorOn = (page: Page) => {
  const root = page.locator('skein-enhancer:has(form[data-calculator])');
  const select = (at: number) => root.locator('select:visible').nth(at);
  return {
    root,
    router: select(0),
    kind: select(1),
    device: select(2),
    submit: root.locator('button[type=submit]'),
    said: root.locator('output'),
    shown: (place: 'near' | 'far') =>
      root
        .locator(`[data-${place}] [data-digit]`)
        .evaluateAll((digits) => digits.map((digit) => digit.getAttribute('data-digit')).join('')),
  };
};

for (const [path, near] of [
  ['/wifi-calculator', /^In the same room: 1480 megabits per second\./],
  ['/intl/es/wifi-calculator', /^En el mismo cuarto: 1480 megabits por segundo\./],
] as const)
  test(`@laptop ${path === '/wifi-calculator' ? '@quick ' : ''}${path}: three choices and a result, and a change takes it away`, async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto(path);
    const calculator = calculatorOn(page);
    await expect(calculator.root).toHaveAttribute('awake');
    await expect(calculator.submit).toBeDisabled();
    // Before the visitor answers, the page shows no figure, so it must not show 0 either.
    const digit = calculator.root.locator('[data-near] [data-digit]').first();
    await expect(digit).toBeHidden();
    await calculator.kind.selectOption('1');
    await expect(calculator.device).toBeDisabled();
    await calculator.router.selectOption('6E');
    await calculator.device.selectOption('4');
    await calculator.submit.click();
    await expect(calculator.said).toHaveText(near);
    expect([await calculator.shown('near'), await calculator.shown('far')]).toEqual(['1480', '390']);
    await expect(digit).toBeVisible();
    await calculator.kind.selectOption('2');
    expect([await calculator.shown('near'), await calculator.shown('far')]).toEqual(['0', '0']);
    await expect(calculator.said).toBeEmpty();
    await expect(calculator.device).toHaveValue('');
    await expect(calculator.submit).toBeDisabled();
    // Another form on the page would load these scripts when the visitor comes near it.
    expect(scripts.filter((script) => /runtime|react/i.test(script))).toEqual([]);
    expect(new URL(page.url()).search).toBe('?router=6E&category=2');
  });

test('shows the routers in a dialog, and gives the focus back', async ({ page }) => {
  await page.goto('/wifi-calculator');
  const open = page.getByRole('button', { name: 'Which router do I have?' });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is a form of two steps, each at an address of its own', async ({ page }) => {
    await page.goto('/wifi-calculator');
    const calculator = calculatorOn(page);
    await expect(calculator.root.getByText('the next page lists the devices')).toBeVisible();
    await calculator.router.selectOption('5');
    await calculator.kind.selectOption('2');
    await calculator.submit.click();
    await page.waitForURL(/\?router=5&category=2$/);
    expect(await calculator.shown('near')).toBe('0');
    await calculator.device.selectOption('4');
    await calculator.submit.click();
    await page.waitForURL(/&device=4$/);
    expect([await calculator.shown('near'), await calculator.shown('far')]).toEqual(['510', '140']);
    await expect(calculator.router).toHaveValue('5');
    await expect(calculator.device).toHaveValue('4');
  });
});

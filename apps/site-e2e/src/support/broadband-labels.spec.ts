import { expect, test } from '../site.fixture.ts';

const LABELS = '/support/broadband-labels';

test('@laptop a label is read as a table: every figure after its name', async ({ page }) => {
  await page.goto(LABELS);
  await expect(page.getByRole('table', { name: /^Broadband Facts/ })).toHaveCount(3);
  await expect(page.getByRole('table', { name: /Skein 500/ })).toMatchAriaSnapshot(`
    - table "Broadband Facts Skein Fiber Skein 500 Fixed Broadband Consumer Disclosure":
      - caption
      - rowgroup:
        - row "Monthly Price $55.00":
          - rowheader "Monthly Price"
          - cell "$55.00"
        - row "This Monthly Price is not an introductory rate."
        - row "This Monthly Price does not require a contract."
      - rowgroup:
        - row "Additional Charges & Terms"
        - row "Provider Monthly Fees"
        - row "Local Fee $0.00"
        - row "Equipment Rental Fee $0.00"
      - rowgroup:
        - row "One-Time Fees at the Time of Purchase"
        - row "Installation Fee $0.00"
        - row "Other One-Time Fees $0.00"
      - rowgroup:
        - row "Early Termination Fee $0.00"
        - row "Government Taxes Varies by location"
      - rowgroup:
        - row "Discounts & Bundles"
        - row /Everyone pays the same price/
      - rowgroup:
        - row "Speeds Provided with Plan"
        - row "Typical Download Speed 500 Mbps":
          - rowheader "Typical Download Speed"
          - cell "500 Mbps"
        - row "Typical Upload Speed 500 Mbps"
        - row "Typical Latency 8 ms"
      - rowgroup:
        - row "Data Included with Monthly Price Unlimited"
        - row "Charges for Additional Data Usage $0.00/GB"
      - rowgroup:
        - row /Network Management/
        - row /Privacy/
      - rowgroup:
        - row "Customer Support"
        - row /Contact Us/
        - row /Phone/
      - rowgroup:
        - row /Learn more about the terms/
        - row /F0000000000SKEIN500HOME001/
  `);
});

test('@laptop a label fits on one sheet of paper and is not torn between two', async ({ page }) => {
  await page.setViewportSize({ width: 703, height: 1017 });
  await page.goto(LABELS);
  await page.emulateMedia({ media: 'print' });
  for (const label of await page.locator('main table').all()) {
    const { height, breaks } = await label.evaluate((table) => ({
      height: table.getBoundingClientRect().height,
      breaks: getComputedStyle(table).breakInside,
    }));
    expect(height).toBeLessThan(1017);
    expect(breaks).toBe('avoid');
  }
});

test('a card leads to its label, clear of the header', async ({ page }) => {
  await page.goto(LABELS);
  await page.getByRole('link', { name: /Broadband facts.*Skein 2/ }).click();
  const label = page.getByRole('table', { name: /Skein 2/ });
  await expect(label).toBeInViewport();
  const bar = await page.locator('header').first().boundingBox();
  const box = await label.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('the file of a state opens in a new tab, once one is chosen', async ({ page, context }) => {
  await page.goto(LABELS);
  await page.getByRole('button', { name: 'Get them as a file' }).click();
  const dialog = page.getByRole('dialog');
  const download = dialog.getByRole('button', { name: 'Download' });
  await expect(download).toBeDisabled();
  expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(839);
  await dialog.getByRole('combobox', { name: 'State' }).selectOption('Texas');
  await expect(download).toBeEnabled();
  const asked = context.waitForEvent('response', (answer) => answer.url().endsWith('/texas.csv'));
  await download.click();
  const answer = await asked;
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the dialog holds a link to each file', async ({ page, request }) => {
    await page.goto(LABELS);
    await page.getByRole('button', { name: 'Get them as a file' }).click();
    const links = page.getByRole('dialog').getByRole('link');
    await expect(links).toContainText(['Arizona', 'Colorado', 'Florida', 'Texas', 'Washington']);
    for (const link of await links.all())
      expect((await request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
  });
});

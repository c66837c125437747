import { expect, test } from '../site.fixture.ts';
import { axe, field, options, section, SERVICE, slowService, spinner, STATUS } from './network-on-page.ts';

test.describe('a network that cannot be asked', () => {
  test('answers 500: what was typed stays, and a second try helps', async ({ page, complaints }) => {
    complaints.expect(/500|No suggestions|API request failed/);
    let broken = true;
    await page.route(SERVICE, (route) => (broken ? route.fulfill({ status: 500 }) : route.fallback()));
    await page.goto(STATUS);
    await field(page).fill('1 ready rd');
    await expect(section(page).getByRole('alert')).toContainText('We couldn’t check the network');
    await expect(field(page)).toHaveValue('1 ready rd');
    await expect(spinner(page)).toHaveCount(0);
    await axe(page);
    broken = false;
    await section(page).getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(
      section(page)
        .getByText(/All clear/)
        .first(),
    ).toBeVisible();
    await expect(section(page).getByRole('alert')).toHaveCount(0);
    await expect(field(page)).toBeFocused();
  });

  test('hangs: the wait ends after eight seconds', async ({ page, complaints }) => {
    complaints.expect(/No suggestions|did not answer in time/);
    await page.clock.install();
    const service = await slowService(page);
    await page.goto(STATUS);
    await field(page).focus();
    await expect(field(page)).toHaveRole('combobox');
    await field(page).fill('1 ready');
    await page.clock.runFor(500);
    await expect(spinner(page)).toBeVisible();
    await expect.poll(service.asked).toEqual(['1 ready']);
    await page.clock.runFor(8000);
    await expect(section(page).getByRole('alert')).toBeVisible();
    await expect(spinner(page)).toHaveCount(0);
  });

  test('is not there for who is offline', async ({ page, context, complaints }) => {
    complaints.expect(/ERR_INTERNET_DISCONNECTED|No suggestions|cannot be asked/);
    await page.goto(STATUS);
    await field(page).fill('1 ready');
    await expect(options(page)).toHaveCount(1);
    await context.setOffline(true);
    await field(page).fill('7 two doors');
    await expect(section(page).getByRole('alert')).toContainText('You’re offline');
    await expect(field(page)).toHaveValue('7 two doors');
    await context.setOffline(false);
    await section(page).getByRole('button', { name: 'Try again' }).click();
    await expect(section(page).getByText('SERVICE DEGRADED', { exact: true })).toBeVisible();
  });

  test('finds nothing: it says so', async ({ page }) => {
    await page.goto(STATUS);
    await field(page).fill('2 not yet');
    await expect(
      section(page)
        .getByText(/no connected home/)
        .first(),
    ).toBeVisible();
    await axe(page);
  });
});

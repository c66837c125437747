import { expect, test } from '../site.fixture.ts';
import { CallOnPage } from './call-on-page.ts';

const MAINTENANCE = '[data-analytics-id="maintenance-call"]';

test('a reload on the last step of a call keeps everything, and after the call nothing is left of it', async ({
  page,
}) => {
  await page.goto('/maintenance');
  const call = new CallOnPage(page, MAINTENANCE);
  const at = (percent: string) => expect(call.progress()).toHaveAttribute('aria-valuenow', percent);
  await call.fillContact();
  await call.button('next').click();
  await at('50');
  await call.fillDate();
  await call.button('next').click();
  await at('75');
  await page.reload();
  await at('75');
  await expect(call.root).toContainText('sam@example.com');
  await page.goBack();
  await at('50');
  await expect(call.field('timeZone')).toHaveValue('PST');
  await call.button('next').click();
  await at('75');
  await call.button('send').click();
  await at('100');
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('checkInfo');
  await page.reload();
  await at('25');
  await expect(call.field('email')).toHaveValue('');
  for (const step of [1, 2]) {
    await page.evaluate(() => history.forward());
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(history.state)))
      .toMatch(step === 1 ? /date/ : /checkInfo/);
    const kept = await page.evaluate(() => JSON.stringify([history.state, sessionStorage]));
    expect(kept).not.toContain('sam@example.com');
  }
});

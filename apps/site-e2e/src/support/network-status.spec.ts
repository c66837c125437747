import { expect, test } from '../site.fixture.ts';
import { axe, field, options, section, SERVICE, slowService, spinner, STATUS } from './network-on-page.ts';

const home = (address: string, ...issue_notifications: object[]) => ({
  address,
  city_name: 'Austin',
  system: { issue_notifications },
});

test.describe('how the network is at an address', () => {
  for (const [typed, label] of [
    ['1 ready', /All clear/],
    ['4 try again', 'POTENTIAL ISSUE'],
    ['5 lost account', 'CONFIRMED ISSUE'],
    ['7 two doors', 'SERVICE DEGRADED'],
    ['100 many doors', 'SERVICE OUTAGE'],
  ] as const)
    test(`${typed === '1 ready' ? '@quick ' : ''}is found by keys alone: ${typed}`, async ({ page }) => {
      await page.goto(STATUS);
      await field(page).focus();
      await page.keyboard.type(typed);
      await expect(options(page)).toHaveCount(1);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(section(page).getByText(label).first()).toBeVisible();
      await expect(options(page)).toHaveCount(0);
      await expect(field(page)).toBeFocused();
      expect(new URL(page.url()).search).toBe('');
      const time = section(page).locator('time');
      if (typed === '1 ready') await expect(time).toHaveCount(0);
      else {
        await expect(time.locator('..')).toHaveText(/^Posted (now|\d+ minutes ago|\d hours? ago)$/);
        expect(Date.parse((await time.getAttribute('datetime')) ?? '')).toBeLessThan(Date.now());
      }
      await axe(page);
    });

  test('is read by a screen reader: combobox, list, and what was found', async ({ page }) => {
    await page.goto(STATUS);
    await field(page).pressSequentially('7 two doors');
    await expect(options(page)).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await expect(section(page).getByRole('search')).toMatchAriaSnapshot(`
      - combobox "Your address" [expanded]: 7 two doors
      - listbox "Suggestions":
        - option /7 Two Doors Ct/ [selected]
      - status: /One suggestion/
      - button "Check for outages"
    `);
    await page.keyboard.press('Enter');
    await expect(section(page).getByRole('status').last()).toHaveText(/7 Two Doors Ct.*: SERVICE DEGRADED/);
  });

  test('is not that of an older question, however late its answer comes', async ({ page }) => {
    const service = await slowService(page);
    await page.goto(STATUS);
    await field(page).fill('1 ready');
    await expect.poll(service.asked).toEqual(['1 ready']);
    await expect(spinner(page)).toBeVisible();
    await field(page).fill('7 two');
    await expect.poll(service.asked).toEqual(['1 ready', '7 two']);
    await service.answer('7 two', home('7 Two Doors Ct'));
    await expect(options(page)).toHaveText(['7 Two Doors Ct, Austin']);
    // The page has canceled this request, so the answer may fail.
    await service.answer('1 ready', home('1 Ready Rd')).catch(() => undefined);
    await expect(options(page)).toHaveText(['7 Two Doors Ct, Austin']);
    await expect(spinner(page)).toHaveCount(0);
  });

  test('is not shown once the field says something else than what was asked', async ({ page }) => {
    const service = await slowService(page);
    await page.goto(STATUS);
    for (const [asked, left] of [
      ['1 ready', ''],
      ['1 ready rd', '1'],
    ] as const) {
      await field(page).fill(asked);
      await page.keyboard.press('Enter');
      await expect.poll(service.asked).toContain(asked);
      await field(page).fill(left);
      await service.answer(asked, home('1 Ready Rd')).catch(() => undefined);
      await expect(spinner(page)).toHaveCount(0);
      await expect(section(page).getByText(/All clear/)).toHaveCount(0);
      await expect(field(page)).toHaveValue(left);
    }
  });

  test('runs nothing that a description brings along', async ({ page, complaints }) => {
    // The browser reports this for the document in which the sanitizer parses the text. That document runs no
    // scripts either.
    complaints.expect(/inline event handler violates/);
    await page.route(SERVICE, (route) =>
      route.fulfill({
        json: [
          home('1 Ready Rd', {
            severity: 3,
            description:
              '<script>document.title = "boom"</script><img src="/x.png" onerror="document.title=\'boom\'"><a href="javascript:document.title=\'boom\'">Read this</a>',
            updated_at: '2026-03-01T12:00:00Z',
          }),
        ],
      }),
    );
    await page.route('**/x.png', (route) =>
      route.fulfill({
        status: 200,
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      }),
    );
    await page.goto(STATUS);
    const title = await page.title();
    await field(page).fill('1');
    await page.keyboard.press('Enter');
    await expect(section(page).getByText('SERVICE OUTAGE', { exact: true })).toBeVisible();
    await section(page).getByText('Read this').click();
    expect(await page.title()).toBe(title);
    expect(await section(page).innerHTML()).not.toMatch(/boom|onerror|javascript:|<script/);
  });
});

test('in Spanish, labels, description and time are', async ({ page }) => {
  await page.goto(`/intl/es${STATUS}`);
  await field(page).fill('100 many doors');
  await expect(options(page)).toHaveCount(1);
  await options(page).click();
  await expect(section(page).getByText('SERVICIO INTERRUMPIDO', { exact: true })).toBeVisible();
  await expect(section(page).getByText(/Una excavadora/)).toBeVisible();
  await expect(section(page).locator('time').locator('..')).toHaveText(/^Publicado hace \d horas?$/);
  await expect(section(page).getByRole('link', { name: 'puedes hacerlo' })).toHaveAttribute(
    'href',
    '/intl/es/support',
  );
});

test('support leads to it, and a page that nobody types on loads no sanitizer', async ({ page, request }) => {
  const scripts = new Set<string>();
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') scripts.add(asked.url());
  });
  await page.goto('/support');
  await page.getByRole('main').getByRole('link', { name: 'Check for outages' }).click();
  await expect(page).toHaveURL(new RegExp(`${STATUS}$`));
  const sanitisers = async () => {
    const code = await Promise.all([...scripts].map(async (url) => (await request.get(url)).text()));
    return code.filter((text) => /afterSanitizeAttributes/.test(text)).length;
  };
  await field(page).focus();
  await expect(field(page)).toHaveRole('combobox');
  expect(await sanitisers()).toBe(0);
  await field(page).fill('7 two doors');
  await expect(options(page)).toHaveCount(1);
  expect(await sanitisers()).toBe(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('it is a form whose answer stands on the page', async ({ page }) => {
    await page.goto(STATUS);
    await field(page).fill('100 many doors');
    await section(page).getByRole('button', { name: 'Check for outages' }).click();
    await expect(page).toHaveURL(/\/support\/network-status\?query=100\+many\+doors#network-status$/);
    await expect(section(page).getByText('SERVICE OUTAGE', { exact: true })).toBeVisible();
    await expect(section(page).locator('time').locator('..')).toHaveText(/^Posted \d hours? ago$/);
    await expect(field(page)).toHaveValue('100 many doors');
  });

  test('several that fit open to their state, in Spanish', async ({ page, request }) => {
    const url = `/intl/es${STATUS}?query=100`;
    await page.goto(url);
    const first = section(page).locator('details').first();
    await first.locator('summary').click();
    await expect(first.getByText(/Todo en orden|SERVICIO|PROBLEMA/).first()).toBeVisible();
    const answer = await request.get(url);
    expect(answer.headers()).toMatchObject({ 'cache-control': 'private, no-store' });
    expect((await request.get(STATUS)).headers()['cache-control']).toContain('public');
  });

  test('what was typed is text on the page, whatever it is', async ({ page }) => {
    await page.goto(`${STATUS}?query=${encodeURIComponent('"><script>document.title="boom"</script>')}`);
    await expect(field(page)).toHaveValue('"><script>document.title="boom"</script>');
    await expect(
      section(page)
        .getByText(/no connected home/)
        .first(),
    ).toBeVisible();
  });
});

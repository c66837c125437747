import { expect, test } from '../site.fixture.ts';

test.use({ javaScriptEnabled: false });

/** Address of a link for customers. Without script, a page does not know whether a visitor is one. */
const APP = '/app?';

test('@quick @laptop home reads whole', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Skein Fiber');
  await expect(page.locator(`a[href^="${APP}"]`).filter({ visible: true })).toHaveCount(0);
});

test('every link of home leads somewhere', async ({ page, request }) => {
  await page.goto('/');
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  const internal = hrefs.filter((href) => href.startsWith('/'));
  expect(internal.length).toBeGreaterThan(5);
  const statuses = await Promise.all(
    internal.map(async (path) => [path, (await request.get(path)).status()] as const),
  );
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
});

test('a check-availability button leads to the address page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').locator('a[href="/check-address"]').first().click();
  await expect(page).toHaveURL(/\/check-address$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the language link leads to the same page and back', async ({ page }) => {
  await page.goto('/support');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: /Español|Spanish/ }).click();
  await expect(page).toHaveURL(/\/intl\/es\/support$/);
  await footer.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/[^s]\/support$/);
});

test('a film has the browser’s own controls, and is there once', async ({ page }) => {
  await page.goto('/labs');
  const films = page.locator('video:visible');
  await expect(films).toHaveCount(1);
  await expect(films).toHaveAttribute('controls');
});

test.describe('with script', () => {
  test.use({ javaScriptEnabled: true });

  test('the browser’s controls of a film are not made before it plays', async ({ page }) => {
    await page.goto('/labs');
    const film = page.locator('[data-video] > video');
    await expect(film).toHaveCount(1);
    await expect(film).not.toHaveAttribute('controls');
    await expect(page.getByRole('button', { name: /^Play/ }).first()).toBeVisible();
  });

  test('a film whose script does not come has them when its block has given up', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/island|Failed to (?:load|fetch)/);
    await page.clock.install();
    await page.route(/\/static\/.*video.*\.js/, (route) => route.abort());
    await page.goto('/labs');
    const film = page.locator('[data-video] > video');
    await expect
      .poll(async () => {
        await page.clock.runFor(4000);
        return film.getAttribute('controls');
      })
      .not.toBeNull();
  });
});

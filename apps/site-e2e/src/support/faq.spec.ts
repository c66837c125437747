import type { Page } from '@playwright/test';
import { holdScripts } from '../hold-scripts.ts';
import { expect, test } from '../site.fixture.ts';

const FAQ = '/support/faq';
/** Space above a question that a link leads to, px. */
const OFFSET_PX = 80;
/** Further space that the page leaves above the target of a link, px. */
const NATIVE_PX = 8;
/** Addresses of a question in all forms that the server knows. The page is rendered with the question open. */
const LINKS = [`${FAQ}/first-bill`, `${FAQ}?slug=first-bill`];
/** An address that the server never sees: script opens the question. */
const HASH = `${FAQ}#first-bill`;

const openQuestions = (page: Page) =>
  page.locator('[data-faq-list] details[open]').evaluateAll((all) => all.map(({ id }) => id));
const tab = (page: Page, title: string) =>
  page.locator('[data-faq-tabs] > details').filter({ has: page.locator('summary', { hasText: title }) });
const awake = (page: Page) => expect(page.locator('skein-enhancer[awake]').first()).toBeAttached();
const top = (page: Page, id: string) =>
  page.locator(`details[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with ${javaScriptEnabled ? '' : 'no '}script`, () => {
    test.use({ javaScriptEnabled });
    for (const link of javaScriptEnabled ? [...LINKS, HASH] : LINKS)
      for (const prefix of ['', '/intl/es'])
        test(`@laptop ${prefix}${link} opens its question in its tab, below the header`, async ({ page }) => {
          await page.goto(prefix + link);
          await expect(page.locator('details#first-bill')).toHaveAttribute('open');
          await expect(page.locator('details#first-bill p')).toBeVisible();
          expect(await openQuestions(page)).toEqual(['first-bill']);
          await expect(page.locator('[data-faq-tabs] > details[open]')).toHaveCount(1);
          // Without script, the browser leaves its usual space above the target of every link.
          const most = javaScriptEnabled ? OFFSET_PX : OFFSET_PX + NATIVE_PX;
          const place = async () => Math.round(await top(page, 'first-bill'));
          await expect.poll(place).toBeGreaterThanOrEqual(OFFSET_PX);
          await expect.poll(place).toBeLessThanOrEqual(most);
        });
  });
}

test('a question that is not there is no page; in a query it is the page', async ({ page, complaints }) => {
  complaints.expect(/status of 404/);
  expect((await page.goto(`${FAQ}/who-knows`))?.status()).toBe(404);
  expect((await page.goto(`${FAQ}?slug=who-knows`))?.status()).toBe(200);
  expect(await openQuestions(page)).toEqual([]);
});

test('@laptop one question is open at a time, until all are opened', async ({ page }) => {
  await page.goto(FAQ);
  const list = page.locator('[data-faq-tabs] > details[open] [data-faq-list]');
  const questions = list.locator('details');
  await questions.nth(0).locator('summary').click();
  await questions.nth(2).locator('summary').click();
  await expect(questions.nth(0)).not.toHaveAttribute('open');
  expect(await openQuestions(page)).toEqual(['contract']);
  await list.getByRole('button', { name: 'Expand all' }).click();
  expect(await openQuestions(page)).toHaveLength(5);
  await questions.nth(1).locator('summary').click();
  await expect(list.getByRole('button', { name: 'Expand all' })).toBeVisible();
  await list.getByRole('button', { name: 'Expand all' }).click();
  await list.getByRole('button', { name: 'Collapse all' }).click();
  expect(await openQuestions(page)).toEqual([]);
});

test('@quick Back walks through what was opened', async ({ page }) => {
  await page.goto(FAQ);
  await page.locator('#which-plan > summary').click();
  await expect(page).toHaveURL(/\/support\/faq\/which-plan$/);
  await page.locator('#contract > summary').click();
  await expect(page).toHaveURL(/\/support\/faq\/contract$/);
  await page.goBack();
  await expect(page.locator('#which-plan')).toHaveAttribute('open');
  expect(await openQuestions(page)).toEqual(['which-plan']);
  await page.goBack();
  await expect(page).toHaveURL(/\/support\/faq$/);
  await expect.poll(() => openQuestions(page)).toEqual([]);
  await page.goForward();
  await page.reload();
  await expect(page.locator('#which-plan')).toHaveAttribute('open');
});

test('what is opened before the script has come is in the address once it has', async ({ page }) => {
  const letCome = await holdScripts(page);
  await page.goto(FAQ);
  await page.locator('#which-plan > summary').click();
  await page.locator('#contract > summary').click();
  letCome();
  await expect(page).toHaveURL(/\/support\/faq\/contract$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/support\/faq$/);
  await expect.poll(() => openQuestions(page)).toEqual([]);
});

test('@laptop what the browser finds in a closed answer opens, with its tab', async ({ page }) => {
  await page.goto(`${FAQ}#:~:text=or look into them`);
  await expect(page.locator('#cut-cable')).toHaveAttribute('open');
  await expect(tab(page, 'When things change')).toHaveAttribute('open');
  await expect(page.locator('#cut-cable p')).toBeInViewport();
});

test.describe('topics on a laptop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('@laptop are tabs: one stop of the Tab key, walked with arrows, counted, each with its panel', async ({
    page,
  }) => {
    await page.goto(FAQ);
    await awake(page);
    await expect(page.getByRole('tablist')).toMatchAriaSnapshot(`
      - tablist:
        - tab "Before you order" [selected]
        - tab "Installation day"
        - tab "Bills"
        - tab "When things change"
    `);
    await page.getByRole('tab', { name: 'Before you order' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Before you order' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('tab', { name: 'Installation day', selected: true })).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: 'Installation day' })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.locator('#how-long > summary')).toBeFocused();
  });

  test('keep their places and the focus when the script makes them tabs', async ({ page }) => {
    const letCome = await holdScripts(page);
    await page.goto(FAQ);
    const places = () =>
      page.locator('[data-faq-tabs] [data-tab]:visible').evaluateAll((all) =>
        all.map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          const { color, font, borderInlineStart } = getComputedStyle(one);
          return [one.textContent, x, y + scrollY, width, height, color, font, borderInlineStart];
        }),
      );
    const served = await places();
    await tab(page, 'Bills').locator('> summary').focus();
    letCome();
    await awake(page);
    expect(await places()).toEqual(served);
    await expect(page.getByRole('tab', { name: 'Bills' })).toBeFocused();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test('look like disclosures, below one another, and each closes', async ({ page }) => {
      await page.goto(FAQ);
      await expect(page.getByRole('tab')).toHaveCount(0);
      const summaries = page.locator('[data-faq-tabs] > details > summary');
      const lefts = await summaries.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
      expect(new Set(lefts).size).toBe(1);
      await expect(page.locator('#which-plan')).toBeVisible();
      await summaries.first().click();
      await expect(page.locator('[data-faq-tabs] > details[open]')).toHaveCount(0);
      await expect(page.locator('#which-plan')).toBeHidden();
    });
  });
});

test('up to 1023 px a list of topics chooses the tab', async ({ page }) => {
  await page.setViewportSize({ width: 1023, height: 900 });
  await page.goto(FAQ);
  await page.getByRole('combobox', { name: 'Topic' }).selectOption('Bills');
  await expect(tab(page, 'Bills')).toHaveAttribute('open');
  await expect(page).toHaveURL(/\/support\/faq\/bills$/);
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(page.getByRole('combobox', { name: 'Topic' })).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Bills', selected: true })).toBeVisible();
});

test('up to 1023 px the topics are an accordion where their script is missing', async ({
  page,
  complaints,
}) => {
  complaints.expect(/faq|Failed to load/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(/\/faq[^/]*\.js/, (route) => route.abort());
  await page.goto(FAQ);
  await tab(page, 'Bills').locator('> summary').click();
  await expect(page.locator('#first-bill')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Topic' })).toBeHidden();
});

test('where the script of the questions does not come, no button promises to open them all', async ({
  page,
  complaints,
}) => {
  complaints.expect(/faq|Failed to load/);
  await page.route(/\/faq[^/]*\.js/, (route) => route.abort());
  await page.goto(FAQ);
  await page.locator('[data-faq-tabs]').scrollIntoViewIfNeeded();
  await expect(page.locator('skein-enhancer[given-up] [data-faq-tabs]')).toBeVisible();
  await expect(page.locator('[data-faq-tabs]').getByRole('button', { name: 'Expand all' })).toHaveCount(0);
  await page.locator('#which-plan > summary').click();
  await expect(page.locator('#which-plan p').first()).toBeVisible();
});

test('a page with questions loads no React for them', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(FAQ);
  await page.locator('#which-plan > summary').click();
  await expect(page).toHaveURL(/which-plan$/);
  expect(scripts.filter((path) => /runtime|react|island/i.test(path))).toEqual([]);
});

test('on paper every answer is there', async ({ page }) => {
  await page.goto(FAQ);
  await page.emulateMedia({ media: 'print' });
  const hidden = await page
    .locator('[data-faq-list] details > div p')
    .evaluateAll((all) => all.filter((answer) => answer.getBoundingClientRect().height === 0).length);
  expect(hidden).toBe(0);
});

test('a film opens in a dialog, plays, and stops when it closes', async ({ page }) => {
  await page.goto(FAQ);
  await page.getByRole('button', { name: /^Play video/ }).click();
  const film = page.getByRole('dialog').locator('video');
  await expect(film).toBeVisible();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused))
    .toBe(true);
});

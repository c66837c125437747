import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../site.fixture.ts';

const CAREERS = '/careers';
const LIST = '#roles';

async function tabTo(page: Page, target: Locator, most = 60) {
  for (let presses = 0; presses < most; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The focus never came there');
}

const isClean = async (page: Page, part: string) => {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
};

const listOf = (page: Page) => {
  const list = page.locator(LIST);
  return {
    list,
    roles: list.getByRole('listitem').getByRole('link'),
    status: list.getByRole('status'),
    keyword: list.getByRole('searchbox'),
    location: list.getByRole('combobox'),
  };
};

test('@laptop the list is searched and a job reached by keys alone; back leads to what was found', async ({
  page,
}) => {
  await page.goto(CAREERS);
  const { roles, status, keyword } = listOf(page);
  await expect(status).toHaveText('36 open roles');
  await tabTo(page, keyword);
  await page.keyboard.type('splicer');
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('2 open roles');
  await expect(page).toHaveURL(/\/careers\?keyword=splicer#roles$/);
  await isClean(page, LIST);
  await tabTo(page, roles.first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fiber splicer');
  await expect(page).toHaveTitle(/^Fiber splicer \| /);
  await isClean(page, 'main');
  await page.goBack();
  await expect(listOf(page).status).toHaveText('2 open roles');
  await expect(listOf(page).keyword).toHaveValue('splicer');
});

test('a location filters as soon as it is chosen; nothing found says so, and all can be had again', async ({
  page,
}) => {
  await page.goto(CAREERS);
  const { list, roles, status, keyword, location } = listOf(page);
  await location.focus();
  await page.locator('skein-island[awake]').filter({ has: list }).waitFor();
  await location.selectOption('Denver, CO');
  await expect(page).toHaveURL(/\?location=Denver%2C\+CO#roles$/);
  await expect(roles.filter({ hasText: 'Mapping developer' })).toBeVisible();
  await expect(roles.filter({ hasText: 'Depot hand' })).toHaveCount(0);
  await keyword.fill('zookeeper');
  await list.getByRole('button', { name: 'Search' }).click();
  await expect(status).toHaveText('Your search did not match any opportunities.');
  await isClean(page, LIST);
  await list.getByRole('link', { name: 'Remove filters' }).click();
  await expect(status).toHaveText('36 open roles');
  await page.goBack();
  await expect(status).toHaveText('Your search did not match any opportunities.');
});

test('a job shows no marks for other sites, opens its links in new tabs, and plays its film', async ({
  page,
}) => {
  await page.goto('/careers/job/?gh_jid=4001');
  const main = page.locator('main');
  await expect(main.getByRole('link', { name: 'careers', exact: true })).toHaveAttribute('target', '_blank');
  await expect(main).not.toContainText('#LI');
  await expect(main.locator('video')).toHaveAttribute('aria-label', 'A video about this role');
});

for (const prefix of ['', '/intl/es'])
  test.describe(`${prefix}${CAREERS} without script`, () => {
    test.use({ javaScriptEnabled: false });

    test(`@laptop ${prefix === '' ? '@quick ' : ''}leads from the list, filtered by its form, to a job and back`, async ({
      page,
    }) => {
      await page.goto(prefix + CAREERS);
      const { list, roles, status, keyword, location } = listOf(page);
      await expect(roles).toHaveCount(38);
      await location.selectOption('San Antonio, TX');
      await keyword.fill('noche');
      await list.getByRole('button').click();
      await expect(page).toHaveURL(
        new RegExp(`${prefix}/careers\\?location=San\\+Antonio%2C\\+TX&keyword=noche#roles$`),
      );
      await expect(status).toHaveText(/^1 /);
      await roles.first().click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/careers/job/\\?id=4032$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agente de noche (español)');
      await page
        .locator('main')
        .getByRole('link', { name: /open roles|vacantes/ })
        .first()
        .click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/careers#roles$`));
    });
  });

import type { Page } from '@playwright/test';
import { expect, test } from '../site.fixture.ts';
import { ApplicationOnPage } from './application-on-page.ts';

declare global {
  interface Window {
    sentTexts?: Readonly<Record<string, string>>;
  }
}

/** Records what a form sends, because browsers do not reveal the body of a post with a file. */
const noteForms = (page: Page) =>
  page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData)
        window.sentTexts = Object.fromEntries(
          [...body].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
        );
      send.call(this, body);
    };
  });

const CAMPAIGN = '?utm_source=spring%20letter&utm_medium=email&gh_src=a1b2';

for (const [prefix, other] of [
  ['', '/intl/es'],
  ['/intl/es', ''],
] as const)
  for (const width of [320, 360, 390])
    test(`@phone${width === 360 ? ' @full' : ''} an application has the source of who came to ${prefix}/careers, by way of filter, language and list, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await noteForms(page);
      await page.goto(`${prefix}/careers${CAMPAIGN}`);
      const list = page.locator('#roles');
      const places = list.getByRole('combobox');
      await places.focus();
      await page.locator('skein-island[awake]').filter({ has: list }).waitFor();
      await places.selectOption('Denver, CO');
      await expect(page).toHaveURL(/\/careers\?location=Denver%2C\+CO#roles$/);

      const language = page.locator('footer a[data-language-link]');
      await language.scrollIntoViewIfNeeded();
      // At the end of the page, the aside appears where the link was, so wait for the aside.
      await expect(page.locator('footer ~ aside')).toBeVisible();
      await language.click();
      await expect(page).toHaveURL(`${other}/careers?location=Denver%2C+CO#roles`);
      await expect(list.getByRole('combobox')).toHaveValue('Denver, CO');
      await list.getByRole('listitem').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/careers\/job\/\?id=\w+$/);
      expect(new URL(page.url()).pathname).toBe(`${other}/careers/job/`);

      const { form, fillIn, submit } = new ApplicationOnPage(page);
      await fillIn('Ana');
      await submit.click();
      await expect(form).toHaveCount(0);
      expect(await page.evaluate(() => window.sentTexts)).toMatchObject({
        mapped_url_token: 'spring letter',
        gh_src: 'a1b2',
        first_name: 'Ana',
      });
    });

import type { Page } from '@playwright/test';
import { expect, test } from '../site.fixture.ts';

/** A host below a domain, as on a real site: a cookie can belong to the host or to the domain. */
const HOST = 'www.skein.test';

test.use({
  siteEnv: { TAG_MANAGER_ID: 'GTM-E2E' },
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
    }),
  baseURL: async ({ site }, use) => use(site.origin.replace('localhost', HOST)),
});

/**
 * Acts as the tag manager: answers its requests, and sets a cookie for the domain.
 * @returns requested addresses, in order
 */
async function outside(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(
    (url) => url.protocol.startsWith('http') && url.hostname !== HOST,
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        contentType: 'text/javascript',
        body: `document.cookie = '_ga=1; path=/; domain=skein.test'`,
      });
    },
  );
  return asked;
}
const banner = (page: Page) => page.locator('#cc-main .cm');
async function cookies(page: Page) {
  const found = await page.context().cookies();
  return found
    .filter(({ name }) => ['skein_consent', '_ga'].includes(name))
    .map(({ name, domain }) => `${name} ${domain}`);
}

for (const [what, before] of [
  ['', []],
  [', also over one for the domain of a visit before', [`.${HOST.replace('www.', '')}`]],
] as const)
  test(`consent that is given in the banner and taken back on its page leaves one cookie, and tracking stops${what}`, async ({
    page,
    baseURL,
    complaints,
  }) => {
    // Without TLS, browsers report this for every host except localhost.
    complaints.expect(/Cross-Origin-Opener-Policy header has been ignored/);
    const asked = await outside(page);
    await page.goto('/plans');
    await banner(page).getByRole('button', { name: 'Allow all' }).click();
    await expect.poll(() => asked.length).toBe(1);
    await expect.poll(() => cookies(page)).toEqual([`skein_consent ${HOST}`, '_ga .skein.test']);
    const [given] = (await page.context().cookies()).filter(({ name }) => name === 'skein_consent');
    await page
      .context()
      .addCookies(
        before.map((domain) => ({ name: 'skein_consent', value: given?.value ?? '', domain, path: '/' })),
      );
    await page.goto('/cookies');
    const main = page.getByRole('main');
    await expect(main.getByRole('checkbox', { name: 'Analytics' })).toBeChecked();
    // A tag that still loads would set its cookie after the answer has removed the cookie.
    await expect.poll(() => asked.length).toBe(2);
    await page.waitForLoadState('networkidle');
    await main.getByRole('button', { name: 'Only necessary ones' }).click();
    await page.waitForURL(`${baseURL}/cookies?saved=none`);
    expect(await cookies(page)).toEqual([`skein_consent ${HOST}`]);
    asked.length = 0;
    await page.goto('/support');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect(await cookies(page)).toEqual([`skein_consent ${HOST}`]);
  });

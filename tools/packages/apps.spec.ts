import { expect, test, type Page } from '@playwright/test';
import { openPage } from '../visual/open.ts';

const { VITE = '', NEXT = '' } = process.env;

/** Selects forms whose script has started. Such forms leave validation to the script. */
const AWAKE = 'form[novalidate]';

interface Shown {
  readonly address: string;
  readonly what: string;
  readonly works: (page: Page) => Promise<void>;
}

/** Returns pages for both applications. Each page shows a feature that works only if the packages work. */
const shared = (app: string, address: (page: string) => string): readonly Shown[] => [
  {
    address: address(''),
    what: `${app} has the header, plans, a quote, and a form that says what is missing`,
    async works(page) {
      await page.locator('header').getByRole('navigation').first().waitFor();
      await page.locator('figure blockquote').waitFor();
      await page.locator(`${AWAKE} [type=submit]`).click();
      await page.locator('form [aria-invalid=true]').waitFor();
    },
  },
  {
    // The button appears only if the bundler has found the worker that draws the map.
    address: address('finder'),
    what: `${app} has the map of the apartment finder`,
    async works(page) {
      const map = page.locator('.skein-map');
      await map.scrollIntoViewIfNeeded();
      await map.getByRole('button', { name: /Bobbin Lofts/ }).waitFor();
    },
  },
  {
    address: address('places'),
    what: `${app} has cities, a carousel that turns, a link for the data layer, and a block below a heading`,
    async works(page) {
      await page.getByRole('link', { name: 'Austin' }).waitFor();
      const turned = page.waitForEvent('console', (message) => message.text() === 'Denver');
      await page.getByRole('button', { name: /^Next/ }).click();
      await turned;
      const link = page.getByRole('link', { name: 'Which plan fits me?' });
      await expect(link).toHaveAttribute('data-analytics', /take the quiz/);
      await page.getByRole('heading', { level: 3, name: 'Before you move' }).waitFor();
      await page.getByRole('heading', { level: 4, name: 'Can I take my plan along?' }).waitFor();
    },
  },
  {
    address: address('steps'),
    what: `${app} has a quiz, a call and an application, each awake`,
    async works(page) {
      await page.locator('#quiz').getByRole('button', { name: 'Start' }).click();
      await page.locator('#quiz').getByRole('button', { name: 'One more' }).waitFor();
      await page.locator(`#call ${AWAKE}`).waitFor();
      await page.locator(`#apply ${AWAKE}`).waitFor();
    },
  },
];

const PAGES: readonly Shown[] = [
  ...shared('vite', (page) => `${VITE}/${page === '' ? '' : `${page}.html`}`),
  ...shared('next', (page) => `${NEXT}/${page}`),
  {
    address: `${NEXT}/role`,
    what: 'next has the page of a role, drawn by its server, with the application under it',
    async works(page) {
      await page.getByRole('heading', { level: 1, name: 'Fiber splicer' }).waitFor();
      await page.locator(`#apply ${AWAKE}`).waitFor();
    },
  },
  {
    address: `${VITE}/brand.html`,
    what: 'vite has another brand, in a language that no library speaks',
    async works(page) {
      await page.getByRole('button', { name: 'Suivant' }).waitFor();
      await page.getByLabel('Prénom').waitFor();
      const token = (name: string) =>
        page.evaluate((asked) => getComputedStyle(document.documentElement).getPropertyValue(asked), name);
      expect(await token('--color-accent')).toBe('#1c4f9c');
      expect(await token('--font-heading')).toMatch(/^Georgia, ?serif$/);
    },
  },
];

for (const { address, what, works } of PAGES)
  test(`${what}, without a complaint of the browser`, async ({ context, page }) => {
    const complaints: string[] = [];
    context.on('console', (message) => {
      // A machine without a graphics card logs how it draws a map.
      if (['error', 'warning'].includes(message.type()) && !message.text().includes('GL Driver Message'))
        complaints.push(message.text());
    });
    context.on('weberror', (error) => complaints.push(String(error.error())));
    context.on('response', (response) => {
      if (response.status() >= 400) complaints.push(`${response.url()} answered ${response.status()}`);
    });
    await openPage(page, address, 1440);
    await works(page);
    expect(complaints).toEqual([]);
  });

test('next draws header, quote and form on its server', async ({ request }) => {
  const html = await (await request.get(`${NEXT}/`)).text();
  for (const drawn of ['<header', '<blockquote', 'type="email"', '<style']) expect(html).toContain(drawn);
});

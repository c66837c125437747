import AxeBuilder from '@axe-core/playwright';
import { chromium, type Browser } from 'playwright';
import { findChromium } from '../browser/find-chromium.ts';

const PAGES = [
  '/',
  '/plans',
  '/cities/austin',
  '/support/faq/first-bill',
  '/careers',
  '/intl/es',
  '/intl/es/quiz',
];

/**
 * Opens pages in a browser. Ignores failed requests to services.
 * @returns problems that the browser and axe report
 */
async function looksWell(browser: Browser, origin: string, isService: (path: string) => boolean) {
  const problems: string[] = [];
  const context = await browser.newContext();
  for (const path of PAGES) {
    const page = await context.newPage();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.status() >= 400 && !isService(pathname))
        problems.push(`${path}: ${response.status()} ${response.url()}`);
    });
    page.on('console', (message) => {
      if (/Content Security Policy|Refused to/.test(message.text()))
        problems.push(`${path}: ${message.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`${path}: ${error.message}`));
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    problems.push(...violations.map(({ id, nodes }) => `${path}: axe ${id} ${nodes[0]?.html ?? ''}`));
    await page.close();
  }
  await context.close();
  return problems;
}

/**
 * Visits pages without script: follows links, changes the language, and opens a missing page. Returns the
 * problems.
 */
async function walksWithoutScript(browser: Browser, origin: string): Promise<string[]> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const problems: string[] = [];
  const at = async (path: string, language: string) => {
    const found = [
      new URL(page.url()).pathname.replace(/(.)\/$/, '$1'),
      await page.locator('html').getAttribute('lang'),
    ];
    if (found[0] !== path || found[1] !== language)
      problems.push(`at ${found.join(' ')}, not ${path} ${language}`);
    if ((await page.locator('h1').count()) !== 1) problems.push(`${path} has no heading`);
  };
  const follow = async (path: string) => {
    await page.locator(`a[href="${path}"]:visible`).first().click();
  };
  await page.goto(origin);
  await at('/', 'en-US');
  await follow('/cities');
  await at('/cities', 'en-US');
  await follow('/cities/austin');
  await at('/cities/austin', 'en-US');
  await page.goto(`${origin}/support/faq`);
  await page.locator('main details:not([open]) > summary').first().click();
  if ((await page.locator('main details[open]').count()) === 0) problems.push('a question does not open');
  await follow('/intl/es/support/faq');
  await at('/intl/es/support/faq', 'es-US');
  await follow('/intl/es');
  await at('/intl/es', 'es-US');
  const missing = await page.goto(`${origin}/nowhere`);
  if (missing?.status() !== 404) problems.push(`/nowhere answers ${missing?.status()}`);
  await context.close();
  return problems;
}

/** Tests an export in a browser, with and without script. Returns the problems. */
export async function visitExport(origin: string, isService: (path: string) => boolean): Promise<string[]> {
  await using browser = await chromium.launch({ executablePath: findChromium().path });
  return [...(await looksWell(browser, origin, isService)), ...(await walksWithoutScript(browser, origin))];
}
export const VISITED_PAGES = PAGES.length;

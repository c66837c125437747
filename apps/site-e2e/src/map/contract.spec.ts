import { mapContract } from '@skein/map/testing';
import { expect, test } from '@playwright/test';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { build } from 'vite';

/** Origin of the test page. All parts of the map come from this origin, under the site's policy. */
const ORIGIN = 'http://map.test';
const POLICY = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'";
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.html': 'text/html' };

let folder = '';

test.describe.configure({ mode: 'serial' });
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--enable-unsafe-swiftshader'] }),
});

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'skein-map-'));
  await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    resolve: { conditions: ['@skein/source', 'module', 'browser', 'production'] },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: { page: join(import.meta.dirname, 'contract-page.client.ts') },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.beforeEach(async ({ page }) => {
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/')
      return route.fulfill({
        contentType: 'text/html',
        headers: { 'content-security-policy': POLICY },
        body: '<!doctype html><title>Map</title><body><script type="module" src="/page.js"></script>',
      });
    return route.fulfill({
      contentType: TYPES[extname(pathname)] ?? 'application/octet-stream',
      body: readFileSync(join(folder, pathname)),
    });
  });
});

for (const { name } of mapContract)
  test(`the bundled map ${name}`, async ({ page }) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') refused.push(message.text());
    });
    await page.goto(ORIGIN);
    await page.waitForFunction(() => window.contractPage !== undefined);
    await page.evaluate((which) => window.contractPage?.run(which), name);
    expect(refused).toEqual([]);
  });

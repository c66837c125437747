import { test as base, type Page } from '@playwright/test';
import { createServer, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageUrls } from '../../islands/page.tsx';

const DIST = join(import.meta.dirname, '..', '..', 'dist', 'islands');
/** Content security policy of the test page. It is as strict as the site's, and forbids inline styles. */
const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; img-src data:; connect-src 'self'";

interface Manifest {
  readonly [key: string]: { readonly file: string };
}

async function serve(): Promise<{ server: Server; origin: string; asked: string[] }> {
  const manifest = JSON.parse(readFileSync(join(DIST, 'client/.vite/manifest.json'), 'utf8')) as Manifest;
  const { islandsPage } = (await import(pathToFileURL(join(DIST, 'server/page.js')).href)) as {
    islandsPage: (search: string, urls: PageUrls) => string;
  };
  const url = (key: string) => `/client/${manifest[key]?.file ?? 'missing'}`;
  const urls: PageUrls = {
    boot: '/boot/boot.js',
    runtime: url('runtime.ts'),
    island: (name) => url(`${name}.island.ts`),
    enhancer: (name) => url(`${name}.enhancer.ts`),
  };
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    asked.push(pathname);
    if (pathname === '/style.css')
      return void response
        .setHeader('content-type', 'text/css')
        .end('skein-island{display:block}.far{height:3000px}');
    if (pathname.startsWith('/client/') || pathname.startsWith('/boot/')) {
      response
        .setHeader('content-type', 'text/javascript')
        .end(readFileSync(join(DIST, normalize(pathname))));
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8').setHeader('content-security-policy', CSP);
    if (pathname === '/') response.end(islandsPage(search, urls));
    else response.end(`<!DOCTYPE html><title>${pathname}</title>${pathname}${search}`);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { server, origin: `http://localhost:${port}`, asked };
}

interface Fixtures {
  /** Opens the test page. With `held: true`, the islands' scripts wait for a call of the returned function. */
  readonly open: (options?: { held?: boolean; path?: string }) => Promise<() => Promise<void>>;
  /** Paths that any tab has requested since the start of this test. */
  readonly asked: readonly string[];
}

export const test = base.extend<Fixtures, { islands: { origin: string; asked: string[] } }>({
  islands: [
    async ({}, use) => {
      const { server, origin, asked } = await serve();
      await use({ origin, asked });
      server.close();
    },
    { scope: 'worker' },
  ],
  asked: async ({ islands }, use) => {
    islands.asked.length = 0;
    await use(islands.asked);
  },
  baseURL: async ({ islands }, use) => use(islands.origin),
  open: async ({ page }, use) => {
    await use(async ({ held = false, path = '/' } = {}) => {
      let release = () => Promise.resolve();
      if (held) {
        let open: () => void = () => undefined;
        const gate = new Promise<void>((resolve) => (open = resolve));
        await page.route(/\/client\//, async (route) => {
          await gate;
          await route.continue();
        });
        release = async () => open();
      }
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('.far').waitFor({ state: 'attached' });
      return release;
    });
  },
});

export const awake = (page: Page, id: string) =>
  page.locator(`:is(skein-island,skein-enhancer)#${id}[awake]`).waitFor({ state: 'attached' });
export { expect } from '@playwright/test';

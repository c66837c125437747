import type { Page } from 'playwright';
import { stillSvg } from './still-svg.ts';
import type { Catalogue, Story } from './stories.ts';
import { openPage, pictureOf } from './take-picture.ts';

const SPANISH = '/intl/es';

const inLanguage = (path: string, language: string) =>
  (path === SPANISH || path.startsWith(`${SPANISH}/`)) === (language === 'es');

/** File name of a page's pictures; the path is the part that may be read back from it. */
const idOf = (path: string) => `page${path.replaceAll('/', '-').replace(/-$/, '')}`;

/** Pages that a site map lists in one language, in its order. Each is named by its path. */
export function pagesOf(siteMap: string, language: string): Catalogue {
  const stories = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address.replaceAll('&amp;', '&')).pathname)
    .filter((path) => inLanguage(path, language))
    .map((path): Story => ({ id: idOf(path), title: 'Pages', name: path }));
  return { stories, skipped: new Set() };
}

/** The pages of a running site. Throws when it has no site map, or an empty one. */
export async function readPages(origin: string, language: string): Promise<Catalogue> {
  const answer = await fetch(`${origin}/sitemap.xml`);
  const catalogue = pagesOf(await answer.text(), language);
  if (!answer.ok || catalogue.stories.length === 0)
    throw new Error(`No pages in ${origin}/sitemap.xml (${answer.status})`);
  return catalogue;
}

/** PNG of a whole page once its parts are awake. */
export async function takePage(page: Page, origin: string, { name }: Story, width: number): Promise<Buffer> {
  // Drawings without their animations, as the catalogue is served.
  await page.route(/\.svg(?:\?|$)/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: stillSvg(await response.text()) });
  });
  await openPage(page, `${origin}${name}`, width);
  return pictureOf(page);
}

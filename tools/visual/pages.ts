import type { Page } from 'playwright';
import { isVisited } from '@skein/content/city-kinds';
import { stillSvg } from './still-svg.ts';
import type { Catalogue, Story } from './stories.ts';
import { openPage, pictureOf } from './take-picture.ts';

const SPANISH = '/intl/es';

const inLanguage = (path: string, language: string) =>
  (path === SPANISH || path.startsWith(`${SPANISH}/`)) === (language === 'es');

/** File name of a page's pictures; the path is the part that may be read back from it. */
const idOf = (path: string) => `page${path.replaceAll('/', '-').replace(/-$/, '')}`;

const addressesIn = (xml: string): URL[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&')),
  );

/** Pages that a site map lists in one language, one of each kind of city pages, in its order. Each is named by its path. */
export function pagesOf(siteMap: string, language: string): Catalogue {
  const stories = addressesIn(siteMap)
    .map(({ pathname }) => pathname)
    .filter((path) => inLanguage(path, language) && isVisited(path))
    .map((path): Story => ({ id: idOf(path), title: 'Pages', name: path }));
  return { stories, skipped: new Set() };
}

async function textAt(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer.text();
}

/** The pages of a running site, from all of its site maps. Throws when they list none. */
export async function readPages(origin: string, language: string): Promise<Catalogue> {
  const index = await textAt(`${origin}/sitemap.xml`);
  const maps = await Promise.all(addressesIn(index).map(({ pathname }) => textAt(origin + pathname)));
  const catalogue = pagesOf(maps.join(''), language);
  if (catalogue.stories.length === 0) throw new Error(`No pages in the site maps of ${origin}`);
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

import { isVisited } from '@skein/content/city-kinds';
import type { Story } from './stories.ts';

const addressesAt = async (address: string): Promise<string[]> =>
  [...(await (await fetch(address)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, found = '']) => new URL(found.replaceAll('&amp;', '&')).pathname,
  );

/** Returns the paths in the site maps of a running site, in one language. */
export async function pathsOf(origin: string, language: string): Promise<string[]> {
  const maps = await addressesAt(`${origin}/sitemap.xml`);
  const paths = (await Promise.all(maps.map((path) => addressesAt(origin + path)))).flat();
  return paths.filter((path) => /^\/intl\/es(\/|$)/.test(path) === (language === 'es'));
}

/** Returns the site's pages in the format of stories. Leaves out most pages of cities and states. */
export async function readPages(origin: string, language: string): Promise<Story[]> {
  return (await pathsOf(origin, language)).filter(isVisited).map((path) => ({
    id: `page${path.replaceAll('/', '-').replace(/-$/, '')}`,
    title: 'Pages',
    name: path,
  }));
}

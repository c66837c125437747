import type { HtmlCache } from '../cache/html-cache.ts';
import type { Locales } from '../site/locales.ts';
import type { Site } from '../site/site.ts';
import { STATUS_PATHS } from './routes.tsx';

const standIns: readonly string[] = Object.values(STATUS_PATHS);

export interface SiteAddresses {
  /** Addresses of pages and short links in all languages. Other addresses are known only from links. */
  readonly pages: readonly string[];
  /** The path of the not-found page in each language. A request for it gets a 404. */
  readonly notFound: readonly string[];
  /** Returns the paths below a page that is in the cache. Returns none for other pages. */
  below(path: string): readonly string[];
  readonly locales: Locales;
}

/** Returns all addresses that are known without drawing a page. */
export async function siteAddresses(
  { locales, shortLinks = {}, routes = [] }: Pick<Site, 'locales' | 'shortLinks' | 'routes'>,
  slugs: { all(): Promise<readonly { readonly path: string }[]> },
  cache: Pick<HtmlCache, 'peek'>,
): Promise<SiteAddresses> {
  const isExact = (path: string | undefined): path is string => path !== undefined && !/[:*]/.test(path);
  const paths = [
    ...(await slugs.all()).map(({ path }) => path),
    ...routes.map(({ path }) => path).filter(isExact),
    ...Object.keys(shortLinks),
  ];
  const inAll = (path: string) => locales.all.map(({ locale }) => locales.localize(path, locale));
  const pages = [...new Set(paths)].filter((path) => !standIns.includes(path)).flatMap(inAll);
  const own = new Set(pages);
  return {
    pages,
    notFound: inAll(STATUS_PATHS[404]),
    below(path) {
      // A path below a page has the same `below` as the page, but nothing exists below that path.
      const names = own.has(path) ? cache.peek(path)?.address?.below : undefined;
      return (names ?? []).map((name) => `${path}/${encodeURIComponent(name)}`);
    },
    locales,
  };
}

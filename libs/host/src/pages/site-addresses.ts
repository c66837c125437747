import type { HtmlCache } from '../cache/html-cache.ts';
import type { Locales } from '../site/locales.ts';
import type { Site } from '../site/site.ts';
import { STATUS_PATHS } from './routes.tsx';

const standIns: readonly string[] = Object.values(STATUS_PATHS);

export interface SiteAddresses {
  /** Of pages and of short links, in all languages; those that are only found by links to them are not here. */
  readonly pages: readonly string[];
  /** Where the page that says that there is none stands, in each language; asked for, it answers 404. */
  readonly notFound: readonly string[];
  /** Paths of what lies below a page that has just been asked for. */
  below(path: string): readonly string[];
  readonly locales: Locales;
}

/** All addresses that are known without drawing a page. */
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
      // What lies below a page says the same of itself, and has nothing below.
      const names = own.has(path) ? cache.peek(path)?.address?.below : undefined;
      return (names ?? []).map((name) => `${path}/${encodeURIComponent(name)}`);
    },
    locales,
  };
}

import type { FastifyInstance, FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { SitemapIndexStream, SitemapStream } from 'sitemap';
import type { SlugEntry } from '../content/page-list.ts';
import type { SlugIndex } from '../content/slug-index.ts';
import type { Site } from '../site/site.ts';
import { sendFallback } from './send-fallback.ts';

export interface SiteMapOptions {
  readonly site: Pick<Site, 'locales' | 'isListed'>;
  readonly slugs: Pick<SlugIndex, 'all'>;
  readonly origin: string;
  readonly production: boolean;
  /** How many addresses one file may have. Default: 50,000, the protocol's limit. */
  readonly maxAddresses?: number | undefined;
}

const MAX_ADDRESSES = 50_000;

const MAPS = ['pages', 'support'] as const;
type SiteMap = (typeof MAPS)[number];
const EMPTY_MAP =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"/>';

/** Returns the pages that one of the maps lists. */
export const listed = (
  { isListed }: Pick<Site, 'isListed'>,
  entries: readonly SlugEntry[],
  map: SiteMap,
): readonly SlugEntry[] =>
  entries.filter((entry) => entry.siteMap === map && !entry.noIndex && isListed(entry.path));

const mapPath = (map: SiteMap, index: number) => `/sitemap-${map}${index === 0 ? '' : `-${index + 1}`}.xml`;
const pagesPerFile = ({ locales }: Pick<Site, 'locales'>, maxAddresses: number) =>
  Math.max(1, Math.floor(maxAddresses / locales.all.length));

/** Returns the paths of the files that the index of site maps lists. */
function siteMapPaths(
  site: SiteMapOptions['site'],
  entries: readonly SlugEntry[],
  maxAddresses = MAX_ADDRESSES,
): readonly string[] {
  const perFile = pagesPerFile(site, maxAddresses);
  return MAPS.flatMap((map) => {
    const count = Math.max(1, Math.ceil(listed(site, entries, map).length / perFile));
    return Array.from({ length: count }, (_, index) => mapPath(map, index));
  });
}

/** Yields every page in all languages, each with links to the others. */
export function* siteMapItems({ locales }: Pick<Site, 'locales'>, pages: readonly SlugEntry[]) {
  for (const { path, updatedAt } of pages) {
    const links = locales.all.map(({ locale, lang }) => ({ lang, url: locales.localize(path, locale) }));
    const [main] = links;
    const all = [...links, ...(main ? [{ lang: 'x-default', url: main.url }] : [])];
    for (const { url } of links)
      yield { url, links: all, ...(updatedAt !== undefined && { lastmod: updatedAt }) };
  }
}

/** Streams XML while it is written, so that a hundred thousand addresses are never in memory as text. */
function sendXml(reply: FastifyReply, stream: SitemapStream | SitemapIndexStream, items: Iterable<object>) {
  return reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', 'public, max-age=600')
    .send(Readable.from(items).pipe(stream));
}

export function robotsTxt({ origin, production }: Pick<SiteMapOptions, 'origin' | 'production'>): string {
  if (!production) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\nDisallow: /blog/search/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

export async function siteMapRoutes(
  app: FastifyInstance,
  { site, slugs, origin, production, maxAddresses = MAX_ADDRESSES }: SiteMapOptions,
) {
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=600')
      .send(robotsTxt({ origin, production })),
  );
  app.get('/sitemap.xml', async (_request, reply) => {
    const paths = siteMapPaths(site, await slugs.all(), maxAddresses);
    return sendXml(
      reply,
      new SitemapIndexStream(),
      paths.map((path) => ({ url: origin + path })),
    );
  });
  const perFile = pagesPerFile(site, maxAddresses);
  for (const map of MAPS) {
    const sendFile = async (reply: FastifyReply, index: number) => {
      const entries = listed(site, await slugs.all(), map);
      const pages = entries.slice(index * perFile, (index + 1) * perFile);
      // The stream refuses to end without an address; a site whose pages are all closed has none.
      if (pages.length === 0)
        return index === 0
          ? reply.type('application/xml; charset=utf-8').send(EMPTY_MAP)
          : sendFallback(reply, 404, mapPath(map, index));
      return sendXml(reply, new SitemapStream({ hostname: origin }), siteMapItems(site, pages));
    };
    app.get(mapPath(map, 0), (_request, reply) => sendFile(reply, 0));
    app.get<{ Params: { number: string } }>(
      `${mapPath(map, 0).replace('.xml', '')}-:number(^[1-9]\\d{0,3}).xml`,
      (request, reply) => sendFile(reply, Number(request.params.number) - 1),
    );
  }
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { SitemapIndexStream, SitemapStream } from 'sitemap';
import type { SlugEntry } from '../content/page-list.ts';
import type { SlugIndex } from '../content/slug-index.ts';
import type { Site } from '../site/site.ts';
import { keptFiles, unzipped } from './kept-xml.ts';
import { encodingFor } from './send-page.ts';
import { sendFallback } from './send-fallback.ts';

export interface SiteMapOptions {
  readonly site: Pick<Site, 'locales' | 'isListed' | 'notCrawled'>;
  readonly slugs: Pick<SlugIndex, 'all'>;
  readonly origin: string;
  readonly production: boolean;
  /** How many addresses one file may have. Default: 50,000, the protocol's limit. */
  readonly maxAddresses?: number | undefined;
}

const MAX_ADDRESSES = 50_000;

const INDEX_PATH = '/sitemap.xml';
const MAPS = ['pages', 'support'] as const;
type SiteMap = (typeof MAPS)[number];
const EMPTY_MAP =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"/>';

/** Returns the pages that belong in one of the site maps. */
export const listed = (
  { isListed }: Pick<Site, 'isListed'>,
  entries: readonly SlugEntry[],
  map: SiteMap,
): readonly SlugEntry[] =>
  entries.filter((entry) => entry.siteMap === map && !entry.noIndex && isListed(entry.path));

const mapPath = (map: SiteMap, index: number) => `/sitemap-${map}${index === 0 ? '' : `-${index + 1}`}.xml`;
const pagesPerFile = ({ locales }: Pick<Site, 'locales'>, maxAddresses: number) =>
  Math.max(1, Math.floor(maxAddresses / locales.all.length));

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

/** Yields every page in every language, with links to the same page in the other languages. */
export function* siteMapItems({ locales }: Pick<Site, 'locales'>, pages: readonly SlugEntry[]) {
  for (const { path, updatedAt } of pages) {
    const links = locales.all.map(({ locale, lang }) => ({ lang, url: locales.localize(path, locale) }));
    const [main] = links;
    const all = [...links, ...(main ? [{ lang: 'x-default', url: main.url }] : [])];
    for (const { url } of links)
      yield { url, links: all, ...(updatedAt !== undefined && { lastmod: updatedAt }) };
  }
}

/** Sends XML that is kept in memory as gzip. A client that does not accept gzip gets the plain text. */
function sendXml(request: FastifyRequest, reply: FastifyReply, file: Buffer) {
  const encoding = encodingFor(request.headers['accept-encoding'], { hasBrotli: false });
  reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=600');
  return encoding === 'identity'
    ? reply.send(unzipped(file))
    : reply.header('content-encoding', encoding).send(file);
}

/**
 * Returns the text of `robots.txt`.
 * @param notCrawled beginnings of paths that are closed to search engines
 */
export function robotsTxt(
  { origin, production }: Pick<SiteMapOptions, 'origin' | 'production'>,
  notCrawled: readonly string[] = [],
): string {
  if (!production) return 'User-agent: *\nDisallow: /\n';
  const closed = notCrawled.map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\nAllow: /\n${closed}\nSitemap: ${origin}/sitemap.xml\n`;
}

export async function siteMapRoutes(
  app: FastifyInstance,
  { site, slugs, origin, production, maxAddresses = MAX_ADDRESSES }: SiteMapOptions,
) {
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=600')
      .send(robotsTxt({ origin, production }, site.notCrawled)),
  );
  const files = keptFiles<readonly SlugEntry[]>();
  /** Writes XML as a stream, so that a hundred thousand addresses are never in memory as text. */
  const written = (stream: SitemapStream | SitemapIndexStream, items: Iterable<object>) =>
    Readable.from(items).pipe(stream);
  app.get(INDEX_PATH, async (request, reply) => {
    const all = await slugs.all();
    const file = await files.get(all, INDEX_PATH, () =>
      written(
        new SitemapIndexStream(),
        siteMapPaths(site, all, maxAddresses).map((path) => ({ url: origin + path })),
      ),
    );
    return sendXml(request, reply, file ?? Buffer.alloc(0));
  });
  const perFile = pagesPerFile(site, maxAddresses);
  for (const map of MAPS) {
    const sendFile = async (request: FastifyRequest, reply: FastifyReply, index: number) => {
      const all = await slugs.all();
      const file = await files.get(all, mapPath(map, index), () => {
        const pages = listed(site, all, map).slice(index * perFile, (index + 1) * perFile);
        if (pages.length > 0)
          return written(new SitemapStream({ hostname: origin }), siteMapItems(site, pages));
        // The stream cannot end without an address, so a map without pages is a fixed text.
        return index === 0 ? Readable.from([EMPTY_MAP]) : undefined;
      });
      if (!file) return sendFallback(reply, 404, mapPath(map, index));
      return sendXml(request, reply, file);
    };
    app.get(mapPath(map, 0), (request, reply) => sendFile(request, reply, 0));
    app.get<{ Params: { number: string } }>(
      `${mapPath(map, 0).replace('.xml', '')}-:number(^[1-9]\\d{0,3}).xml`,
      (request, reply) => sendFile(request, reply, Number(request.params.number) - 1),
    );
  }
}

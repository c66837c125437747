import type { FastifyInstance, FastifyReply } from 'fastify';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import type { SlugEntry } from '../content/page-list.ts';
import type { SlugIndex } from '../content/slug-index.ts';
import type { Site } from '../site/site.ts';

export interface SiteMapOptions {
  readonly site: Pick<Site, 'locales' | 'isListed'>;
  readonly slugs: Pick<SlugIndex, 'all'>;
  readonly origin: string;
  readonly production: boolean;
}

const MAPS = ['pages', 'support'] as const;
const mapPath = (map: (typeof MAPS)[number]) => `/sitemap-${map}.xml`;
/** What search engines read. */
export const SITE_MAP_PATHS: readonly string[] = ['/robots.txt', '/sitemap.xml', ...MAPS.map(mapPath)];
const EMPTY_MAP =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"/>';

/** All languages of every page that may be listed, each pointing at the others. */
export function siteMapItems(
  { locales, isListed }: SiteMapOptions['site'],
  entries: readonly SlugEntry[],
  map: (typeof MAPS)[number],
) {
  return entries
    .filter((entry) => entry.siteMap === map && !entry.noIndex && isListed(entry.path))
    .flatMap(({ path, updatedAt }) => {
      const links = locales.all.map(({ locale, lang }) => ({ lang, url: locales.localize(path, locale) }));
      const [main] = links;
      const all = [...links, ...(main ? [{ lang: 'x-default', url: main.url }] : [])];
      return links.map(({ url }) => ({
        url,
        links: all,
        ...(updatedAt !== undefined && { lastmod: updatedAt }),
      }));
    });
}

async function sendXml(reply: FastifyReply, stream: SitemapStream | SitemapIndexStream) {
  const xml = await streamToPromise(stream);
  return reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', 'public, max-age=600')
    .send(xml);
}

export function robotsTxt({ origin, production }: Pick<SiteMapOptions, 'origin' | 'production'>): string {
  if (!production) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\nDisallow: /blog/search/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

export async function siteMapRoutes(
  app: FastifyInstance,
  { site, slugs, origin, production }: SiteMapOptions,
) {
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=600')
      .send(robotsTxt({ origin, production })),
  );
  app.get('/sitemap.xml', async (_request, reply) => {
    const index = new SitemapIndexStream();
    for (const map of MAPS) index.write({ url: origin + mapPath(map) });
    index.end();
    return sendXml(reply, index);
  });
  for (const map of MAPS) {
    app.get(mapPath(map), async (_request, reply) => {
      const stream = new SitemapStream({ hostname: origin });
      const items = siteMapItems(site, await slugs.all(), map);
      // The stream refuses to end without an address; a site whose pages are all closed has none.
      if (items.length === 0) return reply.type('application/xml; charset=utf-8').send(EMPTY_MAP);
      for (const item of items) stream.write(item);
      stream.end();
      return sendXml(reply, stream);
    });
  }
}

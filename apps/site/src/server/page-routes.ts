import { readReceipt, spentReceipt, type PageVisitors, type VisitorStamp } from '@skein/api';
import { DeliveryError } from '@skein/cms-client/server';
import { campaignIn } from '@skein/forms/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SHORT_LINKS } from '../redirects.ts';
import { MAX_URL_LENGTH } from '@skein/cms-client';
import { NoSuchPage, type PageStatus } from '../routes/routes.tsx';
import { FALLBACK_CSP, fallbackPage } from './fallback-page.ts';
import type { CachedPage, CacheState, HtmlCache } from './html-cache.ts';
import { faqLinkOf, faqLinkPath, slugOfQuery, type FaqLink } from '../content/faq-links.ts';
import { networkQueryOf } from '../content/network-answer.ts';
import type { AskNetwork } from './ask-network.ts';
import { pageBytes } from './page-bytes.ts';
import type { PageService } from './page-service.ts';
import { atPath } from './stand-in-page.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { sendPage } from './send-page.ts';
import { canonicalPath, languageOf } from './site-paths.ts';
import { localizePath, splitLocale } from '../languages.ts';

export interface PageRoutesOptions {
  readonly pages: PageService;
  readonly cache: HtmlCache;
  /** Marks forms on pages that are drawn for one visitor; undefined where the services run elsewhere. */
  readonly stamp?: VisitorStamp | undefined;
  /** Makes the tokens that forms on a page carry; undefined where the services run elsewhere, and pages have none. */
  readonly visitors?: PageVisitors | undefined;
  /** Asks for the network's status on pages that are drawn for a query; without it the query means nothing. */
  readonly askNetwork?: AskNetwork | undefined;
  /** Draws drafts for an editor who has signed in to preview; undefined where preview is off. */
  readonly preview:
    { readonly pages: PageService; isEditor(request: Pick<FastifyRequest, 'headers'>): boolean } | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Absolute address of the brand's picture, for previews of a link to a page of the last resort. */
    brandPicture?: string;
  }
}

/** How soon to try again after an outage, seconds. */
export const RETRY_AFTER_S = 10;

/** Takes the answer out of Fastify's hands: a finished page needs nothing more of it. */
const send = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  state: CacheState,
  visitors?: PageVisitors,
) => sendPage(request.raw, reply.hijack().raw, page, state, { visitors });

/** The last resort: words of our own, without the CMS. */
export function sendFallback(
  reply: FastifyReply,
  kind: 404 | 500 | 503,
  path: string,
  status: number = kind,
  language: 'en' | 'es' = languageOf(path),
): FastifyReply {
  const href = kind === 404 ? localizePath('/', splitLocale(path).locale) : path;
  if (kind === 503) reply.header('retry-after', String(RETRY_AFTER_S));
  return reply
    .code(status)
    .headers({
      ...SECURITY_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': FALLBACK_CSP,
      'cache-control': 'no-store',
    })
    .send(fallbackPage(kind, language, href, reply.server.brandPicture));
}

function redirectTarget(path: string): string | undefined {
  const canonical = canonicalPath(path);
  if (canonical !== undefined) return canonical;
  const { locale, path: bare } = splitLocale(path);
  const target = SHORT_LINKS[bare];
  return target === undefined ? undefined : localizePath(target, locale);
}

/**
 * Answers with the page that stands in for another: the editors' own if it can be had, else the last resort.
 * @param caching who may keep it: anybody by default
 */
export async function sendStatus(
  request: FastifyRequest,
  reply: FastifyReply,
  status: PageStatus,
  path: string,
  { pages, cache }: Pick<PageRoutesOptions, 'pages' | 'cache'>,
  caching?: CachedPage['caching'],
): Promise<FastifyReply> {
  const { locale } = splitLocale(path);
  try {
    const { page, state } = await cache.get(`${status} ${locale}`, async () => {
      const drawn = await pages.renderStatus(status, locale);
      if (!drawn) throw new NoSuchPage(path);
      return drawn;
    });
    send(request, reply, { ...atPath(page, status, path), caching }, state);
    return reply;
  } catch {
    return sendFallback(reply, status, path);
  }
}

/** Every page of the site. Those that lie fresh in memory do not come this far: see `freshPages`. */
export async function pageRoutes(
  app: FastifyInstance,
  { pages, cache, preview, stamp, visitors, askNetwork }: PageRoutesOptions,
) {
  /** What drafts do not have, visitors may: an editor's answer is kept by nobody. */
  const notFound = (request: FastifyRequest, reply: FastifyReply, path: string) =>
    sendStatus(request, reply, 404, path, { pages, cache }, preview?.isEditor(request) ? 'none' : undefined);

  /** The page with what the visitor has just sent, if they have. Where that cannot be drawn, everybody's will do. */
  async function sendForVisitor(request: FastifyRequest, reply: FastifyReply, path: string) {
    const { cookie } = request.headers;
    const receipt = readReceipt(cookie, splitLocale(path).path);
    if (!receipt) return false;
    try {
      const page = await pages.renderReceipt(path, receipt, (action) => stamp?.(cookie, action) ?? {});
      const spent = spentReceipt(receipt);
      if (request.method === 'GET' && spent.length > 0) reply.raw.setHeader('set-cookie', spent);
      send(request, reply, { ...page, bytes: pageBytes(Buffer.from(page.html)) }, 'miss');
      return true;
    } catch (error) {
      request.log.warn({ err: error, path }, 'the page for a visitor could not be drawn');
      return false;
    }
  }

  /** The page with the network's answer to a query: for who asks, and kept by nobody. */
  async function sendNetworkAnswer(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    query: string,
    ask: AskNetwork,
  ) {
    const page = await pages.renderNetworkAnswer(path, query, await ask(query, path, request));
    send(request, reply, { ...page, bytes: pageBytes(Buffer.from(page.html)) }, 'miss');
    return reply;
  }

  /** The question that an address names, if the page has it. */
  async function questionOf(path: string): Promise<FaqLink | undefined> {
    const link = faqLinkOf(path);
    if (!link || !(await pages.exists(link.page))) return undefined;
    const { page } = await cache.get(link.page, (seen) => pages.render(link.page, '', undefined, seen));
    return page.slugs?.has(link.slug) ? link : undefined;
  }

  async function sendQuestion(request: FastifyRequest, reply: FastifyReply, { page: path, slug }: FaqLink) {
    const { page, state } = await cache.get(faqLinkPath({ page: path, slug }), (seen) =>
      pages.render(path, '', slug, seen),
    );
    send(request, reply, page, state, visitors);
    return reply;
  }

  async function draw(request: FastifyRequest, reply: FastifyReply, path: string, search: string) {
    const target = redirectTarget(path);
    if (target !== undefined) return reply.redirect(target + search, 308);
    try {
      if (preview?.isEditor(request)) {
        const link = (await preview.pages.exists(path)) ? undefined : faqLinkOf(path);
        const page = await preview.pages.render(link?.page ?? path, search, link?.slug);
        return await reply
          .code(page.status)
          .headers({
            ...SECURITY_HEADERS,
            'content-type': 'text/html; charset=utf-8',
            'content-security-policy': page.csp,
            'cache-control': 'private, no-store',
            vary: 'cookie',
          })
          .send(page.html);
      }
      if (!(await pages.exists(path))) {
        const link = await questionOf(path);
        if (!link) return await notFound(request, reply, path);
        const address = faqLinkPath(link);
        return address === path
          ? await sendQuestion(request, reply, link)
          : reply.redirect(address + search, 308);
      }
      if (await sendForVisitor(request, reply, path)) return reply;
      const { page, state } = await cache.get(path, (seen) => pages.render(path, '', undefined, seen));
      const slug = slugOfQuery(search);
      if (slug !== undefined && page.slugs?.has(slug))
        return await sendQuestion(request, reply, { page: path, slug });
      const address = page.asksNetwork ? networkQueryOf(search) : undefined;
      if (address !== undefined && askNetwork)
        return await sendNetworkAnswer(request, reply, path, address, askNetwork);
      const wanted = page.queryOf?.(search) ?? '';
      const named = campaignIn(search);
      if (wanted === '' && page.elsewhere !== undefined)
        return await reply
          .header('cache-control', 'no-cache')
          .redirect(page.elsewhere + (named && `?${named}`), 302);
      const query = (await page.settleQuery?.(wanted)) ?? wanted;
      if (query !== '') {
        const asked = await cache.get(path + query, (seen) => pages.render(path, query, undefined, seen));
        send(request, reply, asked.page, asked.state, visitors);
        return reply;
      }
      send(request, reply, page, state, visitors);
      return reply;
    } catch (error) {
      if (error instanceof NoSuchPage) return notFound(request, reply, path);
      if (error instanceof DeliveryError) {
        request.log.warn({ err: error, path }, 'no content, not even old');
        return sendFallback(reply, 503, path);
      }
      throw error;
    }
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler(request, reply) {
      const url = request.raw.url ?? '/';
      if (url.length > MAX_URL_LENGTH) return sendFallback(reply, 404, '/', 414);
      const mark = url.indexOf('?');
      const path = mark < 0 ? url : url.slice(0, mark);
      return draw(request, reply, path, mark < 0 ? '' : url.slice(mark));
    },
  });
}

import type { Arrivals, Asked, CookieVisits } from '@skein/cms-client/serve';
import { DeliveryError } from '@skein/cms-client/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { pageBytes } from '../cache/page-bytes.ts';
import type { Variant, VisitorBuckets } from '../experiments/visitor-buckets.ts';
import type { RenderedPage } from '../cache/rendered-page.ts';
import { partBelow } from '../pages/part-below.ts';
import type { PageService } from '../pages/page-service.ts';
import { NoSuchPage } from '../pages/routes.tsx';
import { PREVIEW_PARAM } from '../preview/preview-bar.tsx';
import { canonicalPath } from '../site/canonical-path.ts';
import type { Site } from '../site/site.ts';
import { networkOf, PoolFullError, readCookie } from '@skein/http';
import { timed, withTimings } from '../watch/server-timing.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { chooseOf, pageRequests, type PageRequest } from './page-request.ts';
import { encodingFor } from './send-page.ts';
import { send, sendFallback, sendStatus, type StatusPageParts } from './send-fallback.ts';

export interface PageRoutesOptions extends StatusPageParts {
  readonly site: Site;
  /** What cookies tell of a visitor. */
  readonly visits?: CookieVisits | undefined;
  /** Has a browser without script remember how a visitor came. */
  readonly arrivals?: Arrivals | undefined;
  /** Which variant of a page with experiments a visitor sees; without it, everybody sees the first. */
  readonly buckets?: VisitorBuckets | undefined;
  /** Draws drafts for an editor who has signed in to preview; undefined where preview is off. */
  readonly preview:
    | { readonly pages: PageService; isEditor(request: { readonly headers: IncomingHttpHeaders }): boolean }
    | undefined;
}

function redirectTarget(site: Site, path: string): string | undefined {
  const canonical = canonicalPath(site, path);
  if (canonical !== undefined) return canonical;
  const { locale, path: bare } = site.locales.split(path);
  const target = site.shortLinks?.[bare];
  return target === undefined ? undefined : site.locales.localize(target, locale);
}

/** What the one form of an address asks of the page at a path. */
function askedBy(path: string, normal: string): Asked {
  const [below = ''] = normal.split('?', 1);
  return {
    search: normal.slice(below.length),
    below: below === '' ? undefined : partBelow(path + below)?.below,
  };
}

/** The variations that an editor looks at: `?variation=hero:short`. */
const shownIn = (search: string) =>
  Object.fromEntries(
    new URLSearchParams(search).getAll(PREVIEW_PARAM).map((named) => {
      const [key = '', variation = ''] = named.split(':', 2);
      return [key, variation];
    }),
  );

/** Every page of the site. Those that lie fresh in memory do not come this far: see `freshPages`. */
export async function pageRoutes(
  app: FastifyInstance,
  { site, pages, cache, preview, visits, arrivals, buckets }: PageRoutesOptions,
) {
  /** What drafts do not have, visitors may: an editor's answer is kept by nobody. */
  const notFound = (request: FastifyRequest, reply: FastifyReply, path: string) =>
    sendStatus(request, reply, 404, path, { pages, cache }, preview?.isEditor(request) ? 'none' : undefined);

  /** Whether visitors get this page from memory now, which an editor never does. */
  const forVisitors = (path: string) => `draft; for visitors ${cache.peek(path) ? 'hit' : 'miss'}`;

  /** A page for who asks, and kept by nobody. */
  function sendForOne(request: FastifyRequest, reply: FastifyReply, page: RenderedPage): FastifyReply {
    send(request, reply, { ...page, bytes: pageBytes(Buffer.from(page.html)) }, 'miss');
    return reply;
  }

  /** Leads to the page that everybody gets. No cache on the way keeps that: the next visitor may have sent a form. */
  function toEverybody(reply: FastifyReply, path: string, search: string): FastifyReply {
    const query = new URLSearchParams(search);
    if (visits) query.delete(visits.param);
    const rest = query.size === 0 ? '' : `?${query}`;
    return reply.header('cache-control', 'private, no-store').redirect(path + rest, 303);
  }

  /** Sends the page with what the visitor has just sent; where that cannot be had, everybody's will do. */
  async function sendForVisitor(request: FastifyRequest, reply: FastifyReply, path: string, search: string) {
    const { cookie } = request.headers;
    const brought = visits && readCookie(cookie, visits.cookie);
    const visit = brought === undefined ? undefined : visits?.read(brought, site.locales.split(path).path);
    if (!visit) return toEverybody(reply, path, search);
    try {
      const page = await pages.renderFor(path, visit, networkOf(request.ip));
      if (request.method === 'GET' && visit.setCookie.length > 0)
        reply.raw.appendHeader('set-cookie', visit.setCookie);
      return sendForOne(request, reply, page);
    } catch (error) {
      request.log.warn({ err: error, path }, 'the page for a visitor could not be drawn');
      return toEverybody(reply, path, search);
    }
  }

  const plain = (path: string, visitor: string) =>
    cache.get(path, (seen, behind) => pages.render(path, undefined, { seen, behind, visitor }));

  /** A page as an address asks for it, in the one form of that, in one variant. */
  async function sendAsked(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    normal: string,
    { suffix, variations, setCookie }: Variant = { suffix: '', variations: {} },
  ) {
    const asked = { ...askedBy(path, normal), variations };
    const visitor = networkOf(request.ip);
    const { page, state } = await cache.get(path + normal + suffix, (seen, behind) =>
      pages.render(path, asked, { seen, behind, visitor }),
    );
    send(request, reply, page, state, setCookie);
    return reply;
  }

  async function sendDraft(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    search: string,
    drafts: PageService,
  ) {
    const { result, steps } = await withTimings(async () => {
      const part = (await drafts.exists(path)) ? undefined : partBelow(path);
      const page = await drafts.render(part?.page ?? path, {
        search,
        below: part?.below,
        variations: shownIn(search),
      });
      const bytes = pageBytes(Buffer.from(page.html));
      const encoding = encodingFor(request.headers['accept-encoding']);
      return { page, encoding, body: await timed('compress', async () => bytes.get(encoding)) };
    });
    const { page, encoding, body } = result;
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .code(page.status)
      .headers({
        ...SECURITY_HEADERS,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': page.csp,
        'cache-control': 'private, no-store',
        vary: 'cookie, accept-encoding',
        'server-timing': [`cache;desc="${forVisitors(path)}"`, ...steps].join(', '),
      })
      .send(body);
  }

  /** What lies below a page, if it has that. */
  async function sendBelow(request: FastifyRequest, reply: FastifyReply, path: string, search: string) {
    const part = partBelow(path);
    if (!part || !(await pages.exists(part.page))) return notFound(request, reply, path);
    const { page } = await plain(part.page, networkOf(request.ip));
    const normal = page.address?.normal({ search: '', below: part.below });
    if (normal === undefined) return notFound(request, reply, path);
    const address = part.page + normal;
    if (address !== path) return reply.redirect(address + search, 308);
    const { experiments } = page;
    const variant = experiments && buckets?.(experiments, request.headers.cookie);
    return sendAsked(request, reply, part.page, normal, variant);
  }

  /** The answer sets it, whatever it turns out to be, and is kept by no shared cache. */
  function arrive({ headers, protocol }: FastifyRequest, reply: FastifyReply, search: string) {
    const arrival = arrivals?.({ search, headers, secure: protocol === 'https' });
    if (arrival === undefined) return;
    reply.header('cache-control', 'private').raw.appendHeader('set-cookie', arrival);
  }

  /** The page at a path, as this request asks for it. */
  async function sendChosen(request: FastifyRequest, reply: FastifyReply, path: string, search: string) {
    const { ip, headers } = request;
    const { page, state } = await plain(path, networkOf(ip));
    const choice = chooseOf(page, search, headers.cookie, buckets);
    if (choice.give === 'elsewhere')
      return reply.header('cache-control', 'private, no-cache').redirect(choice.to, 302);
    if (choice.give === 'forOne')
      return sendForOne(
        request,
        reply,
        await pages.renderAsked(path, askedBy(path, choice.normal), { ip, headers }),
      );
    const { variant } = choice;
    const normal = (await page.address?.settle(choice.normal)) ?? choice.normal;
    if (normal !== '' || variant?.suffix) return sendAsked(request, reply, path, normal, variant);
    send(request, reply, page, state, variant?.setCookie);
    return reply;
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, { kind, path, search }: PageRequest) {
    const target = redirectTarget(site, path);
    if (target !== undefined) return reply.redirect(target + search, 308);
    try {
      if (kind === 'draft' && preview) return await sendDraft(request, reply, path, search, preview.pages);
      if (search !== '') arrive(request, reply, search);
      if (!(await pages.exists(path))) return await sendBelow(request, reply, path, search);
      if (kind === 'visit') return await sendForVisitor(request, reply, path, search);
      return await sendChosen(request, reply, path, search);
    } catch (error) {
      if (error instanceof NoSuchPage) return notFound(request, reply, path);
      if (error instanceof DeliveryError) {
        request.log.warn({ err: error, path }, 'no content, not even old');
        return sendFallback(reply, 503, path);
      }
      if (error instanceof PoolFullError) return sendFallback(reply, 503, path, { status: 429 });
      throw error;
    }
  }

  const read = pageRequests({ visits, isEditor: preview?.isEditor });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler(request, reply) {
      const asked = read(request.raw);
      if (asked.kind === 'tooLong') return sendFallback(reply, 404, '/', { status: 414 });
      if (asked.kind === 'notOurs') return sendFallback(reply, 404, asked.path);
      return answer(request, reply, asked);
    },
  });
}

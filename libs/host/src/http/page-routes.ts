import type { Arrivals, Asked, CookieVisits } from '@skein/cms-client/serve';
import { DeliveryError } from '@skein/cms-client/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageBytes } from '../cache/page-bytes.ts';
import type { Variant, VisitorBuckets } from '../experiments/visitor-buckets.ts';
import type { RenderedPage } from '../cache/rendered-page.ts';
import { partBelow } from '../pages/part-below.ts';
import { NoSuchPage } from '../pages/routes.tsx';
import type { EditorPages } from '../preview/editor-pages.ts';
import type { Preview } from '../preview/open-preview.ts';
import { redirectTarget } from '../site/redirect-target.ts';
import type { Site } from '../site/site.ts';
import { networkOf, PoolFullError, readCookie } from '@skein/http';
import { timed, withTimings } from '../watch/server-timing.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { chooseOf, pageRequests, type PageRequest } from './page-request.ts';
import { encodingFor } from './send-page.ts';
import { send, sendFallback, sendStatus, type StatusPageParts } from './send-fallback.ts';
import type { IsSecure } from './transport-security.ts';

export interface PageRoutesOptions extends StatusPageParts {
  readonly site: Site;
  readonly isSecure: IsSecure;
  /** Reads a visitor's cookies, such as the receipt of a form that the visitor has just sent. */
  readonly visits?: CookieVisits | undefined;
  /** Sets a cookie that remembers how a visitor came to the site, for browsers without script. */
  readonly arrivals?: Arrivals | undefined;
  /** Returns the variant of a page that a visitor sees. Without it, all visitors see the first variation. */
  readonly buckets?: VisitorBuckets | undefined;
  /** Draws drafts for an editor who is signed in to preview. Undefined: preview is off. */
  readonly preview: Preview | undefined;
}

/** Returns the query and the segment below the page from the canonical form of an address. */
function askedBy(path: string, normal: string): Asked {
  const [below = ''] = normal.split('?', 1);
  return {
    search: normal.slice(below.length),
    below: below === '' ? undefined : partBelow(path + below)?.below,
  };
}

/**
 * Redirects to an address that editors or the site's code can change. Browsers would keep a redirect without a lifetime
 * for good. If the answer sets a cookie, shared caches must not keep the answer.
 */
function redirectMoved(reply: FastifyReply, to: string): FastifyReply {
  const keeper = reply.raw.hasHeader('set-cookie') ? 'private' : 'public';
  return reply.header('cache-control', `${keeper}, max-age=3600`).redirect(to, 308);
}

/** Adds the routes of all pages. Before these routes, `freshPages` answers most requests for fresh pages. */
export async function pageRoutes(
  app: FastifyInstance,
  { site, pages, cache, isSecure, preview, visits, arrivals, buckets }: PageRoutesOptions,
) {
  /**
   * Sends the not-found page. An editor may see 404 for a page that visitors can see, because the page has no draft. So
   * caches must not keep the answer for an editor.
   */
  const notFound = (request: FastifyRequest, reply: FastifyReply, path: string) =>
    sendStatus(
      request,
      reply,
      404,
      path,
      { pages, cache },
      preview?.editors.nameOf(request) === undefined ? undefined : 'none',
    );

  /**
   * Returns the part of an editor's `Server-Timing` header that says whether visitors would get the page from memory
   * (`hit`).
   */
  const forVisitors = (path: string) => `draft; for visitors ${cache.peek(path) ? 'hit' : 'miss'}`;

  /** Sends a page that was drawn for one visitor and that no cache keeps. */
  function sendForOne(request: FastifyRequest, reply: FastifyReply, page: RenderedPage, variant?: Variant) {
    const bytes = pageBytes(Buffer.from(page.html));
    send(request, reply, { ...page, bytes }, 'miss', { setCookie: variant?.setCookie });
    return reply;
  }

  /**
   * Redirects to the page that all visitors get. Caches must not keep the redirect: a visitor who has just sent a form
   * must get a page of their own at this address.
   */
  function toEverybody(reply: FastifyReply, path: string, search: string): FastifyReply {
    const query = new URLSearchParams(search);
    if (visits) query.delete(visits.param);
    const rest = query.size === 0 ? '' : `?${query}`;
    return reply.header('cache-control', 'private, no-store').redirect(path + rest, 303);
  }

  /**
   * Sends the page with the form input that the visitor has just sent. If that fails, redirects to the page for
   * all visitors.
   */
  async function sendForVisitor(request: FastifyRequest, reply: FastifyReply, path: string, search: string) {
    const { cookie } = request.headers;
    const brought = visits && readCookie(cookie, visits.cookie);
    const visit = brought === undefined ? undefined : visits?.read(brought, site.locales.split(path).path);
    if (!visit) return toEverybody(reply, path, search);
    try {
      const visitor = networkOf(request.ip);
      const experiments = buckets && (await plain(path, visitor)).page.experiments;
      const variant = experiments && buckets(experiments, cookie);
      const asked = { search, variations: variant?.variations };
      return sendForOne(request, reply, await pages.renderFor(path, asked, visit, visitor), variant);
    } catch (error) {
      request.log.warn({ err: error, path }, 'the page for a visitor could not be drawn');
      return toEverybody(reply, path, search);
    }
  }

  const plain = (path: string, visitor: string) =>
    cache.get(path, (seen, behind) => pages.render(path, undefined, { seen, behind, visitor }));

  /** Sends a page for an address in its canonical form, in one variant. */
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
    send(request, reply, page, state, { setCookie });
    return reply;
  }

  async function sendDraft(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    search: string,
    drafts: EditorPages,
  ) {
    const { result, steps } = await withTimings(async () => {
      const page = await drafts.draw({ path, search });
      const bytes = pageBytes(Buffer.from(page.html));
      const encoding = encodingFor(request.headers['accept-encoding'], bytes);
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

  /** Sends content below a page, such as one question, or the not-found page. */
  async function sendBelow(request: FastifyRequest, reply: FastifyReply, path: string, search: string) {
    const part = partBelow(path);
    if (!part || !(await pages.exists(part.page))) return notFound(request, reply, path);
    const { page } = await plain(part.page, networkOf(request.ip));
    const normal = page.address?.normal({ search: '', below: part.below });
    if (normal === undefined) return notFound(request, reply, path);
    const address = part.page + normal;
    if (address !== path) return redirectMoved(reply, address + search);
    const { experiments } = page;
    const variant = experiments && buckets?.(experiments, request.headers.cookie);
    return sendAsked(request, reply, part.page, normal, variant);
  }

  /** Sets the cookie that remembers how a visitor came to the site. Shared caches must not keep the answer. */
  function arrive(request: FastifyRequest, reply: FastifyReply, search: string) {
    const { headers } = request;
    const arrival = arrivals?.({ search, headers, secure: isSecure(request) });
    if (arrival === undefined) return;
    reply.header('cache-control', 'private').raw.appendHeader('set-cookie', arrival);
  }

  /** Sends a page that exists: from the cache, newly drawn for this visitor, or as a redirect. */
  async function sendChosen(request: FastifyRequest, reply: FastifyReply, path: string, search: string) {
    const { ip, headers } = request;
    const { page, state } = await plain(path, networkOf(ip));
    const choice = chooseOf(page, search, headers.cookie, buckets);
    if (choice.give === 'elsewhere')
      return reply.header('cache-control', 'private, no-cache').redirect(choice.to, 302);
    const { variant } = choice;
    if (choice.give === 'forOne') {
      const asked = { ...askedBy(path, choice.normal), variations: variant?.variations };
      return sendForOne(request, reply, await pages.renderAsked(path, asked, { ip, headers }), variant);
    }
    const normal = (await page.address?.settle(choice.normal)) ?? choice.normal;
    if (normal !== '' || variant?.suffix) return sendAsked(request, reply, path, normal, variant);
    send(request, reply, page, state, { setCookie: variant?.setCookie });
    return reply;
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, { kind, path, search }: PageRequest) {
    const target = redirectTarget(site, path);
    if (target !== undefined) return redirectMoved(reply, target + search);
    try {
      const editor = kind === 'draft' ? preview?.editors.nameOf(request) : undefined;
      if (preview && editor !== undefined)
        return await sendDraft(request, reply, path, search, preview.pagesOf(editor));
      if (search !== '') arrive(request, reply, search);
      if (!(await pages.exists(path))) return await sendBelow(request, reply, path, search);
      if (kind === 'visit') return await sendForVisitor(request, reply, path, search);
      return await sendChosen(request, reply, path, search);
    } catch (error) {
      if (error instanceof NoSuchPage) return notFound(request, reply, path);
      if (error instanceof DeliveryError) {
        request.log.warn({ err: error, path }, 'no content, not even old');
        return sendFallback(reply, 503, path + search);
      }
      if (error instanceof PoolFullError) return sendFallback(reply, 503, path + search, { status: 429 });
      throw error;
    }
  }

  const read = pageRequests({ visits, editorOf: preview?.editors.nameOf });
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

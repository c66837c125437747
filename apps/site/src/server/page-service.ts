import { localizePath, splitLocale, type SiteLocale } from '@skein/cms-client';
import type { HomeStatus } from '@skein/blocks/content';
import {
  isReceiptPage,
  type PageVisitor,
  type Receipt,
  type RenderApplicationRefusal,
  type RenderRefusal,
  type RenderStep,
} from '@skein/api';
import type { FastifyBaseLogger } from 'fastify';
import { createElement } from 'react';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import type { ContentSource, LoadedPage } from '../content/content-source.ts';
import type { SlugEntry } from '../content/slug-index.ts';
import type { createDocumentRenderer } from '../render/render-document.tsx';
import { createRoutes, NoSuchPage, STATUS_PATHS, type PageData, type PageStatus } from '../routes/routes.tsx';
import type { RenderedPage } from './html-cache.ts';
import { confirmationWords, withReceipt, type ReceiptPageOptions } from './receipt-page.ts';
import type { ApartmentData } from '../content/apartment-data.ts';
import type { AskedPage } from '../content/asked-page.ts';
import { withCalculator } from '../content/calculator-page.ts';
import type { CareersData } from '../content/careers-data.ts';
import { withCareers } from '../content/careers-page.ts';
import { withFinder } from '../content/finder-page.ts';
import { withLiveChat } from '../content/live-chat-page.ts';
import { withQuiz } from '../content/quiz-page.ts';
import { faqLinkOf, faqLinkPath, slugsOn, withFaqAddress } from '../content/faq-links.ts';
import { asksNetwork, withNetworkAnswer } from '../content/network-answer.ts';
import { withCallStep } from './call-step-page.ts';
import { withRefusedApplication } from './refused-application.ts';
import { withRefusedForm } from './refused-form.ts';
import { hasVisitorForm, withVisitorForms } from './visitor-forms.ts';

export interface PageServiceOptions {
  readonly source: ContentSource;
  readonly renderDocument: ReturnType<typeof createDocumentRenderer>;
  readonly log: FastifyBaseLogger;
  readonly preview: boolean;
  /** Buildings of cities; without them a finder says that it has none. */
  readonly apartments?: ApartmentData | undefined;
  /** Jobs of the board; without them pages of roles and jobs say that there are none. */
  readonly careers?: CareersData | undefined;
  /** The operator's number at the vendor of the chat; without one the page of the chat takes messages alone. */
  readonly liveChatLicence?: string | undefined;
  /** Public origin of the site. */
  readonly origin?: string | undefined;
}

export interface PageService {
  /** Whether the CMS has a page at this path (language prefix included). */
  exists(path: string): Promise<boolean>;
  /**
   * Renders a page that exists. Throws NoSuchPage when it has gone meanwhile or has no question of this slug, a
   * DeliveryError when the CMS is away.
   */
  render(path: string, search: string, slug?: string): Promise<RenderedPage>;
  /** The page that stands in for another, in a language; undefined when the CMS has none or is away. */
  renderStatus(status: PageStatus, locale: SiteLocale): Promise<RenderedPage | undefined>;
  /** Renders a page for the visitor who has just sent what the receipt says. Throws as `render` does. */
  renderReceipt(path: string, receipt: Receipt, stamp: ReceiptPageOptions['stamp']): Promise<RenderedPage>;
  /**
   * Renders a page with what the network answers to its query string, for one visitor.
   * @param homes undefined: it could not be asked
   * Throws as `render` does.
   */
  renderNetworkAnswer(
    path: string,
    query: string,
    homes: readonly HomeStatus[] | undefined,
  ): Promise<RenderedPage>;
  /** The page that a refused form was sent from, with the form filled in again; undefined when that cannot be had. */
  renderRefused: RenderRefusal;
  /** The page with the step of a call that comes next; undefined when that cannot be had. */
  readonly renderStep: RenderStep;
  /** As `renderRefused`, for an application. */
  readonly renderRefusedApplication: RenderApplicationRefusal;
}

/** The tag of pages whose breadcrumb names what is at a path, or would if there were something. */
export const placeTag = (path: string): string => `path:${path}`;

/** `/a` and `/a/b` for `/a/b/c`. */
const placesAbove = (path: string): string[] =>
  path
    .split('/')
    .slice(1, -1)
    .map((_, index, parts) => `/${parts.slice(0, index + 1).join('/')}`);

const standIns: readonly string[] = Object.values(STATUS_PATHS);

/** A page on its way to be drawn, the slugs of its questions, and what it reads of a query. */
interface Routed extends Partial<Omit<AskedPage, 'loaded'>> {
  readonly context: StaticHandlerContext;
  readonly data: PageData;
  readonly slugs: ReadonlySet<string>;
}

const withData = (context: StaticHandlerContext, data: PageData) => ({
  context: { ...context, loaderData: { ...context.loaderData, page: data } },
  data,
});

const isPageData = (data: unknown): data is PageData =>
  typeof data === 'object' && data !== null && 'loaded' in data;

/** From a path to a finished page: router, loader, renderer. */
export function createPageService(options: PageServiceOptions): PageService {
  const { source, renderDocument, log, preview, apartments, careers, liveChatLicence, origin = '' } = options;
  const routes = createRoutes(source);
  const handler = createStaticHandler(routes);

  async function ancestorsOf(path: string): Promise<readonly SlugEntry[]> {
    const { locale, path: bare } = splitLocale(path);
    const above = placesAbove(bare);
    return above.length === 0 ? [] : source.slugs.among(above, locale);
  }

  async function route(path: string, search: string, slug?: string): Promise<Routed> {
    const context = await handler.query(new Request(`http://site.invalid${path}${search}`));
    if (context instanceof Response) throw new Error('A page answered with a bare response');
    const [error] = Object.values(context.errors ?? {});
    if (error !== undefined) throw error;
    const data: unknown = context.loaderData['page'];
    if (!isPageData(data)) throw new NoSuchPage(path);
    const slugs = slugsOn(data.loaded);
    if (slug !== undefined && !slugs.has(slug)) throw new NoSuchPage(`${path} with ${slug}`);
    const asked =
      (await withFinder(data.loaded, search, { apartments, origin })) ??
      (await withCareers(data.loaded, path, search, careers)) ??
      withCalculator(data.loaded, search) ??
      withQuiz(data.loaded, search);
    if (asked) {
      const { loaded, ...rest } = asked;
      return { ...withData(context, { loaded, path: path + asked.query }), slugs, ...rest };
    }
    if (slugs.size === 0) return { context, data, slugs };
    const loaded = withFaqAddress(data.loaded, path, slug);
    // What leads from here to the other language leads to the same question.
    const shown = slug === undefined ? path : faqLinkPath({ page: path, slug });
    return { ...withData(context, { loaded, path: shown }), slugs };
  }

  async function draw(
    path: string,
    search: string,
    status: 200 | PageStatus,
    slug?: string,
  ): Promise<RenderedPage> {
    const {
      context,
      data,
      slugs,
      query = search,
      queryOf,
      isShort = false,
      elsewhere,
      settleQuery,
      ...asked
    } = await route(path, search, slug);
    const { loaded } = data;
    const said = status === 200 ? (asked.status ?? 200) : status;
    const { ancestors, ...drawn } = await document(path, query, said, context, loaded);
    // The titles of the pages above are in its breadcrumb; there may be others tomorrow.
    const places = placesAbove(splitLocale(path).path).map(placeTag);
    const tags = new Set([...loaded.dependencies, ...ancestors.map(({ id }) => id), ...places]);
    const caching = isReceiptPage(splitLocale(path).path) ? 'private' : undefined;
    const stale = loaded.stale || isShort;
    const drawFor = hasVisitorForm(loaded)
      ? (visitor: PageVisitor) => drawForVisitor(path, query, said, { context, data }, visitor)
      : undefined;
    return {
      ...drawn,
      status: said,
      tags,
      slugs,
      queryOf,
      elsewhere,
      settleQuery,
      asksNetwork: asksNetwork(loaded),
      stale,
      caching,
      drawFor,
    };
  }

  async function drawForVisitor(
    path: string,
    search: string,
    status: number,
    { context, data }: Pick<Routed, 'context' | 'data'>,
    visitor: PageVisitor,
  ): Promise<RenderedPage> {
    const loaded = withLiveChat(withVisitorForms(data.loaded, visitor), liveChatLicence);
    const changed = withData(context, { ...data, loaded }).context;
    const { html, csp } = await document(path, search, status, changed, loaded, visitor.csrfToken);
    return { html, csp, status, tags: loaded.dependencies, stale: loaded.stale, caching: 'none' };
  }

  async function document(
    path: string,
    search: string,
    status: number,
    context: StaticHandlerContext,
    loaded: LoadedPage,
    csrfToken?: string,
  ) {
    const page = createElement(StaticRouterProvider, {
      router: createStaticRouter(handler.dataRoutes, context),
      context,
      hydrate: false,
    });
    const ancestors = await ancestorsOf(path);
    const { html, csp, problems } = renderDocument({
      loaded,
      path,
      search,
      status,
      ancestors,
      page,
      preview,
      csrfToken,
    });
    for (const { entryId, type, error } of problems)
      log.error({ entryId, type, err: error }, 'a block could not be drawn');
    return { html, csp, ancestors };
  }

  const exists = async (path: string) => {
    const bare = splitLocale(path).path;
    return !standIns.includes(bare) && source.slugs.has(bare);
  };

  return {
    exists,
    async renderRefused(view) {
      const { page: from, status } = view;
      try {
        if (from === undefined) return undefined;
        const { page: path, slug } = (await exists(from))
          ? { page: from, slug: undefined }
          : (faqLinkOf(from) ?? { page: '', slug: undefined });
        if (!(await exists(path))) return undefined;
        const { context, data } = await route(path, '', slug);
        const loaded = withRefusedForm(data.loaded, view);
        if (!loaded) return undefined;
        const changed = withData(context, { ...data, loaded }).context;
        const { html, csp } = await document(path, '', status, changed, loaded);
        return { html, headers: { 'content-security-policy': csp } };
      } catch (error) {
        log.warn({ err: error }, 'the page of a refused form could not be drawn');
        return undefined;
      }
    },
    async renderStep(view) {
      try {
        for (const path of view.pages) {
          if (!(await exists(path))) continue;
          const { context, data } = await route(path, '');
          const loaded = withCallStep(data.loaded, view, path === view.pages.at(-1));
          if (!loaded) continue;
          const changed = withData(context, { ...data, loaded }).context;
          const { html, csp } = await document(path, '', view.status, changed, loaded);
          return { html, headers: { 'content-security-policy': csp } };
        }
      } catch (error) {
        log.warn({ err: error }, 'the page of a step could not be drawn');
      }
      return undefined;
    },
    async renderRefusedApplication(view) {
      const { page: path, jobId, refusal } = view;
      try {
        if (!(await exists(path))) return undefined;
        const search = `?${new URLSearchParams({ id: jobId })}`;
        const { context, data } = await route(path, search);
        const loaded = withRefusedApplication(data.loaded, view);
        if (!loaded) return undefined;
        const changed = withData(context, { ...data, loaded }).context;
        const { html, csp } = await document(path, search, refusal.status, changed, loaded);
        return { html, headers: { 'content-security-policy': csp } };
      } catch (error) {
        log.warn({ err: error }, 'the page of a refused application could not be drawn');
        return undefined;
      }
    },
    async renderReceipt(path, receipt, stamp) {
      const { context, data } = await route(path, '');
      const { locale } = data.loaded;
      const from =
        receipt.email === undefined || receipt.from === undefined
          ? undefined
          : await source.loadPage(localizePath(splitLocale(receipt.from).path, locale));
      const words = confirmationWords(from, receipt.formEntryId, locale === 'es' ? 'es' : 'en');
      const loaded = withReceipt(data.loaded, { receipt, words, stamp });
      const changed = withData(context, { ...data, loaded }).context;
      const { html, csp } = await document(path, '', 200, changed, loaded);
      return { html, csp, status: 200, tags: loaded.dependencies, stale: loaded.stale, caching: 'none' };
    },
    async renderNetworkAnswer(path, query, homes) {
      const { context, data } = await route(path, '');
      const loaded = withNetworkAnswer(data.loaded, query, homes);
      const changed = withData(context, { ...data, loaded }).context;
      const { html, csp } = await document(path, '', 200, changed, loaded);
      return { html, csp, status: 200, tags: loaded.dependencies, stale: loaded.stale, caching: 'none' };
    },
    render: (path, search, slug) => draw(path, search, 200, slug),
    async renderStatus(status, locale) {
      try {
        return await draw(localizePath(STATUS_PATHS[status], locale), '', status);
      } catch (error) {
        if (!(error instanceof NoSuchPage))
          log.warn({ err: error, status }, 'the page for a status could not be drawn');
        return undefined;
      }
    },
  };
}

import type { FastifyBaseLogger } from 'fastify';
import { createElement } from 'react';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import type { ApartmentData } from '../content/apartment-data.ts';
import type { AskedPage } from '../content/asked-page.ts';
import { withCalculator } from '../content/calculator-page.ts';
import type { CareersData } from '../content/careers-data.ts';
import { withCareers } from '../content/careers-page.ts';
import type { ContentSource, LoadedPage } from '../content/content-source.ts';
import { faqLinkPath, slugsOn, withFaqAddress } from '../content/faq-links.ts';
import { withFinder } from '../content/finder-page.ts';
import { withQuiz } from '../content/quiz-page.ts';
import type { SlugEntry } from '../content/slug-index.ts';
import { turn } from '../content/turns.ts';
import type { createDocumentRenderer } from '../render/render-document.tsx';
import { createRoutes, NoSuchPage, type PageData } from '../routes/routes.tsx';
import { splitLocale } from '../languages.ts';

export interface PageDrawerOptions {
  readonly source: ContentSource;
  readonly renderDocument: ReturnType<typeof createDocumentRenderer>;
  readonly log: FastifyBaseLogger;
  readonly preview: boolean;
  /** Buildings of cities; without them a finder says that it has none. */
  readonly apartments?: ApartmentData | undefined;
  /** Jobs of the board; without them pages of roles and jobs say that there are none. */
  readonly careers?: CareersData | undefined;
  /** Public origin of the site. */
  readonly origin?: string | undefined;
}

/** A page on its way to be drawn, the slugs of its questions, and what it reads of a query. */
export interface OpenPage extends Partial<AskedPage> {
  readonly path: string;
  /** As it was asked for, with its `?`, or empty. */
  readonly search: string;
  readonly loaded: LoadedPage;
  readonly slugs: ReadonlySet<string>;
  /** Path whose twin links to the other language lead to. */
  readonly shownPath: string;
  readonly context: StaticHandlerContext;
}

interface Drawing {
  readonly status: number;
  /** What is drawn in the place of what was loaded. */
  readonly loaded?: LoadedPage | undefined;
  /** Token of the visitor that it is drawn for. */
  readonly csrfToken?: string | undefined;
}

export interface DrawnDocument {
  readonly html: string;
  readonly csp: string;
  /** The pages above, as its breadcrumb names them. */
  readonly ancestors: readonly SlugEntry[];
}

export interface PageDrawer {
  /**
   * @param search with its `?`, or empty
   * @param slug of the question whose address it is
   * Throws NoSuchPage when there is no such page or no question of this slug on it, a DeliveryError when the CMS is away.
   */
  open(path: string, search?: string, slug?: string): Promise<OpenPage>;
  draw(page: OpenPage, drawing: Drawing): Promise<DrawnDocument>;
}

/** `/a` and `/a/b` for `/a/b/c`. */
export const placesAbove = (path: string): string[] =>
  path
    .split('/')
    .slice(1, -1)
    .map((_, index, parts) => `/${parts.slice(0, index + 1).join('/')}`);

const isPageData = (data: unknown): data is PageData =>
  typeof data === 'object' && data !== null && 'loaded' in data;

/** From a path to what its page shows, and from there to its document: router, loader, renderer. */
export function createPageDrawer(options: PageDrawerOptions): PageDrawer {
  const { source, renderDocument, log, preview, apartments, careers, origin = '' } = options;
  const handler = createStaticHandler(createRoutes(source));

  async function ancestorsOf(path: string): Promise<readonly SlugEntry[]> {
    const { locale, path: bare } = splitLocale(path);
    const above = placesAbove(bare);
    return above.length === 0 ? [] : source.slugs.among(above, locale);
  }

  return {
    async open(path, search = '', slug) {
      const context = await handler.query(new Request(`http://site.invalid${path}${search}`));
      if (context instanceof Response) throw new Error('A page answered with a bare response');
      const [error] = Object.values(context.errors ?? {});
      if (error !== undefined) throw error;
      const data: unknown = context.loaderData['page'];
      if (!isPageData(data)) throw new NoSuchPage(path);
      const { loaded } = data;
      const slugs = slugsOn(loaded);
      if (slug !== undefined && !slugs.has(slug)) throw new NoSuchPage(`${path} with ${slug}`);
      const page = { path, search, slugs, context };
      const asked =
        (await withFinder(loaded, search, { apartments, origin })) ??
        (await withCareers(loaded, path, search, careers)) ??
        withCalculator(loaded, search) ??
        withQuiz(loaded, search);
      if (asked) return { ...page, ...asked, shownPath: path + asked.query };
      if (slugs.size === 0) return { ...page, loaded, shownPath: data.path };
      // What leads from here to the other language leads to the same question.
      const shownPath = slug === undefined ? path : faqLinkPath({ page: path, slug });
      return { ...page, loaded: withFaqAddress(loaded, path, slug), shownPath };
    },

    async draw({ path, search, shownPath, ...page }, { status, loaded = page.loaded, csrfToken }) {
      const data: PageData = { loaded, path: shownPath };
      const context = { ...page.context, loaderData: { ...page.context.loaderData, page: data } };
      const ancestors = await ancestorsOf(path);
      await turn();
      const { html, csp, problems } = renderDocument({
        loaded,
        path,
        search,
        status,
        ancestors,
        page: createElement(StaticRouterProvider, {
          router: createStaticRouter(handler.dataRoutes, context),
          context,
          hydrate: false,
        }),
        preview,
        csrfToken,
      });
      for (const { entryId, type, error } of problems)
        log.error({ entryId, type, err: error }, 'a block could not be drawn');
      return { html, csp, ancestors };
    },
  };
}

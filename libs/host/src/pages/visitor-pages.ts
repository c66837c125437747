import { findBlock, withBlockProps } from '@skein/cms-client/serve';
import type { BlockNode } from '@skein/cms-client';
import type { Asked, CookieVisits, LoadedPage, Serving, Visit, Visitor } from '@skein/cms-client/serve';
import type { FastifyBaseLogger } from 'fastify';
import type { RenderedPage } from '../cache/rendered-page.ts';
import type { ContentSource } from '../content/content-source.ts';
import { partBelow } from './part-below.ts';
import { servingsOn } from '../site/servings-on.ts';
import { withTelling } from './page-address.ts';
import type { OpenPage, PageDrawer } from './page-drawer.ts';

/** A page that a service sends to a visitor after a post. */
export interface VisitAnswer {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A visit, such as a sent form, that a service wants to show on a page. */
export interface VisitToShow {
  /** Name of the visit in the log: `a refused form`. */
  readonly what: string;
  /** Paths of pages that may show the visit, the best first. Paths below a page are allowed. */
  readonly paths: readonly string[];
  readonly search?: string | undefined;
  readonly status: number;
  readonly visit: (path: string) => Visit;
}

type CookieVisit = NonNullable<ReturnType<CookieVisits['read']>>;

/** Draws pages for one visitor. No cache keeps these pages. */
export interface VisitorPages {
  /**
   * Renders a page that shows what the visitor's cookies report, such as a sent form. Throws as `render` does.
   * @param asked the query of the request, and the visitor's variations
   */
  renderFor(path: string, asked: Asked, visit: CookieVisit, visitor?: string): Promise<RenderedPage>;
  /** Renders a page that depends on this visitor's request. Throws as `render` does. */
  renderAsked(path: string, asked: Asked, visitor: Visitor): Promise<RenderedPage>;
  /**
   * Returns a page of the site that shows a visit instead of the service's own page. Undefined if no page can
   * show the visit.
   */
  show(visit: VisitToShow): Promise<VisitAnswer | undefined>;
}

export interface VisitorPagesOptions {
  readonly source: ContentSource;
  readonly servings: readonly Serving[];
  readonly drawer: PageDrawer;
  readonly log: FastifyBaseLogger;
  readonly exists: (path: string) => Promise<boolean>;
  readonly visits: Pick<CookieVisits, 'param'> | undefined;
}

/** Creates the part that draws pages for one visitor. It opens a page, changes it, and then draws it. */
export function createVisitorPages(options: VisitorPagesOptions): VisitorPages {
  const { source, servings, drawer, log, exists, visits } = options;

  async function changed(page: OpenPage, loaded: LoadedPage, status = 200): Promise<RenderedPage> {
    const { html, csp } = await drawer.draw(page, { status, loaded });
    return { html, csp, status, tags: loaded.dependencies, stale: loaded.stale, caching: 'none' };
  }

  /**
   * Returns the page with the changes that show a visit, or undefined if no block on the page can show the
   * visit.
   */
  function told({ loaded, place }: OpenPage, visit: Visit): LoadedPage | undefined {
    const concerned = servingsOn(servings, loaded.page);
    const tellings = concerned.flatMap(({ tell }) => tell?.(loaded.page, visit, place) ?? []);
    if (tellings.length === 0) return undefined;
    const revealing = tellings
      .flatMap(({ shows }) => shows ?? [])
      .flatMap((id) => concerned.flatMap(({ reveal }) => reveal?.(loaded.page, id) ?? []));
    return [...revealing, ...tellings].reduce(
      (page, telling) => withTelling(page, telling, withBlockProps),
      loaded,
    );
  }

  /** Opens the page at a path, or the page directly above. Returns undefined if neither page exists. */
  async function openAt(path: string, search = ''): Promise<OpenPage | undefined> {
    const asked: Asked = { search };
    if (await exists(path)) return drawer.open(path, asked);
    const part = partBelow(path);
    return part && (await exists(part.page))
      ? drawer.open(part.page, { ...asked, below: part.below })
      : undefined;
  }

  async function findOn(path: string, entryId: string): Promise<BlockNode | undefined> {
    const part = partBelow(path);
    const found = (await source.loadPage(path)) ?? (part && (await source.loadPage(part.page)));
    return findBlock([found?.page.blocks, found?.site], entryId);
  }

  return {
    async renderFor(path, asked, { visit }) {
      const page = await drawer.open(path, asked);
      const made = await visit({ place: page.place, findBlock: findOn });
      // Links to other languages keep this query, so that they show the same visit.
      const normal =
        visits === undefined
          ? page.normal
          : `${page.normal}${page.normal.includes('?') ? '&' : '?'}${visits.param}=1`;
      return changed({ ...page, normal }, told(page, made) ?? page.loaded);
    },
    async renderAsked(path, asked, visitor) {
      const page = await drawer.open(path, { ...asked, visitor });
      return changed(page, page.loaded, page.status);
    },
    async show({ what, paths, search, status, visit }) {
      try {
        for (const path of paths) {
          const page = await openAt(path, search);
          const loaded = page && told(page, visit(path));
          if (!loaded) continue;
          const { html, csp } = await changed(page, loaded, status);
          return { html, headers: { 'content-security-policy': csp } };
        }
      } catch (error) {
        log.warn({ err: error }, `the page of ${what} could not be drawn`);
      }
      return undefined;
    },
  };
}

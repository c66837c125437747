import type { SiteLocale } from '@skein/cms-client';
import { jobPool, networkOf, type JobPool } from '@skein/http';
import { inSpan } from '@skein/http/traces';
import type { Asked, CookieVisits } from '@skein/cms-client/serve';
import type { RenderedPage } from '../cache/rendered-page.ts';
import type { SharedPages } from '../replicas/shared-pages.ts';
import { createPageDrawer, placesAbove, type PageDrawerOptions } from './page-drawer.ts';
import { matchPath } from 'react-router-dom';
import { NoSuchPage, STATUS_PATHS, type PageStatus } from './routes.tsx';
import { createVisitorPages, type VisitorPages } from './visitor-pages.ts';

export interface PageServiceOptions extends PageDrawerOptions {
  /** The query parameter with which a page shows the receipt of a sent form. */
  readonly visits?: Pick<CookieVisits, 'param'> | undefined;
  /** How many pages are loaded and drawn at a time. Further pages wait, without a request to the CMS. */
  readonly pagesAtOnce?: number | undefined;
  /** The store in which replicas share drawn pages. */
  readonly shared?: Pick<SharedPages, 'through'> | undefined;
  /** Wraps the queue of waiting pages to measure it. */
  readonly watchPool?: ((pool: JobPool) => JobPool) | undefined;
}

/** How many pages are drawn at a time if the CMS runs in this process. A higher number would only delay each page. */
const PAGES_AT_ONCE = 4;
/** Limits for one visitor, so that many requests of one visitor do not delay other visitors. */
const OF_ONE_VISITOR = { concurrency: 3, maxWaiting: 300 };

/** For whom a page is drawn, and how urgently. */
export interface DrawOrder {
  /** Whether a visitor has seen the page before. */
  readonly seen?: boolean | undefined;
  /** Whether the page is drawn in the background, with no visitor waiting. */
  readonly behind?: boolean | undefined;
  /** The visitor whose limits in the queue apply. */
  readonly visitor?: string | undefined;
}

export interface PageService extends VisitorPages {
  /** Whether the CMS has a page at this path (language prefix included). */
  exists(path: string): Promise<boolean>;
  /** Does the same as `exists`, without a request to the CMS. Undefined if only the CMS knows the answer. */
  knows(path: string): boolean | undefined;
  /**
   * Renders a page that exists. Pages that visitors have seen before come first; pages for which no visitor
   * waits come one at a time. Throws NoSuchPage if there is no page, or nothing at the address below it, a
   * DeliveryError if the CMS does not answer, and a PoolFullError if one visitor waits for too many pages.
   */
  render(path: string, asked?: Asked, order?: DrawOrder): Promise<RenderedPage>;
  /**
   * Renders the page for a status, such as not found, in a language. Returns undefined if the CMS has no such
   * page or does not answer.
   */
  renderStatus(status: PageStatus, locale: SiteLocale): Promise<RenderedPage | undefined>;
}

/** Returns the tag of all pages below a path. The breadcrumb of these pages may show the page at the path. */
export const placeTag = (path: string): string => `path:${path}`;

const standIns: readonly string[] = Object.values(STATUS_PATHS);

/**
 * Creates the part that returns finished pages by path: pages that all visitors share, and pages for one
 * visitor.
 */
export function createPageService(options: PageServiceOptions): PageService {
  const { site, source, servings, log, visits, shared, watchPool } = options;
  const { pagesAtOnce = PAGES_AT_ONCE } = options;
  const { locales } = site;
  const isOwn = (bare: string) => site.routes?.some(({ path = '' }) => matchPath(path, bare)) ?? false;
  const pool = jobPool({ concurrency: pagesAtOnce, ofOne: OF_ONE_VISITOR });
  const line = watchPool?.(pool) ?? pool;
  // Background drawings run one at a time, so that visitors' drawings can run between them.
  const behindVisitors = jobPool({ concurrency: 1 });
  const drawer = createPageDrawer(options);

  /**
   * Returns a function that tells whether a page exists.
   * @param has looks up a path in the CMS's list of pages
   */
  const existsBy =
    <T>(has: (bare: string) => T) =>
    (path: string) => {
      const bare = locales.split(path).path;
      if (standIns.includes(bare)) return false;
      return isOwn(bare) || has(bare);
    };
  const exists = async (path: string) => existsBy(source.slugs.has)(path);

  async function draw(path: string, status: 200 | PageStatus, asked?: Asked): Promise<RenderedPage> {
    const page = await drawer.open(path, asked);
    const { loaded } = page;
    const said = status === 200 ? (page.status ?? 200) : status;
    const { html, csp, ancestors } = await drawer.draw(page, { status: said });
    const bare = locales.split(path).path;
    // The breadcrumb depends on the pages above, and on pages that editors may add there later.
    const places = placesAbove(bare).map(placeTag);
    return {
      html,
      csp,
      status: said,
      tags: new Set([...loaded.dependencies, ...ancestors.map(({ id }) => id), ...places]),
      address: page.address,
      experiments: page.experiments,
      stale: loaded.stale || page.isShort,
      until: loaded.until,
      caching: page.experiments ? 'private' : undefined,
      formToken: page.formToken,
    };
  }

  /**
   * Returns the functions of a page that another replica has drawn. The shared store has only the page's data: it
   * cannot contain functions.
   */
  async function rest(path: string, asked?: Asked) {
    const { address } = await drawer.open(path, asked);
    return { address };
  }

  const forOne = createVisitorPages({ source, servings, drawer, log, exists, visits });
  const inTurn = <T>(visitor: string | undefined, job: () => Promise<T>, first = false) =>
    line.run(job, { first, subjects: visitor === undefined ? [] : [visitor] });

  return {
    show: forOne.show,
    renderFor: (path, asked, visit, visitor) =>
      inTurn(visitor, () => forOne.renderFor(path, asked, visit, visitor)),
    renderAsked: (path, asked, visitor) =>
      inTurn(networkOf(visitor.ip), () => forOne.renderAsked(path, asked, visitor)),
    exists,
    knows: existsBy(source.slugs.knows),
    render(path, asked, { seen = false, behind = false, visitor } = {}) {
      const drawn = () => inSpan('page', () => draw(path, 200, asked));
      const ways = {
        draw: () => (behind ? behindVisitors.run(() => line.run(drawn)) : inTurn(visitor, drawn, seen)),
        rest: () => rest(path, asked),
      };
      return shared?.through(JSON.stringify([path, asked]), ways) ?? ways.draw();
    },
    async renderStatus(status, locale) {
      try {
        return await line.run(() => draw(locales.localize(STATUS_PATHS[status], locale), status));
      } catch (error) {
        if (!(error instanceof NoSuchPage))
          log.warn({ err: error, status }, 'the page for a status could not be drawn');
        return undefined;
      }
    },
  };
}

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
  /** What cookies tell of a visitor. */
  readonly visits?: Pick<CookieVisits, 'param'> | undefined;
  /** Pages that are worked at at a time, from the question to the CMS on; the others wait and ask nothing yet. */
  readonly pagesAtOnce?: number | undefined;
  /** Where replicas share what they draw. */
  readonly shared?: Pick<SharedPages, 'through'> | undefined;
  /** Sees the line that they wait in. */
  readonly watchPool?: ((pool: JobPool) => JobPool) | undefined;
}

/** With a CMS in this process, more would only make each other late. */
const PAGES_AT_ONCE = 4;
/** Of one visitor, so that there is a place for another, and an end to the line of one who asks for everything. */
const OF_ONE_VISITOR = { concurrency: 3, maxWaiting: 300 };

/** Who a page is drawn for. */
export interface DrawOrder {
  /** Somebody has had it before. */
  readonly seen?: boolean | undefined;
  /** Nobody waits for it. */
  readonly behind?: boolean | undefined;
  /** Whose turn it takes. */
  readonly visitor?: string | undefined;
}

export interface PageService extends VisitorPages {
  /** Whether the CMS has a page at this path (language prefix included). */
  exists(path: string): Promise<boolean>;
  /**
   * Renders a page that exists; those that somebody has seen before come first, and those that nobody waits for one at a
   * time. Throws NoSuchPage when it has gone meanwhile or has nothing of what is asked below it, a DeliveryError when the CMS
   * is away, a PoolFullError when one visitor waits for too many.
   */
  render(path: string, asked?: Asked, order?: DrawOrder): Promise<RenderedPage>;
  /** The page that stands in for another, in a language; undefined when the CMS has none or is away. */
  renderStatus(status: PageStatus, locale: SiteLocale): Promise<RenderedPage | undefined>;
}

/** The tag of pages whose breadcrumb names what is at a path, or would if there were something. */
export const placeTag = (path: string): string => `path:${path}`;

const standIns: readonly string[] = Object.values(STATUS_PATHS);

/** From a path to a finished page: those that everybody gets, and those of one visitor. */
export function createPageService(options: PageServiceOptions): PageService {
  const { site, source, servings, log, visits, shared, watchPool } = options;
  const { pagesAtOnce = PAGES_AT_ONCE } = options;
  const { locales } = site;
  const isOwn = (bare: string) => site.routes?.some(({ path = '' }) => matchPath(path, bare)) ?? false;
  const pool = jobPool({ concurrency: pagesAtOnce, ofOne: OF_ONE_VISITOR });
  const line = watchPool?.(pool) ?? pool;
  // One at a time: between two of them, whoever waits gets their turn.
  const behindVisitors = jobPool({ concurrency: 1 });
  const drawer = createPageDrawer(options);

  const exists = async (path: string) => {
    const bare = locales.split(path).path;
    if (standIns.includes(bare)) return false;
    return isOwn(bare) || source.slugs.has(bare);
  };

  async function draw(path: string, status: 200 | PageStatus, asked?: Asked): Promise<RenderedPage> {
    const page = await drawer.open(path, asked);
    const { loaded } = page;
    const said = status === 200 ? (page.status ?? 200) : status;
    const { html, csp, ancestors } = await drawer.draw(page, { status: said });
    const bare = locales.split(path).path;
    // The titles of the pages above are in its breadcrumb; there may be others tomorrow.
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

  /** What of a page that was drawn elsewhere belongs to this process. */
  async function rest(path: string, asked?: Asked) {
    const { address } = await drawer.open(path, asked);
    return { address };
  }

  const forOne = createVisitorPages({ source, servings, drawer, log, exists, visits });
  const inTurn = <T>(visitor: string | undefined, job: () => Promise<T>, first = false) =>
    line.run(job, { first, subjects: visitor === undefined ? [] : [visitor] });

  return {
    show: forOne.show,
    renderFor: (path, visit, visitor) => inTurn(visitor, () => forOne.renderFor(path, visit, visitor)),
    renderAsked: (path, asked, visitor) =>
      inTurn(networkOf(visitor.ip), () => forOne.renderAsked(path, asked, visitor)),
    exists,
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

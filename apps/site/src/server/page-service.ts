import { isReceiptPage, jobPool, type PageVisitors } from '@skein/api';
import type { SiteLocale } from '@skein/cms-client';
import type { LoadedPage } from '../content/content-source.ts';
import { withLiveChat } from '../content/live-chat-page.ts';
import { asksNetwork } from '../content/network-answer.ts';
import { NoSuchPage, STATUS_PATHS, type PageStatus } from '../routes/routes.tsx';
import type { RenderedPage } from './html-cache.ts';
import { createPageDrawer, placesAbove, type PageDrawerOptions } from './page-drawer.ts';
import { hasVisitorForm, withVisitorForms } from './visitor-forms.ts';
import { visitorMarks } from './visitor-marks.ts';
import { createVisitorPages, type VisitorPages } from './visitor-pages.ts';
import { localizePath, splitLocale } from '../languages.ts';

export interface PageServiceOptions extends PageDrawerOptions {
  /** Makes the tokens that forms on a page carry; without it they carry none. */
  readonly visitors?: PageVisitors | undefined;
  /** The operator's number at the vendor of the chat; without one the page of the chat takes messages alone. */
  readonly liveChatLicence?: string | undefined;
  /** Pages that are worked at at a time, from the question to the CMS on; the others wait and ask nothing yet. */
  readonly pagesAtOnce?: number | undefined;
}

/** With a CMS in this process, more would only make each other late. */
const PAGES_AT_ONCE = 4;

export interface PageService extends VisitorPages {
  /** Whether the CMS has a page at this path (language prefix included). */
  exists(path: string): Promise<boolean>;
  /**
   * Renders a page that exists; those that somebody has seen before come first. Throws NoSuchPage when it has gone
   * meanwhile or has no question of this slug, a DeliveryError when the CMS is away.
   */
  render(path: string, search: string, slug?: string, seen?: boolean): Promise<RenderedPage>;
  /** The page that stands in for another, in a language; undefined when the CMS has none or is away. */
  renderStatus(status: PageStatus, locale: SiteLocale): Promise<RenderedPage | undefined>;
}

/** The tag of pages whose breadcrumb names what is at a path, or would if there were something. */
export const placeTag = (path: string): string => `path:${path}`;

const standIns: readonly string[] = Object.values(STATUS_PATHS);

/** From a path to a finished page: those that everybody gets, and those of one visitor. */
export function createPageService(options: PageServiceOptions): PageService {
  const { source, log, visitors, liveChatLicence, pagesAtOnce = PAGES_AT_ONCE } = options;
  const line = jobPool({ concurrency: pagesAtOnce });
  const drawer = createPageDrawer(options);

  const exists = async (path: string) => {
    const bare = splitLocale(path).path;
    return !standIns.includes(bare) && source.slugs.has(bare);
  };

  /** A page whose forms carry tokens, with marks in their places. */
  function marked(loaded: LoadedPage) {
    const marks = visitors && hasVisitorForm(loaded) ? visitorMarks(visitors) : undefined;
    return marks && { marks, loaded: withLiveChat(withVisitorForms(loaded, marks.visitor), liveChatLicence) };
  }

  async function draw(
    path: string,
    search: string,
    status: 200 | PageStatus,
    slug?: string,
  ): Promise<RenderedPage> {
    const asked = await drawer.open(path, search, slug);
    const { loaded, slugs, query = search, queryOf, isShort = false, elsewhere, settleQuery } = asked;
    const page = { ...asked, search: query };
    const said = status === 200 ? (asked.status ?? 200) : status;
    const forms = status === 200 ? marked(loaded) : undefined;
    const { html, csp, ancestors } = await drawer.draw(page, {
      status: said,
      loaded: forms?.loaded,
      csrfToken: forms?.marks.visitor.csrfToken,
    });
    const bare = splitLocale(path).path;
    // The titles of the pages above are in its breadcrumb; there may be others tomorrow.
    const places = placesAbove(bare).map(placeTag);
    return {
      html,
      csp,
      status: said,
      tags: new Set([...loaded.dependencies, ...ancestors.map(({ id }) => id), ...places]),
      slugs,
      queryOf,
      elsewhere,
      settleQuery,
      asksNetwork: asksNetwork(loaded),
      stale: loaded.stale || isShort,
      until: loaded.until,
      caching: forms ? 'none' : isReceiptPage(bare) ? 'private' : undefined,
      marks: forms?.marks,
    };
  }

  return {
    ...createVisitorPages({ source, drawer, log, exists }),
    exists,
    render: (path, search, slug, first = false) => line.run(() => draw(path, search, 200, slug), { first }),
    async renderStatus(status, locale) {
      try {
        return await line.run(() => draw(localizePath(STATUS_PATHS[status], locale), '', status));
      } catch (error) {
        if (!(error instanceof NoSuchPage))
          log.warn({ err: error, status }, 'the page for a status could not be drawn');
        return undefined;
      }
    },
  };
}

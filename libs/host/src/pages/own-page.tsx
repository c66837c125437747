import type { SiteLocale } from '@skein/cms-client';
import type { LoadedPage } from '@skein/cms-client/serve';
import type { ReactElement, ReactNode } from 'react';
import type { LoaderFunctionArgs, Params } from 'react-router-dom';
import type { ContentSource } from '../content/content-source.ts';
import type { SlugEntry } from '../content/page-list.ts';
import { FIRST_VIEW_END } from '../document/first-view.ts';
import type { Site } from '../site/site.ts';
import { usePageData, type PageData } from './page-data.ts';

/**
 * The tag of pages that list other pages. If a page is added, removed or renamed, or if site maps list it otherwise, the
 * host draws all pages with this tag again.
 */
export const PAGES_TAG = 'pages';

/** The result of the loader of an own route: a page that the code of the site defines, not the CMS. */
export interface OwnPage<T = unknown> {
  readonly title: string;
  readonly description?: string | undefined;
  /** Tells search engines not to index the page. */
  readonly noIndex?: boolean | undefined;
  /**
   * Ids of the entries that the page shows, or {@link PAGES_TAG}. The host draws the page again when one of
   * these entries is edited.
   */
  readonly tags?: readonly string[] | undefined;
  /** Data for the route's element. The element reads the data with {@link useOwnPage}. */
  readonly data: T;
}

/** The `context` that the loader of an own route (a page that the code of the site defines) gets. */
export interface OwnPageContext {
  readonly locale: SiteLocale;
  /** Returns all pages of the CMS that a site map may list, with their names in `locale`. */
  pages(): Promise<readonly SlugEntry[]>;
}

/** Returns the data that the route's loader has returned. Call this only in the element of that route. */
export const useOwnPage = <T,>(): T => usePageData().own as T;

interface OwnFrameProps {
  readonly site: Site;
  readonly children: ReactNode;
}

function OwnFrame({ site: { frame, locales }, children }: OwnFrameProps): ReactElement {
  const { loaded, path } = usePageData();
  return (
    <frame.Layout loaded={loaded} path={path} languages={locales.all}>
      {children}
      <template id={FIRST_VIEW_END} />
    </frame.Layout>
  );
}

type Load = (args: LoaderFunctionArgs<OwnPageContext>) => OwnPage | Promise<OwnPage>;

interface OwnAddress {
  readonly path: string;
  readonly search: string;
  readonly params: Params;
}

/** One of the site's own routes, in one language. */
export interface OwnRoute {
  readonly path: string;
  readonly element: ReactElement;
  load(address: OwnAddress): Promise<PageData>;
}

async function load(
  site: Site,
  source: ContentSource,
  own: Load,
  { path, search, params }: OwnAddress,
): Promise<PageData> {
  const { locale, path: bare } = site.locales.split(path);
  const context: OwnPageContext = {
    locale,
    async pages() {
      const listed = (await source.slugs.all()).filter(
        (entry) => entry.siteMap !== 'none' && !entry.noIndex && site.isListed(entry.path),
      );
      return source.slugs.among(
        listed.map((entry) => entry.path),
        locale,
      );
    },
  };
  const request = new Request(`http://site.invalid${path}${search}`);
  const [{ title, description, noIndex = false, tags = [], data }, frame] = await Promise.all([
    own({ request, params, context } as LoaderFunctionArgs<OwnPageContext>),
    source.frame(locale),
  ]);
  const loaded: LoadedPage = {
    ...frame,
    page: { id: `own ${bare}`, slug: bare, title, description, noIndex, blocks: [] },
    locale,
    dependencies: new Set([...frame.dependencies, ...tags]),
  };
  return { loaded, path, own: data };
}

/** Returns the site's own routes for each language, with the language's path prefix and the site's frame. */
export const ownRoutes = (site: Site, source: ContentSource): OwnRoute[] =>
  (site.routes ?? []).flatMap(({ path = '', loader, element }) =>
    site.locales.all.map(({ prefix }) => ({
      path: prefix + path,
      element: <OwnFrame site={site}>{element}</OwnFrame>,
      load: (address) => load(site, source, loader as Load, address),
    })),
  );

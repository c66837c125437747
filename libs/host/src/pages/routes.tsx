import { BlockSlot } from '@skein/cms-client';
import { Fragment, type ReactElement } from 'react';
import { matchRoutes, StaticRouter, useRoutes, type RouteObject } from 'react-router-dom';
import type { ContentSource } from '../content/content-source.ts';
import { FIRST_VIEW_BLOCKS, FIRST_VIEW_END } from '../document/first-view.ts';
import type { Site } from '../site/site.ts';
import { ownRoutes } from './own-page.tsx';
import { ReferenceLine } from './reference-line.tsx';
import { PageDataContext, usePageData, type PageData } from './page-data.ts';

/** Paths of the pages that are shown for a status. A visitor who opens such a path gets the not-found page. */
export const STATUS_PATHS = { 404: '/404', 500: '/500' } as const;
export type PageStatus = keyof typeof STATUS_PATHS;

/** Thrown when there is no page at a path, or nothing at the address below it. */
export class NoSuchPage extends Error {}

function ContentPage({ site: { frame, locales } }: { readonly site: Site }) {
  const { loaded, path } = usePageData();
  const { blocks } = loaded.page;
  const lastInView = Math.min(blocks.length, FIRST_VIEW_BLOCKS) - 1;
  return (
    <frame.Layout loaded={loaded} path={path} languages={locales.all}>
      {blocks.map((node, place) => (
        <Fragment key={node.id}>
          <BlockSlot node={node} />
          {place === lastInView && <template id={FIRST_VIEW_END} />}
        </Fragment>
      ))}
      {locales.split(path).path === STATUS_PATHS[500] && <ReferenceLine />}
    </frame.Layout>
  );
}

const Routes = ({ routes }: { readonly routes: RouteObject[] }) => useRoutes(routes);

/** The pages of a site by path: its own routes first, then pages of the CMS. */
export interface SiteRoutes {
  /** Loads the data of the page at a path. @throws NoSuchPage, DeliveryError */
  load(path: string, search: string): Promise<PageData>;
  element(data: PageData): ReactElement;
}

/** Creates the routes of the site. The routes only show pages: forms post to the services. */
export function createRoutes(site: Site, source: ContentSource): SiteRoutes {
  const own = ownRoutes(site, source);
  const routes: RouteObject[] = [
    ...own.map(({ path, element }) => ({ path, element })),
    { path: '*', element: <ContentPage site={site} /> },
  ];
  return {
    async load(path, search) {
      const [match] = matchRoutes(own, path) ?? [];
      if (match) return match.route.load({ path, search, params: match.params });
      const loaded = await source.loadPage(path);
      if (!loaded) throw new NoSuchPage(path);
      return { loaded, path };
    },
    element: (data) => (
      <StaticRouter location={data.path}>
        <PageDataContext value={data}>
          <Routes routes={routes} />
        </PageDataContext>
      </StaticRouter>
    ),
  };
}

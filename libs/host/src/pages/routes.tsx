import { BlockSlot } from '@skein/cms-client';
import type { LoadedPage } from '@skein/cms-client/serve';
import { Fragment } from 'react';
import { Outlet, useLoaderData, useRouteError, type RouteObject } from 'react-router-dom';
import type { ContentSource } from '../content/content-source.ts';
import { FIRST_VIEW_BLOCKS, FIRST_VIEW_END } from '../document/first-view.ts';
import type { Site } from '../site/site.ts';

/** What the page loader hands to the page component, the document and the cache. */
export interface PageData {
  readonly loaded: LoadedPage;
  /** Path as asked for, language prefix included, without query. */
  readonly path: string;
}

/** Pages that stand in for others, by status. Asked for by their own address they do not exist. */
export const STATUS_PATHS = { 404: '/404', 500: '/500' } as const;
export type PageStatus = keyof typeof STATUS_PATHS;

/** Thrown by the loader when even the 404 page is missing from the CMS. */
export class NoSuchPage extends Error {}

function ContentPage({ site: { frame, locales } }: { readonly site: Site }) {
  const { loaded, path } = useLoaderData<PageData>();
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
    </frame.Layout>
  );
}

/** Loader errors belong to the server, which answers with a page of its own. */
function Rethrow(): never {
  throw useRouteError();
}

/** The routes of the site. Every page is content, so there is one; forms post to the services. */
export function createRoutes(site: Site, source: Pick<ContentSource, 'loadPage'>): RouteObject[] {
  return [
    {
      element: <Outlet />,
      errorElement: <Rethrow />,
      children: [
        {
          id: 'page',
          path: '*',
          element: <ContentPage site={site} />,
          async loader({ request }): Promise<PageData> {
            const path = new URL(request.url).pathname;
            const loaded = await source.loadPage(path);
            if (loaded) return { loaded, path };
            throw new NoSuchPage(path);
          },
        },
      ],
    },
  ];
}

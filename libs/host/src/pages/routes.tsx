import { BlockSlot } from '@skein/cms-client';
import { Fragment } from 'react';
import { Outlet, useLoaderData, useRouteError, type RouteObject } from 'react-router-dom';
import type { ContentSource } from '../content/content-source.ts';
import { FIRST_VIEW_BLOCKS, FIRST_VIEW_END } from '../document/first-view.ts';
import type { Site } from '../site/site.ts';
import { ownRoutes } from './own-page.tsx';
import type { PageData } from './page-data.ts';

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

/** The routes of the site: its own, and one for all pages that are content. Forms post to the services. */
export function createRoutes(site: Site, source: ContentSource): RouteObject[] {
  return [
    {
      element: <Outlet />,
      errorElement: <Rethrow />,
      children: [
        ...ownRoutes(site, source),
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

import {
  choice,
  entryType,
  flag,
  image,
  longText,
  one,
  pagePath,
  slots,
  text,
  type PropsFrom,
} from '@skein/cms-client';
import { city } from '../city/city.content.ts';

/** A page of the site: its path, data for search engines, and blocks in order. */
export const page = entryType(
  'gfPage',
  {
    name: 'Page',
    description: 'A page of the site, composed of blocks',
    use: 'Whatever needs an address of its own.',
    avoid: 'A paragraph more: add a block to a page that is there.',
  },
  {
    internalName: text('gfInternalName').optional().help('What editors call it'),
    slug: pagePath('gfSlug').help(
      'Path without language prefix and without a slash at the end, such as /product/internet. One for all languages',
    ),
    title: text('gfTitle', 120).help(
      'Title in the browser tab and in search results, without the name of the provider',
    ),
    description: longText('gfDescription', 320).optional().help('Two lines for search results'),
    breadcrumb: text('gfBreadcrumb', 60).optional().help('Short name in breadcrumbs; the title when empty'),
    image: image('gfImage').optional().help('Picture for shared links, 1200 × 630'),
    blocks: slots('gfBlocks').default([]),
    city: one('gfCity', city).optional().help('Set on the pages of a city: the header then names it'),
    siteMap: choice('gfSiteMap', ['pages', 'support', 'none'])
      .default('pages')
      .help('Which site map lists the page'),
    noIndex: flag('gfNoIndex').default(false).help('Keeps search engines away'),
  },
);
export type PageContent = PropsFrom<typeof page>;

import { entryType, type Parsed, type SiteLocale } from '@skein/cms-client';
import { pageFrameOf, type PageFrame } from '@skein/cms-client/serve';
import { page, type PageContent } from '../page/page.content.ts';
import { site, type SiteContent } from '../site/site.content.ts';
import type { AskingFor } from '../consent/consent-words.ts';
import { SiteLayout } from './site-layout.tsx';
import { wholeFrame } from './whole-frame.ts';

export interface PageFrameOptions {
  /** Name of the provider. Pages show it until the CMS has a name. */
  readonly siteName: string;
  /** Returns the label of the link to the home page, if the CMS has no label. Default: Home, Inicio. */
  readonly homeName?: ((locale: SiteLocale) => string) | undefined;
  /** The categories of consent that the site asks for, and the page with the consent form. Default: none. */
  readonly asking?: AskingFor | undefined;
}

const { slug, title, breadcrumb, siteMap, noIndex } = page.fields;

const inParts = entryType(
  page.id,
  { name: page.name, description: page.description },
  { ...page.fields, slug: slug.optional(), title: title.optional() },
);

/** Returns the frame of pages: a header, a footer, the address check's dialog, and a sticky call to action. */
export const pageFrame = (options: PageFrameOptions): PageFrame =>
  pageFrameOf<Parsed<PageContent>, Parsed<SiteContent>>({
    page: {
      inParts,
      fields: {
        slug: slug.gf,
        title: title.gf,
        breadcrumb: breadcrumb.gf,
        siteMap: siteMap.gf,
        noIndex: noIndex.gf,
      },
    },
    siteType: site.id,
    whole: (answer, memory, parserOptions) => wholeFrame(answer, memory, parserOptions, options),
    Layout: (props) => SiteLayout({ ...props, asking: options.asking }),
  });

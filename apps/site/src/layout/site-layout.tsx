import { BlockSlot, type BlockNode } from '@skein/cms-client';
import { appDownload, StickyCta } from '@skein/shell';
import type { ReactNode } from 'react';
import type { LoadedPage } from '../content/content-source.ts';

export interface SiteLayoutProps {
  readonly loaded: LoadedPage;
  /** Current path with its language prefix. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Header and footer take the facts of the page that content cannot know. */
function onPage(node: BlockNode, { locale, page, site }: LoadedPage, path: string): BlockNode {
  return {
    ...node,
    props: {
      ...node.props,
      page: { path, locale, siteTitle: site.title, ...(page.city && { city: page.city }) },
    },
  };
}

/** What surrounds the blocks of every page. */
export function SiteLayout({ loaded, path, children }: SiteLayoutProps) {
  const { header, footer, addressCheck, stickyCta } = loaded.site;
  const { appDownloadLabel: label } = header.props;
  const app = appDownload(loaded.locale, typeof label === 'string' ? label : undefined);
  return (
    <>
      <BlockSlot node={onPage(header, loaded, path)} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <BlockSlot node={onPage(footer, loaded, path)} />
      {stickyCta && <StickyCta cta={stickyCta} app={app} />}
      <BlockSlot node={addressCheck} />
    </>
  );
}

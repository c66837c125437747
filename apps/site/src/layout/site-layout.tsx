import { BlockSlot, ENGLISH_AND_SPANISH, type BlockNode, type CallToActionContent } from '@skein/cms-client';
import { appDownload, ownStep, StickyCta } from '@skein/shell';
import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { routesIn } from '../islands/providers.tsx';
import { languageIn, languages } from '../languages.ts';
import type { LoadedPage } from '../content/content-source.ts';

export interface SiteLayoutProps {
  readonly loaded: LoadedPage;
  /** Current path with its language prefix. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Pages whose header and footer are known at a time. */
const MAX_PAGES = 500;
const knownOnPages = new WeakMap<BlockNode, LRUCache<string, BlockNode>>();

/**
 * Header and footer take the facts of the page that content cannot know. On the same page they are the same, so that what
 * was drawn of them is known.
 */
function onPage(node: BlockNode, { locale, page, site }: LoadedPage, path: string): BlockNode {
  const facts = {
    path,
    locale,
    siteTitle: site.title,
    ...(languages !== ENGLISH_AND_SPANISH && { languages }),
    ...(page.city && { city: page.city }),
  };
  let pages = knownOnPages.get(node);
  if (!pages) knownOnPages.set(node, (pages = new LRUCache({ max: MAX_PAGES })));
  const key = JSON.stringify(facts);
  const known = pages.get(key);
  if (known) return known;
  const made = { ...node, props: { ...node.props, page: facts } };
  pages.set(key, made);
  return made;
}

/** What surrounds the blocks of every page. */
export function SiteLayout({ loaded, path, children }: SiteLayoutProps) {
  const { header, footer, addressCheck, stickyCta } = loaded.site;
  const { appDownloadLabel: label, ctas } = header.props as {
    readonly appDownloadLabel?: unknown;
    readonly ctas?: readonly CallToActionContent[];
  };
  const sticky = ownStep(ctas ?? [], path) ?? stickyCta;
  const app = appDownload(
    loaded.locale,
    typeof label === 'string' ? label : undefined,
    routesIn(languageIn(loaded.locale).tag).appDownload,
  );
  return (
    <>
      <BlockSlot node={onPage(header, loaded, path)} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <BlockSlot node={onPage(footer, loaded, path)} />
      {sticky && <StickyCta cta={sticky} app={app} />}
      <BlockSlot node={addressCheck} />
    </>
  );
}

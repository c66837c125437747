'use client';

import {
  BlockSlot,
  ENGLISH_AND_SPANISH,
  localizePath,
  splitLocale,
  type BlockNode,
  type CallToActionContent,
  type Parsed,
} from '@skein/cms-client';
import { blockOnPage, blockWith, type LayoutProps } from '@skein/cms-client/serve';
import { useRoutes, useWords } from '@skein/ui';
import type { ReactElement } from 'react';
import type { AskingFor } from '../consent/consent-words.ts';
import { stickyStep } from '../header/header-actions.ts';
import { appDownload } from '../shell/app-download.ts';
import { StickyCta } from '../sticky-cta/sticky-cta.tsx';
import type { PageContent } from '../page/page.content.ts';
import type { SiteContent } from '../site/site.content.ts';
import { isNamedIn } from './named-in.ts';

export interface SiteLayoutOptions {
  /** The consent that the site asks visitors for. By default, it asks for none. */
  readonly asking?: AskingFor | undefined;
}

/** Draws the parts of every page around its blocks: header, footer, dialogs and sticky call to action. */
export function SiteLayout({
  asking,
  loaded: { locale, page, site, languageLinks, languageForm },
  path,
  languages,
  children,
}: LayoutProps<Parsed<PageContent>, Parsed<SiteContent>> & SiteLayoutOptions): ReactElement {
  const { header, footer, addressCheck, consent, stickyCta } = site;
  const { appDownloadLabel: label, ctas } = header.props as {
    readonly appDownloadLabel?: unknown;
    readonly ctas?: readonly CallToActionContent[];
  };
  const sticky = stickyStep(ctas ?? [], stickyCta, path, languages);
  const app = appDownload(useWords(), typeof label === 'string' ? label : undefined, useRoutes().appDownload);
  const speaks = { locale, ...(languages !== ENGLISH_AND_SPANISH && { languages }) };
  // Adds the page's path, language and city, which the frame's content does not have.
  const around = (node: BlockNode) => {
    const facts = (shownPath: string) => ({
      page: {
        path: shownPath,
        ...speaks,
        siteTitle: site.title,
        ...(languageLinks && { languageLinks }),
        ...(languageForm !== undefined && { languageForm }),
        ...(page.city && { city: page.city }),
      },
    });
    return [node, page.city].some((content) => content && isNamedIn(content, path, languages))
      ? blockWith(node, facts(path))
      : blockOnPage(node, splitLocale(path, languages).path, (bare) =>
          facts(localizePath(bare, locale, languages)),
        );
  };
  return (
    <>
      {consent && asking && asking.asks.length > 0 && (
        <BlockSlot node={blockWith(consent, { page: speaks, ...asking })} />
      )}
      <BlockSlot node={around(header)} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <BlockSlot node={around(footer)} />
      {sticky && <StickyCta cta={sticky} app={app} />}
      <BlockSlot node={addressCheck} />
    </>
  );
}

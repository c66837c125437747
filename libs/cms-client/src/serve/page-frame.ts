import type { ComponentType, ReactNode } from 'react';
import type { ContentImage } from '../fields/asset.ts';
import type { AnyEntryType, EntryType } from '../model/entry-type.ts';
import type { Problem } from '../model/problem.ts';
import type { SiteLanguages } from '../model/site-paths.ts';
import type { EntriesResponse } from '../parse/graph.ts';
import type { SiteLocale } from '../parse/locale-path.ts';
import type { ParserOptions } from '../parse/parser.ts';
import type { ServedPage } from './serving.ts';

/** The part of a page that a host needs. A content type of pages may have more. */
export interface PageContent extends ServedPage {
  readonly id: string;
  /** Path without a language prefix. */
  readonly slug: string;
  /** Picture for shared links. */
  readonly image?: ContentImage | undefined;
  readonly noIndex: boolean;
}

/** The part of the content shared by all pages that a host needs. */
export interface SiteContent {
  readonly id: string;
  /** Name of the provider. */
  readonly title: string;
}

/** Everything that the host needs to draw a page. */
export interface LoadedPage<P extends PageContent = PageContent, S extends SiteContent = SiteContent> {
  readonly page: P;
  readonly site: S;
  readonly locale: SiteLocale;
  readonly problems: readonly Problem[];
  /** Ids of all entries and assets that the page depends on. */
  readonly dependencies: ReadonlySet<string>;
  /** True when a part comes from an earlier answer, because the CMS does not answer. */
  readonly stale: boolean;
  /**
   * When the page expires, unless the CMS reports a change earlier. By default after the usual lifetime of a
   * page.
   */
  readonly until?: number | undefined;
  /** The part of the address, with its `?`, that gives the page other content. */
  readonly query?: string | undefined;
  /**
   * Paths of the same content in other languages, by `lang`, if they differ from the page's own path in them.
   */
  readonly languageLinks?: Readonly<Partial<Record<string, string>>> | undefined;
}

/** The content around the blocks of every page, with its problems and dependencies. */
export interface WholeFrame<S extends SiteContent = SiteContent> {
  readonly site: S;
  readonly problems: readonly Problem[];
  readonly dependencies: ReadonlySet<string>;
  /** Parts that differ from the CMS's current content, in words for the operator. */
  readonly replaced: readonly string[];
}

/** Keeps answers that held a whole frame, by language. */
export interface FrameMemory {
  /** Keeps the raw answer, because the next version of the site may read it in another way. */
  keep(locale: SiteLocale, answer: EntriesResponse): void;
  lastGood(locale: SiteLocale): Promise<EntriesResponse | undefined>;
}

export interface FrameOptions extends ParserOptions {
  readonly locale: SiteLocale;
  readonly types: readonly AnyEntryType[];
}

export interface LayoutProps<P extends PageContent = PageContent, S extends SiteContent = SiteContent> {
  readonly loaded: LoadedPage<P, S>;
  /** Current path with its language prefix. */
  readonly path: string;
  readonly languages: SiteLanguages;
  readonly children: ReactNode;
}

/** The content types of a page and of the frame around it. */
export interface PageFrame {
  readonly page: {
    /** The content type without required parts, so that no missing part costs the whole page. */
    readonly inParts: AnyEntryType;
    /** Names in the CMS of the fields that a list of all pages needs. */
    readonly fields: Readonly<Record<'slug' | 'title' | 'breadcrumb' | 'siteMap' | 'noIndex', string>>;
  };
  /** Content type id of the content that all pages share. */
  readonly siteType: string;
  /**
   * Completes a frame with the CMS's current content, else its last complete content, else built-in content.
   * Never throws.
   * @param answer undefined if the CMS gave none
   */
  whole(answer: EntriesResponse | undefined, memory: FrameMemory, options: FrameOptions): Promise<WholeFrame>;
  readonly Layout: ComponentType<LayoutProps>;
}

interface FrameOf<P extends PageContent, S extends SiteContent> extends Omit<
  PageFrame,
  'page' | 'whole' | 'Layout'
> {
  readonly page: {
    readonly inParts: EntryType<
      { readonly [K in 'slug' | 'title']?: P[K] | undefined } & Omit<P, 'slug' | 'title' | 'id'>
    >;
    readonly fields: PageFrame['page']['fields'];
  };
  whole(...asked: Parameters<PageFrame['whole']>): Promise<WholeFrame<S>>;
  readonly Layout: ComponentType<LayoutProps<P, S>>;
}

/** Makes a frame whose layout takes the props of its own content types. */
export const pageFrameOf = <P extends PageContent, S extends SiteContent>(of: FrameOf<P, S>): PageFrame =>
  of as unknown as PageFrame;

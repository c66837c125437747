import type { ComponentType, ReactNode } from 'react';
import type { ContentImage } from '../fields/asset.ts';
import type { AnyEntryType, EntryType } from '../model/entry-type.ts';
import type { Problem } from '../model/problem.ts';
import type { SiteLanguages } from '../model/site-paths.ts';
import type { EntriesResponse } from '../parse/graph.ts';
import type { SiteLocale } from '../parse/locale-path.ts';
import type { ParserOptions } from '../parse/parser.ts';
import type { ServedPage } from './serving.ts';

/** What a host takes of a page; a content type of pages may yield more. */
export interface PageContent extends ServedPage {
  readonly id: string;
  /** Path without a language prefix. */
  readonly slug: string;
  /** Picture for shared links. */
  readonly image?: ContentImage | undefined;
  readonly noIndex: boolean;
}

/** What a host takes of what all pages share. */
export interface SiteContent {
  readonly id: string;
  /** Name of the provider. */
  readonly title: string;
}

/** Everything that a page needs to be drawn. */
export interface LoadedPage<P extends PageContent = PageContent, S extends SiteContent = SiteContent> {
  readonly page: P;
  readonly site: S;
  readonly locale: SiteLocale;
  readonly problems: readonly Problem[];
  /** Ids of all entries and assets behind it. */
  readonly dependencies: ReadonlySet<string>;
  /** True when part of it is what the CMS said before it went away. */
  readonly stale: boolean;
  /** Until when it is believed, unless the CMS says otherwise; by default for as long as a page is. */
  readonly until?: number | undefined;
  /** Part of its address, with its `?`, where the page is another one for each. */
  readonly query?: string | undefined;
  /** Where the same is shown in other languages, by `lang`, where that is not the path of the page in them. */
  readonly languageLinks?: Readonly<Partial<Record<string, string>>> | undefined;
}

/** What surrounds the blocks of every page, with what is behind it. */
export interface WholeFrame<S extends SiteContent = SiteContent> {
  readonly site: S;
  readonly problems: readonly Problem[];
  readonly dependencies: ReadonlySet<string>;
  /** Parts that are not what the CMS says now, in words for whoever looks at the health of the site. */
  readonly replaced: readonly string[];
}

/** Keeps answers that held a whole frame, by language. */
export interface FrameMemory {
  /** Raw, because the next version of the site may read it in another way. */
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

/** The content types of a page and of what surrounds it. */
export interface PageFrame {
  readonly page: {
    /** The content type, in which nothing is so necessary that a page would be lost without. */
    readonly inParts: AnyEntryType;
    /** What the CMS calls the fields that a list of all pages needs. */
    readonly fields: Readonly<Record<'slug' | 'title' | 'breadcrumb' | 'siteMap' | 'noIndex', string>>;
  };
  /** Content type id of what all pages share. */
  readonly siteType: string;
  /**
   * Makes a frame whole: what the CMS has now, else what it had when all was well, else what is built in. Never throws.
   * @param answer undefined when the CMS gave none
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

/** A frame whose layout takes what its own content types yield. */
export const pageFrameOf = <P extends PageContent, S extends SiteContent>(of: FrameOf<P, S>): PageFrame =>
  of as unknown as PageFrame;

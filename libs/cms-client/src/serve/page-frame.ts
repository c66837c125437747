import type { ComponentType, ReactNode } from 'react';
import type { ContentImage } from '../fields/asset.ts';
import type { AnyEntryType, EntryType } from '../model/entry-type.ts';
import type { Problem } from '../model/problem.ts';
import type { SiteLanguages } from '../model/site-paths.ts';
import type { EntriesResponse } from '../parse/graph.ts';
import type { SiteLocale } from '../parse/locale-path.ts';
import type { ParserOptions } from '../parse/parser.ts';
import type { ServedPage } from './serving.ts';

/** The props of a page that the host uses. The content type of a site's pages may have more props. */
export interface PageContent extends ServedPage {
  readonly id: string;
  /** Path without a language prefix. */
  readonly slug: string;
  /** Picture for links to the page in social media. */
  readonly image?: ContentImage | undefined;
  readonly noIndex: boolean;
}

/** The content that all pages share, with only the props that the host uses. */
export interface SiteContent {
  readonly id: string;
  /** Name of the provider. */
  readonly title: string;
}

/** Facts about an entry of a page, for its editor. */
export interface EntryNote {
  /** Name of the content type. */
  readonly type: string;
  /** The text by which people know the entry, if it has one. */
  readonly name: string | undefined;
  /** Id of the outer block that shows the entry. Undefined for the page itself. */
  readonly block: string | undefined;
  /** Whether the entry differs from what visitors see. */
  readonly isDraft: boolean;
}

/** The content of one page, with everything that the host needs to draw the page. */
export interface LoadedPage<P extends PageContent = PageContent, S extends SiteContent = SiteContent> {
  readonly page: P;
  readonly site: S;
  readonly locale: SiteLocale;
  readonly problems: readonly Problem[];
  /** Notes for editors about the entries of the page, by id. Only previews have them. */
  readonly notes?: ReadonlyMap<string, EntryNote> | undefined;
  /** Ids of all entries and assets that the content depends on. */
  readonly dependencies: ReadonlySet<string>;
  /** Whether a part of the content is from an earlier answer, because the CMS did not answer this time. */
  readonly stale: boolean;
  /**
   * How long the page is valid, in ms. A change in the CMS may end this time earlier. Default: the host's usual
   * time.
   */
  readonly until?: number | undefined;
  /** The query of the address with its `?`. Undefined if the content does not depend on the query. */
  readonly query?: string | undefined;
  /**
   * Addresses of the same content in other languages, by `lang`. A language that is missing here has the content at the
   * page's path in that language.
   */
  readonly languageLinks?: Readonly<Partial<Record<string, string>>> | undefined;
  /**
   * Id of a form on the page. If it is set, the links to other languages are buttons that post this form to the
   * `languageLinks`, so that the visitor's input is kept.
   */
  readonly languageForm?: string | undefined;
}

/** The content that surrounds the blocks on all pages, such as the header and the footer. */
export interface WholeFrame<S extends SiteContent = SiteContent> {
  readonly site: S;
  readonly problems: readonly Problem[];
  readonly dependencies: ReadonlySet<string>;
  /** Tells the operator which parts of the frame show old or built-in content, one text for each part. */
  readonly replaced: readonly string[];
}

/**
 * For each language, keeps the last answer of the CMS with a complete frame: the content around the blocks of all
 * pages, such as the header and the footer.
 */
export interface FrameMemory {
  /** Keeps an answer as the CMS sent it, because a later version of the site may parse it differently. */
  keep(locale: SiteLocale, answer: EntriesResponse): void;
  lastGood(locale: SiteLocale): Promise<EntriesResponse | undefined>;
}

export interface FrameOptions extends ParserOptions {
  readonly locale: SiteLocale;
  readonly types: readonly AnyEntryType[];
}

export interface LayoutProps<P extends PageContent = PageContent, S extends SiteContent = SiteContent> {
  readonly loaded: LoadedPage<P, S>;
  /** Path of the current page with its language prefix. */
  readonly path: string;
  readonly languages: SiteLanguages;
  readonly children: ReactNode;
}

/** The content types of a page and of its frame (the content around the blocks), and the layout component. */
export interface PageFrame {
  readonly page: {
    /**
     * The content type of pages, with all of its fields optional, so that a page with a missing field is still usable.
     */
    readonly inParts: AnyEntryType;
    /** Ids of the CMS fields that a list of all pages needs. */
    readonly fields: Readonly<Record<'slug' | 'title' | 'breadcrumb' | 'siteMap' | 'noIndex', string>>;
  };
  /** Id of the content type of the entry with the content that all pages share. */
  readonly siteType: string;
  /**
   * Returns the frame from the CMS's current content, or else from its last complete content, or else from
   * built-in content. Never throws.
   * @param answer the current content, or undefined if the CMS did not answer
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

/** Creates a frame whose layout receives the props of the content types in `of`. */
export const pageFrameOf = <P extends PageContent, S extends SiteContent>(of: FrameOf<P, S>): PageFrame =>
  of as unknown as PageFrame;

import type { Palette } from './palette.ts';
import type { Problem } from './problem.ts';
import type { ForeignText } from './untranslated.ts';
import type { SitePaths } from './site-paths.ts';
import type { Link, RawAsset, RawEntry } from './raw.ts';

/** HTML that the sanitizer has cleaned. Only the parser creates such HTML. */
export type SafeHtml = string & { readonly safeHtml: true };

/** A parsed entry of any registered content type: a block of a page, or a block inside another block. */
export interface BlockNode<P = Readonly<Record<string, unknown>>> {
  readonly id: string;
  /** Id of the content type. The registry finds the component by this id. */
  readonly type: string;
  readonly props: P;
  /** Texts, in this block and in its inner blocks, whose language is not the language of the page. */
  readonly foreign?: readonly ForeignText[] | undefined;
  /**
   * A version of this block that several pages share, so that it is drawn only once. A mark in it stands for the one
   * word that differs from page to page.
   */
  readonly like?: LikeBlock | undefined;
}

/** A block that is the same on several pages except for one word. In `node`, a mark replaces this word. */
export interface LikeBlock {
  readonly node: BlockNode;
  readonly mark: string;
  /** The word that replaces the mark on this page. It is written in the same way in HTML and in JSON. */
  readonly word: string;
}

/** The source of a text in the CMS. */
export interface TextSource {
  readonly id: string;
  readonly linkType: 'Entry' | 'Asset';
  /** Id of the field in the CMS. */
  readonly field: string;
  /** Locale of the text in the CMS: `en-US`. */
  readonly locale: string;
}

/** The information that a field needs to read a value. */
export interface ParseContext {
  readonly locale: string;
  /** The site's languages and reserved paths. */
  readonly site?: SitePaths | undefined;
  /**
   * Path of the address-check page, without a language prefix. Visitors without scripts see this page instead
   * of the address-check dialog.
   */
  readonly addressCheckPath?: string | undefined;
  /** Color names of the brand. */
  readonly palette: Palette;
  /** Ids of the entries from the page down to the current entry. They reveal cycles of links. */
  readonly path: readonly string[];
  /** Language of the current field, such as `en`, if the field is not translated into the page's language. */
  readonly fieldLanguage?: string | undefined;
  report(problem: Problem): void;
  /**
   * Adds an invisible mark to a text. The mark says which CMS field the text comes from. Only previews have this
   * function.
   */
  mark?(text: string, source: TextSource): string;
  /** Receives every shown text that is not in the language of the page. */
  foreign?(text: ForeignText): void;
  /** Receives the id of every entry and asset that the result depends on, including missing ones. */
  depend(id: string): void;
  lookup(link: Link): RawEntry | RawAsset | undefined;
  /**
   * Returns HTML that is safe to show.
   * @param report receives a reason for the editor for each thing that the sanitizer removes or changes
   */
  sanitize(html: string, report?: (reason: string) => void): SafeHtml;
  /**
   * Returns an internal path for the locale (`/plans` → `/intl/es/plans`). Throws if this host does not answer
   * the path.
   */
  localizeHref(href: string): string;
  /** Returns the address of an asset on the current host. */
  assetUrl(url: string): string;
  /** Parses an entry of any registered content type. */
  block(entry: RawEntry, context: ParseContext): BlockNode | undefined;
}

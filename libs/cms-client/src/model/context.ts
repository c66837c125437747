import type { Palette } from './palette.ts';
import type { Problem } from './problem.ts';
import type { ForeignText } from './untranslated.ts';
import type { SitePaths } from './site-paths.ts';
import type { Link, RawAsset, RawEntry } from './raw.ts';

/** HTML that has passed the sanitizer. Only the parser creates it. */
export type SafeHtml = string & { readonly safeHtml: true };

/** A parsed entry whose content type the field does not fix: a block of a page, or the content of a slot. */
export interface BlockNode<P = Readonly<Record<string, unknown>>> {
  readonly id: string;
  /** Content type id, the key of the registry. */
  readonly type: string;
  readonly props: P;
  /** Texts in the block, and in the blocks it holds, that are in another language than the page. */
  readonly foreign?: readonly ForeignText[] | undefined;
  /** A block that looks the same except for one word. */
  readonly like?: LikeBlock | undefined;
}

/** A block as it is on all pages, with a mark in place of the word that differs from page to page. */
export interface LikeBlock {
  readonly node: BlockNode;
  readonly mark: string;
  /** The word that replaces the mark on this page. It is the same in HTML and in JSON. */
  readonly word: string;
}

/** The information that a field needs to read a value. */
export interface ParseContext {
  readonly locale: string;
  /** What the site says about its addresses. */
  readonly site?: SitePaths | undefined;
  /**
   * Path, without a language prefix, of the page that replaces the address-check modal for visitors without
   * script.
   */
  readonly addressCheckPath?: string | undefined;
  /** Color names of the brand. */
  readonly palette: Palette;
  /** Ids from the page down to the current entry. They stop link cycles. */
  readonly path: readonly string[];
  /** Language of the current field where it has no text in the page's language, such as `en`. */
  readonly fieldLanguage?: string | undefined;
  report(problem: Problem): void;
  /** Called with every shown text that is in another language than the page. */
  foreign?(text: ForeignText): void;
  /** Called with every entry and asset id that the result depends on, missing ones too. */
  depend(id: string): void;
  lookup(link: Link): RawEntry | RawAsset | undefined;
  /** @param report called for each thing that the sanitizer removes or changes, in words for the editor */
  sanitize(html: string, report?: (reason: string) => void): SafeHtml;
  /**
   * Makes an internal path fit the locale (`/plans` → `/intl/es/plans`). Throws for a path that this host does
   * not answer.
   */
  localizeHref(href: string): string;
  /** Makes an asset's address fit the host that shows it. */
  assetUrl(url: string): string;
  /** Parses an entry of any registered content type. */
  block(entry: RawEntry, context: ParseContext): BlockNode | undefined;
}

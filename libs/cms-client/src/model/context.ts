import type { Palette } from './palette.ts';
import type { Problem } from './problem.ts';
import type { ForeignText } from './untranslated.ts';
import type { SitePaths } from './site-paths.ts';
import type { Link, RawAsset, RawEntry } from './raw.ts';

/** HTML that has passed the sanitizer. Only the parser makes it. */
export type SafeHtml = string & { readonly safeHtml: true };

/** A parsed entry whose content type the field does not fix: a block of a page, or the content of a slot. */
export interface BlockNode<P = Readonly<Record<string, unknown>>> {
  readonly id: string;
  /** Content type id, the key of the registry. */
  readonly type: string;
  readonly props: P;
  /** Texts in it, and in the blocks that it holds, which are in another language than the page. */
  readonly foreign?: readonly ForeignText[] | undefined;
  /** One that looks the same but for one word in it. */
  readonly like?: LikeBlock | undefined;
}

/** A block as it is on all pages, with a mark in the place of what is another on each. */
export interface LikeBlock {
  readonly node: BlockNode;
  readonly mark: string;
  /** What stands there on this page; the same in HTML and in JSON. */
  readonly word: string;
}

/** What a field needs to know to read a value. */
export interface ParseContext {
  readonly locale: string;
  /** What the site says of its addresses. */
  readonly site?: SitePaths | undefined;
  /** The page that a visitor without script gets in place of the address-check modal; without a language prefix. */
  readonly addressCheckPath?: string | undefined;
  /** Color names of the brand. */
  readonly palette: Palette;
  /** Ids from the page down to the entry being read: stops link cycles. */
  readonly path: readonly string[];
  /** Language of the field that is read, where it says nothing in that of the page: `en`. */
  readonly fieldLanguage?: string | undefined;
  report(problem: Problem): void;
  /** Called with every text that is shown in another language than the page's. */
  foreign?(text: ForeignText): void;
  /** Called with every entry and asset id that the result depends on, missing ones too. */
  depend(id: string): void;
  lookup(link: Link): RawEntry | RawAsset | undefined;
  /** @param report told of each thing that is taken out or changed, in words for the editor */
  sanitize(html: string, report?: (reason: string) => void): SafeHtml;
  /** Makes an internal path fit the locale (`/plans` → `/intl/es/plans`). Throws for one that this host does not answer. */
  localizeHref(href: string): string;
  /** Makes an asset's address fit the host that shows it. */
  assetUrl(url: string): string;
  /** Parses an entry of any registered content type. */
  block(entry: RawEntry, context: ParseContext): BlockNode | undefined;
}

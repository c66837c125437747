import type { BlockNode, ParseContext } from '../model/context.ts';
import type { Palette } from '../model/palette.ts';
import type { AnyEntryType, EntryType } from '../model/entry-type.ts';
import type { Parsed } from '../model/props-of.ts';
import type { SitePaths } from '../model/site-paths.ts';
import type { ForeignText } from '../model/untranslated.ts';
import { Invalid, type Problem } from '../model/problem.ts';
import type { RawEntry } from '../model/raw.ts';
import type { EntryGraph } from './graph.ts';
import { leadsInto, localizePath, type SiteLocale } from './locale-path.ts';
import type { ParseMemory } from './parse-memory.ts';
import type { Sanitize } from './sanitize.ts';

export interface ParserOptions {
  /** Content types that the parser accepts in slots. */
  readonly types: readonly AnyEntryType[];
  readonly locale: SiteLocale;
  /** The colors that editors may choose by name. */
  readonly palette: Palette;
  readonly sanitize: Sanitize;
  /** The site's languages and reserved paths. Default: English and Spanish, without reserved paths. */
  readonly site?: SitePaths | undefined;
  /** Path of the address-check page, without a language prefix. If it is missing, the check needs a script. */
  readonly addressCheckPath?: string | undefined;
  /** Prefixes of paths that this host does not answer. Links to such paths are unusable. Default: none. */
  readonly deadPaths?: readonly string[];
  /**
   * Marks each text with the CMS field that it comes from, for previews. Calls that share a `memory` must mark texts in
   * the same way.
   */
  readonly mark?: ParseContext['mark'];
  /** Returns the address of an asset on this host. Default: the address from the CMS. */
  readonly assetUrl?: (url: string) => string;
  /**
   * Keeps parsed blocks for later calls with the same options. If it is missing, every call parses all blocks.
   */
  readonly memory?: ParseMemory | undefined;
}

export interface ParseResult<T> {
  readonly value: T | undefined;
  readonly problems: readonly Problem[];
  /** Ids of all entries and assets that the value depends on, including missing ones. */
  readonly dependencies: ReadonlySet<string>;
}

/** Parses one raw entry of a graph into props for components. Never throws because of broken content. */
export function parseEntry<P extends object>(
  type: EntryType<P>,
  raw: RawEntry,
  graph: Pick<EntryGraph, 'lookup'>,
  options: ParserOptions,
): ParseResult<Parsed<P>> {
  const problems: Problem[] = [];
  const dependencies = new Set<string>();
  const types = new Map(options.types.map((known) => [known.id, known]));
  const dead = options.deadPaths ?? [];
  const languages = options.site?.languages;
  const hrefHere = (href: string) =>
    leadsInto(href, dead, languages) ? undefined : localizePath(href, options.locale, languages);
  function parseBlock(entry: RawEntry, inner: ParseContext): BlockNode | undefined {
    const { id, contentType } = entry.sys;
    const known = types.get(contentType.sys.id);
    if (known === undefined) {
      inner.depend(id);
      inner.report({
        entryId: id,
        field: '*',
        reason: `is a ${contentType.sys.id}, for which there is no block: register it in createRegistry`,
      });
      return undefined;
    }
    const foreign: ForeignText[] = [];
    const props = known.parse(entry, {
      ...inner,
      foreign(text) {
        foreign.push(text);
        inner.foreign?.(text);
      },
    });
    return (
      props &&
      ({
        id,
        type: known.id,
        props: props as BlockNode['props'],
        ...(foreign.length > 0 && { foreign }),
      } satisfies BlockNode)
    );
  }
  const context: ParseContext = {
    locale: options.locale,
    site: options.site,
    addressCheckPath: options.addressCheckPath,
    palette: options.palette,
    path: [],
    report: (problem) => problems.push(problem),
    depend: (id) => dependencies.add(id),
    lookup: graph.lookup,
    ...(options.mark && { mark: options.mark }),
    localizeHref(href) {
      const here = hrefHere(href);
      if (here === undefined) throw new Invalid(`leads to ${href}, which does not exist here`);
      return here;
    },
    sanitize: (html, report) => options.sanitize(html, hrefHere, report),
    assetUrl: options.assetUrl ?? ((url) => url),
    block: (entry, inner) =>
      options.memory
        ? options.memory.block(entry, inner, (c) => parseBlock(entry, c))
        : parseBlock(entry, inner),
  };
  const value = type.parse(raw, context);
  return { value, problems, dependencies };
}

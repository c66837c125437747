import { rawGraph } from '../export/parse-authored.ts';
import type { AuthoredEntry } from '../authoring/entry.ts';
import type { AnyEntryType } from '../model/entry-type.ts';
import { isRawEntry, type RawAsset, type RawEntry } from '../model/raw.ts';
import type { EntryGraph } from '../parse/graph.ts';

/** Elements in which `globalCss` of `@skein/ui` shows line breaks. */
const SHOWS_LINE_BREAKS = 'p,blockquote,dd,td,figcaption';
/** Elements with a single line, such as headings, and elements that visitors never see. */
const HAS_ONE_LINE = 'button,h1,h2,h3,h4,h5,h6,noscript,script,style,template,[hidden]';
const TWO_LINES = 'One line\nAnother line';

/** Returns a copy of an authored entry and its linked entries in which each long text has two lines. */
export function inTwoLines(
  authored: AuthoredEntry,
  types: readonly AnyEntryType[],
): { readonly root: RawEntry; readonly lookup: EntryGraph['lookup'] } {
  const { root, lookup } = rawGraph(authored, 'en-US');
  function broken<T extends RawEntry | RawAsset>(item: T): T {
    const type = isRawEntry(item) && types.find(({ id }) => id === item.sys.contentType.sys.id);
    if (!type) return item;
    const long = type.rows().filter(({ spec }) => spec.type === 'Text');
    const lines = long.flatMap(({ gf }) => (typeof item.fields[gf] === 'string' ? [[gf, TWO_LINES]] : []));
    return { ...item, fields: { ...item.fields, ...Object.fromEntries(lines) } };
  }
  return {
    root: broken(root),
    lookup(link) {
      const found = lookup(link);
      return found && broken(found);
    },
  };
}

/** Returns the elements of rendered HTML that show a text with two lines as one line. */
export function runOn(html: string): string[] {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const { parentElement, nodeValue } = texts.currentNode;
    if (!nodeValue?.includes('One line\n') || parentElement?.closest(HAS_ONE_LINE)) continue;
    if (!parentElement?.closest(SHOWS_LINE_BREAKS)) found.push(parentElement?.outerHTML ?? nodeValue);
  }
  return found;
}

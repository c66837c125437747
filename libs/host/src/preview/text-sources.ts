import type { TextSource } from '@skein/cms-client';
import { VERCEL_STEGA_REGEX, vercelStegaDecode, vercelStegaEncode } from '@vercel/stega';
import { parse, type DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** Matches a run of text outside of tags. */
const RUN = /(?<=^|>)[^<>]+(?=<|$)/gu;

/** Adds invisible characters that say where a text comes from: to the text, or to each run of text in markup. */
export function markSource(text: string, source: TextSource): string {
  const mark = vercelStegaEncode(source);
  return text.replaceAll(RUN, (run) => (run.trim() === '' ? run : run + mark));
}

const MARKS = new RegExp(VERCEL_STEGA_REGEX.source, 'gu');

/** Elements whose text browsers do not show, or show outside of the element. */
const UNSHOWN = new Set(['head', 'script', 'style', 'template', 'noscript', 'option']);
/** Attributes whose values browsers show or read to visitors. */
const READ = new Set(['alt', 'aria-label', 'title', 'placeholder']);
/** How many texts ahead to look for the same text. The two drawings can differ where a component measures a text. */
const NEAR = 40;

/** A text of a page, with the element that shows it and the source that its mark names. */
interface Shown {
  readonly element: Element;
  readonly text: string;
  readonly source: TextSource | undefined;
}

/**
 * Returns a page whose elements say where their texts come from, in the attributes that the vendor's inspector
 * reads. The sources come from the marks in a second drawing of the same page. The page itself has no marks,
 * because components measure and compare texts.
 * @param html a whole document
 * @param marked the same document with marks in its texts
 */
export function withSources(html: string, marked: string): string {
  const texts = shownIn(html);
  const added = new Map<number, string>();
  let at = 0;
  for (const { text, source } of shownIn(marked)) {
    const found = texts.findIndex((one, index) => index >= at && index < at + NEAR && one.text === text);
    if (found < 0) continue;
    at = found + 1;
    const end = texts[found]?.element.sourceCodeLocation?.startTag?.endOffset;
    if (source && end !== undefined && !added.has(end)) added.set(end, attributesOf(source));
  }
  let before = 0;
  const pieces = [...added]
    .sort(([a], [b]) => a - b)
    .map(([end, attributes]) => {
      const piece = html.slice(before, end);
      before = end;
      const close = piece.endsWith('/>') ? -2 : -1;
      return piece.slice(0, close) + attributes + piece.slice(close);
    });
  return [...pieces, html.slice(before)].join('');
}

/** Returns the texts of a document in order, without their marks. */
function shownIn(html: string): readonly Shown[] {
  const found: Shown[] = [];
  const add = (element: Element, text: string) => {
    const clean = text.replaceAll(MARKS, '').trim();
    if (clean !== '') found.push({ element, text: clean, source: readMark(text) });
  };
  const visit = (node: Node, parent: Element | undefined): void => {
    if ('value' in node && parent) add(parent, node.value);
    if (!('childNodes' in node)) return;
    const element = 'tagName' in node ? node : undefined;
    if (element && UNSHOWN.has(element.tagName)) return;
    for (const { name, value } of element?.attrs ?? []) if (element && READ.has(name)) add(element, value);
    for (const child of node.childNodes) visit(child, element);
  };
  visit(parse(html, { sourceCodeLocationInfo: true }), undefined);
  return found;
}

function readMark(text: string): TextSource | undefined {
  const [mark] = text.match(MARKS) ?? [];
  try {
    return mark === undefined ? undefined : vercelStegaDecode<TextSource>(mark);
  } catch {
    // A component has cut the text, and with it a part of the mark.
    return undefined;
  }
}

/**
 * Returns the attributes for a source. Ids of items, fields and locales need no escaping: they are letters, digits
 * and `_ . -`.
 */
function attributesOf({ id, linkType, field, locale }: TextSource): string {
  const item = linkType === 'Entry' ? 'entry' : 'asset';
  const values = { [`${item}-id`]: id, 'field-id': field, locale };
  return Object.entries(values)
    .map(([name, value]) => ` data-contentful-${name}="${value.replaceAll(/[^\w.-]/gu, '')}"`)
    .join('');
}

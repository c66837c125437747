import type { HeadingLevel } from '../heading/heading-level.ts';
import { levelFrom } from '../heading/level-from.ts';
import { HTML_TAG } from './html-tag.ts';

const HEADING = /^h([1-6])$/i;

/** Returns sanitized HTML whose headings begin at level `from`. Undefined: they keep their levels. */
export function headingsFrom(from: HeadingLevel | undefined, html: string): string {
  if (from === undefined) return html;
  return html.replace(HTML_TAG, (tag: string, slash: string, name: string, attributes: string) => {
    const level = HEADING.exec(name)?.[1];
    // The digit is one of the six levels.
    return level ? `<${slash}h${levelFrom(from, Number(level) as HeadingLevel)}${attributes}>` : tag;
  });
}

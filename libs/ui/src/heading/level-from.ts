import { HTML_TAG } from '../html/html-tag.ts';
import type { HeadingLevel } from './heading-level.ts';

/** Level of a block's title, unless it is also the title of its page. */
const OF_BLOCK = 2;
const LAST = 6;
const HEADING = /^h([1-6])$/i;

/**
 * Returns the level of a heading whose block begins at level `from`. The title of a page and the title of a block
 * both get `from`.
 */
export function levelFrom(from: HeadingLevel, level: HeadingLevel): HeadingLevel {
  const below = Math.max(level - OF_BLOCK, 0);
  // TypeScript treats the sum of two levels as a number.
  return Math.min(from + below, LAST) as HeadingLevel;
}

/** Returns sanitized HTML whose headings begin at level `from`. */
export const htmlFrom = (from: HeadingLevel, html: string): string =>
  html.replace(HTML_TAG, (tag: string, slash: string, name: string, attributes: string) => {
    const level = HEADING.exec(name)?.[1];
    // `HEADING` matches only digits that are levels.
    return level ? `<${slash}h${levelFrom(from, Number(level) as HeadingLevel)}${attributes}>` : tag;
  });

import type { HeadingLevel } from './heading-level.ts';

/** Level of a block's title that is not the title of its page. */
const OF_BLOCK = 2;
const LAST = 6;

/**
 * Returns the level of a heading whose block begins at level `from`. The title of a page and the title of a block
 * both get `from`. Undefined: the heading keeps its level.
 */
export function levelFrom(from: HeadingLevel | undefined, level: HeadingLevel): HeadingLevel {
  if (from === undefined) return level;
  const below = Math.max(level - OF_BLOCK, 0);
  // The sum of two levels is a number for TypeScript.
  return Math.min(from + below, LAST) as HeadingLevel;
}

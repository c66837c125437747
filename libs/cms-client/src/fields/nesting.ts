/** Matches elements that have no end tag, or whose end the parser adds. A row of them adds no depth. */
const FLAT = /^(area|base|br|col|dd|dt|embed|hr|img|input|li|link|meta|option|p|source|td|th|tr|track|wbr)$/i;
const TAG = /<(\/?)([a-z][a-z0-9]*)/gi;

/**
 * Returns the deepest nesting of elements in markup. It counts tags instead of parsing them, because very deep
 * markup crashes a parser.
 */
export function nestingDepth(html: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [, end, name = ''] of html.matchAll(TAG)) {
    if (FLAT.test(name)) continue;
    depth = Math.max(0, depth + (end === '/' ? -1 : 1));
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

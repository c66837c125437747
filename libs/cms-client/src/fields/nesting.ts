/** Elements that have no end tag, or whose end the parser supplies: a row of them is no depth. */
const FLAT = /^(area|base|br|col|dd|dt|embed|hr|img|input|li|link|meta|option|p|source|td|th|tr|track|wbr)$/i;
const TAG = /<(\/?)([a-z][a-z0-9]*)/gi;

/**
 * How deep markup is nested, at the most. Counted, not parsed: a parser is what very deep markup brings down.
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

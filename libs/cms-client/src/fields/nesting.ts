/** Matches elements whose end tag is always or sometimes missing. `nestingDepth` ignores these elements. */
const FLAT = /^(area|base|br|col|dd|dt|embed|hr|img|input|li|link|meta|option|p|source|td|th|tr|track|wbr)$/i;
const TAG = /<(\/?)([a-z][a-z0-9]*)/gi;

/**
 * Returns how deeply elements are nested in markup. It counts tags without parsing, because very deep markup
 * crashes parsers.
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

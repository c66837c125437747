/** Content that names a flag and one of its variations. */
interface Varied {
  readonly flagKey?: string | undefined;
  readonly variationName?: string | undefined;
}

/**
 * Returns the attributes of an element that gets the style class `varied` for visitors in a variation. The
 * page's first script sets the class once it knows the variation; no island wakes for it.
 */
export function styleFlag({ flagKey, variationName }: Varied): { readonly 'data-style-flag'?: string } {
  if (flagKey === undefined || variationName === undefined) return {};
  return { 'data-style-flag': JSON.stringify([flagKey, variationName]) };
}

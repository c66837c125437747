/** Content that names a flag and one of its variations. */
interface Varied {
  readonly flagKey?: string | undefined;
  readonly variationName?: string | undefined;
}

/**
 * Returns attributes that mark an element for a variation. For visitors in the variation, the page's first
 * script adds the class `varied` to the element. No other script needs to start.
 */
export function styleFlag({ flagKey, variationName }: Varied): { readonly 'data-style-flag'?: string } {
  if (flagKey === undefined || variationName === undefined) return {};
  return { 'data-style-flag': JSON.stringify([flagKey, variationName]) };
}

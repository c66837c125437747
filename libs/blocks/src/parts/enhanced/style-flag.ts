/** Content that names a flag and one of its variations. */
interface Varied {
  readonly flagKey?: string | undefined;
  readonly variationName?: string | undefined;
}

/**
 * Attributes of an element that gets the style class `varied` for who is in a variation. The page's first script sets it
 * once it knows; nothing wakes for it.
 */
export function styleFlag({ flagKey, variationName }: Varied): { readonly 'data-style-flag'?: string } {
  if (flagKey === undefined || variationName === undefined) return {};
  return { 'data-style-flag': JSON.stringify([flagKey, variationName]) };
}

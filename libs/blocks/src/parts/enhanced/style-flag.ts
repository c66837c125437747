interface Varied {
  readonly flagKey?: string | undefined;
  readonly variationName?: string | undefined;
}

/**
 * Returns attributes that mark an element for one variation of an experiment. For visitors in the variation, the page's
 * first script adds the class `varied` to the element, so the element needs no script of its own.
 */
export function styleFlag({ flagKey, variationName }: Varied): { readonly 'data-style-flag'?: string } {
  if (flagKey === undefined || variationName === undefined) return {};
  return { 'data-style-flag': JSON.stringify([flagKey, variationName]) };
}

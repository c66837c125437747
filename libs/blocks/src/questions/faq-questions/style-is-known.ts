/** Whether the browser supports a CSS condition, such as `order: 1` or `selector(::details-content)`. */
export const styleIsKnown = (condition: string): boolean =>
  (globalThis as { readonly CSS?: Partial<typeof CSS> }).CSS?.supports?.(condition) ?? false;

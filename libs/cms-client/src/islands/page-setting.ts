/**
 * Returns a setting of the host from the attributes of the page's first script, or undefined if it is missing.
 */
export const pageSetting = (attribute: string): string | undefined =>
  document.querySelector('script[data-runtime]')?.getAttribute(attribute) ?? undefined;

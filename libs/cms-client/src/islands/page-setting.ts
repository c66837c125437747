/**
 * Returns a setting of the host that the page's first script carries as an attribute, or undefined if it
 * carries none.
 */
export const pageSetting = (attribute: string): string | undefined =>
  document.querySelector('script[data-runtime]')?.getAttribute(attribute) ?? undefined;

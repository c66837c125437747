/** A setting that the page carries; undefined when it carries none. */
export const pageSetting = (attribute: string): string | undefined =>
  document.querySelector(`script[${attribute}]`)?.getAttribute(attribute) ?? undefined;

/** A setting that the first script of the page carries, which is the host's; undefined when it carries none. */
export const pageSetting = (attribute: string): string | undefined =>
  document.querySelector('script[data-runtime]')?.getAttribute(attribute) ?? undefined;

interface Policy {
  createHTML(html: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

const rules: Policy = { createHTML: (html) => html };
const policy =
  (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('skein-content', rules) ?? rules;

/**
 * Returns HTML that React can set. Pages that require Trusted Types accept nothing else; on other pages it
 * returns the string itself.
 * @param html with the mark of a sanitizer
 */
export const trustedHtml = (html: string & { readonly safeHtml: true }): string => policy.createHTML(html);

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
 * Converts sanitized HTML to the form that pages with required Trusted Types accept in `innerHTML`. On other
 * pages, the result is the same string.
 * @param html sanitized HTML
 */
export const trustedHtml = (html: string & { readonly safeHtml: true }): string => policy.createHTML(html);

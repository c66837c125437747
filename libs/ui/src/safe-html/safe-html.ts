/**
 * HTML that has been through the sanitiser at the content boundary. The brand exists in the type only: whoever
 * sanitises is the one place that may assert it.
 */
export type SafeHtml = string & { readonly safeHtml: true };

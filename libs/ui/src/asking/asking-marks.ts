/** Attributes for the element around a form and the words that ask for it. */
export const ASKING = { 'data-asking': '' } as const;

/**
 * Attributes for words that ask for what a form takes: a title or a description. Do not use them on the title
 * of a page, because it names the page.
 */
export const ASKS = { 'data-asks': '' } as const;

/** Attributes for the element that replaces a form after the visitor has sent it. */
export const TAKEN = { 'data-taken-form': '' } as const;

/**
 * Hides the words marked with `ASKS` once a form was sent. A form in a dialog does not count: those words are
 * not about it.
 */
export const askingCss = `[data-asking]{display:contents}[data-asking]:has([data-taken-form]:not([data-asking] dialog *)) [data-asks]{display:none}`;

/** Attributes for the element that contains a form with its title and description. */
export const ASKING = { 'data-asking': '' } as const;

/**
 * Attributes for a text that asks the visitor to fill in a form. The text disappears after the visitor has sent
 * the form. Do not use them on the title of a page.
 */
export const ASKS = { 'data-asks': '' } as const;

/** Attributes for the element that replaces a form after the visitor has sent it. */
export const TAKEN = { 'data-taken-form': '' } as const;

/**
 * Hides the elements with `ASKS` after the visitor has sent the form. If the form is in a dialog, only elements
 * in the dialog are hidden.
 */
export const askingCss = `[data-asking]{display:contents}[data-asking]:has([data-taken-form]:not([data-asking] dialog *)) [data-asks]{display:none}`;

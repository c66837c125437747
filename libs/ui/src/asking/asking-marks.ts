/** Marks what holds a form and the words that ask for it. */
export const ASKING = { 'data-asking': '' } as const;

/** Marks words that ask for what a form takes: a title or a description, but no title of a page, which names it. */
export const ASKS = { 'data-asks': '' } as const;

/** Marks what stands in the place of a form that was taken. */
export const TAKEN = { 'data-taken-form': '' } as const;

/** A dialog inside has a form of its own; it says nothing about the words on the page. */
export const askingCss = `[data-asking]{display:contents}[data-asking]:has([data-taken-form]:not([data-asking] dialog *)) [data-asks]{display:none}`;

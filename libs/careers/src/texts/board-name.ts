import type { Say } from '@skein/ui';

/**
 * Returns the name of a department or a place in the language of the page, if the host has a word for the name.
 * Otherwise returns the board's own name, which a board has in one language only.
 */
export const boardName = (name: string, say: Say): string => say({ en: name, es: name });

/** `es` of `es-MX`. */
export const baseLanguage = (spoken: string | undefined): string | undefined =>
  spoken?.toLowerCase().split('-')[0];

/**
 * What words of a job are marked with on a page: their language, where the board says it and the page speaks another.
 * @param spoken `en`, `es-MX`
 * @param page tag of its language
 */
export const ownLanguage = (spoken: string | undefined, page: string): string | undefined =>
  baseLanguage(spoken) === baseLanguage(page) ? undefined : spoken;

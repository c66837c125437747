/** Returns the base language of a tag: `es` for `es-MX`. */
export const baseLanguage = (spoken: string | undefined): string | undefined =>
  spoken?.toLowerCase().split('-')[0];

/**
 * Returns the language to mark a job's texts with, if the board names one that differs from the page's. Else
 * undefined.
 * @param spoken `en`, `es-MX`
 * @param page tag of the page's language
 */
export const ownLanguage = (spoken: string | undefined, page: string): string | undefined =>
  baseLanguage(spoken) === baseLanguage(page) ? undefined : spoken;

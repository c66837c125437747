/** Returns the base language of a tag: `es` for `es-MX`. */
export const baseLanguage = (spoken: string | undefined): string | undefined =>
  spoken?.toLowerCase().split('-')[0];

/**
 * Returns the language of a job's texts, for the `lang` attribute. Undefined if it is unknown or the page's
 * language.
 * @param spoken the board's language: `en`, `es-MX`
 * @param page tag of the page's language
 */
export const ownLanguage = (spoken: string | undefined, page: string): string | undefined =>
  baseLanguage(spoken) === baseLanguage(page) ? undefined : spoken;

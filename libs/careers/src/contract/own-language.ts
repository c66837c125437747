/** `es` of `es-MX`. */
export const baseLanguage = (spoken: string | undefined): string | undefined =>
  spoken?.toLowerCase().split('-')[0];

/**
 * What words of a job are marked with on a page: their language, where the board says it and the page speaks another.
 * @param spoken `en`, `es-MX`
 */
export const ownLanguage = (spoken: string | undefined, page: 'en' | 'es'): string | undefined =>
  baseLanguage(spoken) === page ? undefined : spoken;

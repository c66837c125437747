/**
 * Returns the built-in name of a home page, in English or Spanish. A site may set another name.
 * @param locale code of the locale in the CMS
 */
export const homeNameIn = (locale: string): string => (/^es\b/i.test(locale) ? 'Inicio' : 'Home');

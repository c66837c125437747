/**
 * Returns the built-in name of a home page, in English or Spanish, for sites that set none.
 * @param locale as the CMS calls it
 */
export const homeNameIn = (locale: string): string => (/^es\b/i.test(locale) ? 'Inicio' : 'Home');

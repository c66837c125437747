/** What a home page is called in the languages that the libraries speak, for a site that says no other word. @param locale as the CMS calls it */
export const homeNameIn = (locale: string): string => (/^es\b/i.test(locale) ? 'Inicio' : 'Home');

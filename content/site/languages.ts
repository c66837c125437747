import { ENGLISH_AND_SPANISH, type SiteLanguages } from '@skein/cms-client';

/**
 * The languages of the demo site. To add a language, add content to the CMS. For texts of the libraries, add
 * translations to `words`.
 */
export const languages: SiteLanguages = ENGLISH_AND_SPANISH;

/** Translations of the libraries' English texts, by language tag, for languages that the libraries lack. */
export const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {};

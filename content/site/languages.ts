import { ENGLISH_AND_SPANISH, type SiteLanguages } from '@skein/cms-client';

/**
 * The languages of the demo's site. Another language needs its entries in the CMS, and may add words for the
 * libraries.
 */
export const languages: SiteLanguages = ENGLISH_AND_SPANISH;

/** The libraries' words in languages that they do not contain, by language tag: English word, translation. */
export const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {};

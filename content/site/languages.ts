import { ENGLISH_AND_SPANISH, type SiteLanguages } from '@skein/cms-client';

/** The languages of the demo's site. Another one needs its entries in the CMS, and may bring words for the libraries. */
export const languages: SiteLanguages = ENGLISH_AND_SPANISH;

/** Words of the libraries in languages that they do not speak, by the tag of each: English word, own word. */
export const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {};

import { siteLanguages } from '@skein/cms-client';
import list from './languages.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

/** The languages of the site. The first is the default. `npx skein language` adds one. */
export const languages = siteLanguages(list);

/** Built-in texts in languages that the packages lack: translations of the English texts, by language tag. */
export const builtInWords: Readonly<Record<string, Readonly<Record<string, string>>>> = words;

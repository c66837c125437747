export { filled } from './filled.ts';
export { grouped } from './grouped.ts';
export { referenceText } from './reference.ts';
export { shippedLanguage, wordsIn, type LanguageWords, type Say } from './language-setting.ts';
export type { UiLanguage, UiText } from './ui-language.ts';

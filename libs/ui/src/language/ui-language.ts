/** The languages of the built-in fallback texts. Other visible texts come in as props. */
export type UiLanguage = 'en' | 'es';

/** A text in both languages. */
export type UiText = Readonly<Record<UiLanguage, string>>;

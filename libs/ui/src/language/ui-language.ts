/** The languages of the built-in texts. All other texts are props. */
export type UiLanguage = 'en' | 'es';

/** A text in English and in Spanish. */
export type UiText = Readonly<Record<UiLanguage, string>>;

/** The languages that built-in fallback texts exist in. Visible texts otherwise come in as props. */
export type UiLanguage = 'en' | 'es';

/** A text in both languages. */
export type UiText = Readonly<Record<UiLanguage, string>>;

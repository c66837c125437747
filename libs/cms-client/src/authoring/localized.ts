/** A value that differs by locale, written side by side in TypeScript. */
export interface Localized<T> {
  readonly localized: Readonly<Record<string, T>>;
}

/** Locales of the content package, the default first. The CMS shows the default where a locale has no text. */
export const LOCALES = [
  { code: 'en-US', name: 'English', fallbackCode: null, default: true },
  { code: 'es', name: 'Español', fallbackCode: 'en-US', default: false },
] as const;
export const DEFAULT_LOCALE = 'en-US';
export type LocaleCode = (typeof LOCALES)[number]['code'];

/** Writes a value in English and in Spanish, in this order. */
export function t<T>(english: T, spanish: T): Localized<T> {
  return { localized: { 'en-US': english, es: spanish } };
}

export function isLocalized(value: unknown): value is Localized<unknown> {
  return typeof value === 'object' && value !== null && 'localized' in value;
}

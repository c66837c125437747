/** A value that differs between locales, with one value for each locale. */
export interface Localized<T> {
  readonly localized: Readonly<Record<string, T>>;
}

/**
 * Locales of authored content, unless a site sets others. The first is the default: its texts replace missing texts.
 */
export const LOCALES = [
  { code: 'en-US', name: 'English', fallbackCode: null, default: true },
  { code: 'es', name: 'Español', fallbackCode: 'en-US', default: false },
] as const;
export const DEFAULT_LOCALE = 'en-US';
export type LocaleCode = (typeof LOCALES)[number]['code'];

/** Returns a value for both locales: English first, then Spanish. */
export function t<T>(english: T, spanish: T): Localized<T> {
  return { localized: { 'en-US': english, es: spanish } };
}

export function isLocalized(value: unknown): value is Localized<unknown> {
  return typeof value === 'object' && value !== null && 'localized' in value;
}

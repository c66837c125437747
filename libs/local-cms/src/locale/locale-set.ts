import type { ContentTypeRecord, LocaleKeyedFields, LocaleRecord, Viewer } from '../model/content.types.ts';

/** The locales of one read API, with their fallbacks. */
export type LocaleSet = {
  readonly all: readonly LocaleRecord[];
  readonly defaultCode: string;
  has(code: string): boolean;
  /** Returns the locale itself, then its fallbacks in order. */
  chain(code: string): readonly string[];
};

/**
 * Returns the locales of an API. Leaves out locales that are off for the API, but fallback chains may contain these
 * locales.
 */
export function localeSet(locales: readonly LocaleRecord[], api: Viewer): LocaleSet {
  const offered = locales.filter(
    (locale) =>
      api === 'management' || (api === 'delivery' ? locale.contentDeliveryApi : locale.contentPreviewApi),
  );
  const codes = new Set(offered.map((locale) => locale.code));
  const chains = new Map(locales.map((locale) => [locale.code, fallbackChain(locale.code, locales)]));
  return {
    all: offered,
    defaultCode: locales.find((locale) => locale.default)?.code ?? '',
    has: (code) => codes.has(code),
    chain: (code) => chains.get(code) ?? [code],
  };
}

/**
 * Returns the code of a locale and the codes of its fallbacks, in order. The chain ends at a locale without a fallback,
 * or before a locale that it already contains.
 */
export function fallbackChain(code: string, locales: readonly LocaleRecord[]): string[] {
  const chain: string[] = [];
  let next: string | null = code;
  while (next !== null && !chain.includes(next)) {
    const current: string = next;
    chain.push(current);
    next = locales.find((locale) => locale.code === current)?.fallbackCode ?? null;
  }
  return chain;
}

/**
 * Returns the value of a field in a locale, or undefined.
 * @param chain locales to try in order; for a field that is not localized, only the default locale
 */
export function localizedValue(values: Readonly<Record<string, unknown>>, chain: readonly string[]): unknown {
  for (const code of chain) {
    const value = Object.hasOwn(values, code) ? values[code] : undefined;
    if (value !== undefined && value !== null) return value;
  }
  return undefined;
}

/** Returns the fields in one locale. A missing value comes from a fallback, or else the field is left out. */
export function localizeFields(
  fields: LocaleKeyedFields,
  code: string,
  locales: LocaleSet,
  isLocalized: (fieldId: string) => boolean,
): Record<string, unknown> {
  const chain = locales.chain(code);
  const defaultOnly = [locales.defaultCode];
  const localized: Record<string, unknown> = {};
  for (const [fieldId, values] of Object.entries(fields)) {
    const value = localizedValue(values, isLocalized(fieldId) ? chain : defaultOnly);
    if (value !== undefined) localized[fieldId] = value;
  }
  return localized;
}

/** Returns the stored values of the fields in all offered locales, without fallbacks. */
export function allLocaleFields(
  fields: LocaleKeyedFields,
  locales: LocaleSet,
): Record<string, Record<string, unknown>> {
  const all: Record<string, Record<string, unknown>> = {};
  for (const [fieldId, values] of Object.entries(fields)) {
    const kept = Object.entries(values).filter(
      ([code, value]) => locales.has(code) && value !== undefined && value !== null,
    );
    if (kept.length > 0) all[fieldId] = Object.fromEntries(kept);
  }
  return all;
}

/**
 * Returns a function that tells whether a field is localized. All fields of an asset are localized. The content type of
 * an entry says which fields of the entry are localized.
 */
export function localizedFieldTest(contentType: ContentTypeRecord | undefined): (fieldId: string) => boolean {
  if (!contentType) return () => true;
  const localized = new Set(contentType.fields.filter((field) => field.localized).map((field) => field.id));
  return (fieldId) => localized.has(fieldId);
}

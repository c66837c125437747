import type { ContentTypeRecord, LocaleKeyedFields, LocaleRecord, Viewer } from '../model/content.types.ts';

/** The locales one read API offers, with the way each falls back. */
export type LocaleSet = {
  readonly all: readonly LocaleRecord[];
  readonly defaultCode: string;
  has(code: string): boolean;
  /** The locale itself, then its fallbacks in order. */
  chain(code: string): readonly string[];
};

/** Locales switched off for an API are not offered, but a chain may still lead through them. */
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

/** Follows `fallbackCode` until it ends or comes back to where it was. */
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
 * The value of a field in a locale.
 * @param chain locales to try in order; a field that is not localised is asked for in the default locale only
 */
export function localizedValue(values: Readonly<Record<string, unknown>>, chain: readonly string[]): unknown {
  for (const code of chain) {
    const value = Object.hasOwn(values, code) ? values[code] : undefined;
    if (value !== undefined && value !== null) return value;
  }
  return undefined;
}

/** Fields of one locale, each falling back on its own. Fields without any value are left out. */
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

/** Fields of all offered locales as they are stored, without fallbacks. */
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

/** All fields of an asset are localised; of an entry, those its content type says. */
export function localizedFieldTest(contentType: ContentTypeRecord | undefined): (fieldId: string) => boolean {
  if (!contentType) return () => true;
  const localized = new Set(contentType.fields.filter((field) => field.localized).map((field) => field.id));
  return (fieldId) => localized.has(fieldId);
}

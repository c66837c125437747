import type { FieldSpec } from './field.ts';

/** A text on a page of another language, because it is not translated into the page's language. */
export interface ForeignText {
  readonly text: string;
  /** Its language, as a `lang` attribute has it: `en`. */
  readonly lang: string;
}

const TEXT = new Set(['Symbol', 'Text']);
const isAddress = (text: string) => /^(\/|#|\?|\.|[a-z][a-z0-9+-]*:)\S*$/i.test(text);

/**
 * Whether a text is a sentence, heading or label: it has a lower-case word. `Salt Lake City` is a name,
 * `main-hero` an id.
 */
export const isProse = (value: unknown): value is string =>
  typeof value === 'string' &&
  !isAddress(value) &&
  /\s/.test(value) &&
  /(^|[^\p{L}\p{N}_-])\p{Ll}{3,}(?![\p{L}\p{N}_-])/u.test(value.replaceAll(/<[^<>]*>/g, ' '));

/** Returns a text, each of a list of texts, or all words of the CMS's rich text together. */
function wordsIn(raw: unknown): readonly unknown[] {
  if (Array.isArray(raw)) return raw.filter((item) => typeof item === 'string');
  return typeof raw === 'string' ? [raw] : [textOf(raw)];
}
function textOf(node: unknown): string {
  const { value = '', content = [] } = Object(node) as {
    readonly value?: unknown;
    readonly content?: unknown;
  };
  return [value, ...(Array.isArray(content) ? content.map(textOf) : [])].join(' ');
}

/** Whether a raw value, in any form that the CMS has for texts, holds prose. */
export const saysProse = (raw: unknown): boolean => wordsIn(raw).some(isProse);

/** Whether visitors read a field. An entry's internal name is only for editors. */
export const isForVisitors = (prop: string, { localized, type, items }: FieldSpec): boolean =>
  localized && (TEXT.has(type) || items?.type === 'Symbol') && prop !== 'internalName';

/** Returns the language of a locale: `en` for `en-US`. */
export const languageOf = (locale: string): string => locale.split('-', 1).join('');

/** Returns the problem that tells an editor that a text is not translated. */
export const untranslated = (locale: string): string => `is not translated: it is shown in ${locale}`;

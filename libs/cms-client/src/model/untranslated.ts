import type { FieldSpec } from './field.ts';

/** A text that stands on a page of another language, because it has none in that of the page. */
export interface ForeignText {
  readonly text: string;
  /** Its language, as an attribute of an element: `en`. */
  readonly lang: string;
}

const TEXT = new Set(['Symbol', 'Text']);
const isAddress = (text: string) => /^(\/|#|\?|\.|[a-z][a-z0-9+-]*:)\S*$/i.test(text);

/** A sentence, a heading, a label: it has a word in small letters. `Salt Lake City` is a name, `main-hero` an id. */
export const isProse = (value: unknown): value is string =>
  typeof value === 'string' &&
  !isAddress(value) &&
  /\s/.test(value) &&
  /(^|[^\p{L}\p{N}_-])\p{Ll}{3,}(?![\p{L}\p{N}_-])/u.test(value.replaceAll(/<[^<>]*>/g, ' '));

/** The words of a text, each of a list of texts, or those of the CMS's rich text together. */
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

/** Whether a raw value, in whichever form the CMS has texts, holds prose. */
export const saysProse = (raw: unknown): boolean => wordsIn(raw).some(isProse);

/** Whether visitors read a field. What editors call an entry is not for them. */
export const isForVisitors = (prop: string, { localized, type, items }: FieldSpec): boolean =>
  localized && (TEXT.has(type) || items?.type === 'Symbol') && prop !== 'internalName';

/** `en` of `en-US`. */
export const languageOf = (locale: string): string => locale.split('-', 1).join('');

/** What an editor reads of it. */
export const untranslated = (locale: string): string => `is not translated: it is shown in ${locale}`;

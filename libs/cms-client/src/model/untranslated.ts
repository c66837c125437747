import type { Problem } from './problem.ts';

/** A text that a page shows in another language, because it is not translated into the page's language. */
export interface ForeignText {
  readonly text: string;
  /** Language of the text for a `lang` attribute: `en`. */
  readonly lang: string;
}

const TEXT: ReadonlySet<string> = new Set(['Symbol', 'Text']);
const isAddress = (text: string) => /^(\/|#|\?|\.|[a-z][a-z0-9+-]*:)\S*$/i.test(text);

/**
 * Whether a value is a text with several words and at least one lower-case word. It is false for names (`Salt
 * Lake City`), ids (`main-hero`) and addresses.
 */
export const isProse = (value: unknown): value is string =>
  typeof value === 'string' &&
  !isAddress(value) &&
  /\s/.test(value) &&
  /(^|[^\p{L}\p{N}_-])\p{Ll}{3,}(?![\p{L}\p{N}_-])/u.test(value.replaceAll(/<[^<>]*>/g, ' '));

/** Whether a text is an amount of money or a percentage: `$70`, `99.9 %`. */
const isAmount = (text: string) => /^[^\p{L}<>]*$/u.test(text) && /\d/u.test(text) && /[\p{Sc}%]/u.test(text);

/**
 * Whether a value is a word, a sentence or an amount for readers. It is false for ids, keys, addresses and plain
 * numbers.
 */
export const isForReaders = (value: unknown): value is string =>
  typeof value === 'string' &&
  !isAddress(value) &&
  !/^[^\s@]+@[^\s@]+$/u.test(value) &&
  (isAmount(value) || (/\p{L}{2}/u.test(value) && /\s|^\p{Lu}|\P{ASCII}|</u.test(value)));

/** Returns the texts in a value: a single text, the texts of a list, or all words of rich text as one text. */
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

/** Whether a text, a list of texts or a rich text contains a sentence, a heading or a label. */
export const saysProse = (raw: unknown): boolean => wordsIn(raw).some(isProse);

/**
 * The part of a field's definition that says whether the field holds texts. Both `FieldSpec` and the CMS's JSON have
 * this part.
 */
interface TextSpec {
  readonly localized: boolean;
  readonly type: string;
  readonly items?: { readonly type: string };
}

/** Whether visitors read the text of a field. Only editors read the internal name of an entry. */
export const isForVisitors = (prop: string, { localized, type, items }: TextSpec): boolean =>
  localized && (TEXT.has(type) || items?.type === 'Symbol') && prop !== 'internalName';

/** Returns the language of a locale: `en` for `en-US`. */
export const languageOf = (locale: string): string => locale.split('-', 1).join('');

const UNTRANSLATED = 'is not translated: it is shown in';
/** Returns the message for the editor that a text is not translated. */
export const untranslated = (locale: string): string => `${UNTRANSLATED} ${locale}`;
/** Whether a problem is a text that is not translated yet. */
export const isUntranslated = ({ reason }: Pick<Problem, 'reason'>): boolean => reason.includes(UNTRANSLATED);

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

/** Whether visitors read a field. What editors call an entry is not for them. */
export const isForVisitors = (prop: string, { localized, type }: FieldSpec): boolean =>
  localized && TEXT.has(type) && prop !== 'internalName';

/** `en` of `en-US`. */
export const languageOf = (locale: string): string => locale.split('-', 1).join('');

/** What an editor reads of it. */
export const untranslated = (locale: string): string => `is not translated: it is shown in ${locale}`;

import type { ForeignText } from '../model/untranslated.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
/** Escapes a text as React does. */
const written = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** Matches a tag, and the text between it and the next tag. */
const TAG_AND_TEXT = /<(\/?)([a-zA-Z][\w-]*)((?:[\s/][^<>]*)?)>([^<]+)(?=<(\/?))/g;
const VOID_TAG = /<(br|hr|img|input|wbr)(\s[^<>]*)>/g;
const SPOKEN = /\s(?:alt|aria-label|aria-description|title|placeholder)="([^"]*)"/g;
const HAS_LANG = /\slang=/;
const VOID = /^(?:br|hr|img|input|wbr)$/;
/** Matches elements that can hold no other element. */
const TEXT_ONLY = /^(?:option|textarea|title|script|style)$/;

/**
 * Adds `lang` to texts in another language than the page's, where the markup holds the whole text: on the
 * element that holds nothing else, or on an added one. Names of elements that hold more (`aria-label`) stay as
 * they are. It scans the tags once, however many texts there are.
 * @param mayWrap false where a script compares the markup with its own: attributes are fine, added elements are
 *   not
 */
export function markForeign(html: string, texts: readonly ForeignText[] = [], mayWrap = true): string {
  if (texts.length === 0) return html;
  /** If one text has two languages, the first counts. */
  const languages = new Map(texts.map(({ text, lang }) => [written(text), lang] as const).toReversed());
  return html
    .replaceAll(
      TAG_AND_TEXT,
      (all: string, closing: string, name: string, more: string, shown: string, end: string) => {
        const lang = languages.get(shown);
        if (lang === undefined || HAS_LANG.test(more)) return all;
        const opens = closing === '' && !VOID.test(name);
        if (opens && end !== '') return `<${name} lang="${lang}"${more}>${shown}`;
        if (!mayWrap || TEXT_ONLY.test(name)) return all;
        return `<${closing}${name}${more}><span lang="${lang}">${shown}</span>`;
      },
    )
    .replaceAll(VOID_TAG, (all: string, name: string, more: string) => {
      if (HAS_LANG.test(more)) return all;
      const spoken = Array.from(more.matchAll(SPOKEN), ([, words = '']) => languages.get(words));
      const lang = spoken.find((one) => one !== undefined);
      return lang === undefined ? all : `<${name} lang="${lang}"${more}>`;
    });
}

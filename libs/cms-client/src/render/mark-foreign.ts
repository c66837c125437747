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

const TAG_AND_TEXT = /<(\/?)([a-zA-Z][\w-]*)((?:[\s/][^<>]*)?)>([^<]+)(?=<(\/?))/g;
const VOID_TAG = /<(br|hr|img|input|wbr)(\s[^<>]*)>/g;
const SPOKEN = /\s(?:alt|aria-label|aria-description|title|placeholder)="([^"]*)"/g;
const HAS_LANG = /\slang=/;
const VOID = /^(?:br|hr|img|input|wbr)$/;
const TEXT_ONLY = /^(?:option|textarea|title|script|style)$/;

/**
 * Adds a `lang` attribute to texts that are not in the language of the page. If an element contains only the
 * text, the element gets the attribute. If the text is everything between two tags, a new element around the
 * text gets it. Texts in attributes such as `aria-label` cannot be marked if the element has other content.
 * @param mayWrap whether to add new elements. Pass false for markup that React will hydrate
 */
export function markForeign(html: string, texts: readonly ForeignText[] = [], mayWrap = true): string {
  if (texts.length === 0) return html;
  /** The language of each text. If a text occurs in two languages, the first language is used. */
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

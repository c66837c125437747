import type { ForeignText } from '../model/untranslated.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
/** As React writes a text, for use in a pattern. */
const pattern = (text: string) =>
  text
    .replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const TAG = String.raw`<(/?)([a-zA-Z][\w-]*)([^<>]*)>`;
const SPOKEN = 'alt|aria-label|aria-description|title|placeholder';
const VOID = /^(?:br|hr|img|input|wbr)$/;
/** Elements in which there is no place for another one. */
const TEXT_ONLY = /^(?:option|textarea|title|script|style)$/;

function markText(html: string, { text, lang }: ForeignText, mayWrap: boolean): string {
  const attribute = ` lang="${lang}"`;
  const words = pattern(text);
  return html
    .replaceAll(
      new RegExp(`${TAG}(${words})(?=<(/?))`, 'g'),
      (all: string, closing: string, name: string, more: string, shown: string, end: string) => {
        if (/\slang=/.test(more)) return all;
        const opens = closing === '' && !VOID.test(name);
        if (opens && end !== '') return `<${name}${attribute}${more}>${shown}`;
        if (!mayWrap || TEXT_ONLY.test(name)) return all;
        return `<${closing}${name}${more}><span${attribute}>${shown}</span>`;
      },
    )
    .replaceAll(
      new RegExp(`<([a-zA-Z][\\w-]*)((?: [^<>]*)? (?:${SPOKEN})="${words}"[^<>]*)>`, 'g'),
      (all: string, name: string, more: string) =>
        /\slang=/.test(more) || !VOID.test(name) ? all : `<${name}${attribute}${more}>`,
    );
}

/**
 * Says the language of texts that are not in that of the page, where they are drawn whole: on the element that holds
 * nothing else, or on one around the text. Names of elements that hold more (`aria-label`) are left alone.
 * @param mayWrap false where a script compares the markup with its own: it takes further attributes, but no elements
 */
export const markForeign = (html: string, texts: readonly ForeignText[] = [], mayWrap = true): string =>
  texts.reduce((marked, text) => markText(marked, text, mayWrap), html);

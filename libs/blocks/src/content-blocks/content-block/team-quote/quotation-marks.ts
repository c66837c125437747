import type { SafeHtml } from '@skein/cms-client';
import { filled, type Say, type UiText } from '@skein/ui';

/** The outer quotation marks of a language. Spanish uses those of the Americas. */
const QUOTED: UiText = { en: '“{quote}”', es: '“{quote}”' };
/** The same for a quotation that ends with a full stop, which each language puts in its own place. */
const QUOTED_SENTENCE: UiText = { en: '“{quote}.”', es: '“{quote}”.' };

/** Opening tags and white space before the first word. */
const HEAD = /^(?:\s|<[a-z][^>]*>)*/i;
/** A closing tag or a line break, after the last word. */
const TAIL_TAG = /^<(?:\/[^>]*|br\s*\/?)>$/i;
const BLANK = '&nbsp;';
const OPENING = /^(?:["“„«‟]|&quot;|&ldquo;|&bdquo;|&laquo;)\s*/;
/** Matches a closing quotation mark. The full stop may be on either side of it. */
const CLOSING = /(?:["”“»‟]|&(?:quot|rdquo|ldquo|raquo);)(\.?)$/;
/** Matches one full stop. Three of them are an ellipsis and stay with the words. */
const FULL_STOP = /(?<!\.)\.$/;

/**
 * Returns where the closing tags, line breaks and white space after the last word begin. It walks from the
 * end: a pattern would try each blank of a long text as their beginning.
 */
function tailStart(html: string): number {
  let end = html.length;
  for (;;) {
    while (/\s/.test(html.charAt(end - 1))) end--;
    const tag = html.charAt(end - 1) === '>' ? html.lastIndexOf('<', end - 1) : -1;
    if (html.slice(Math.max(0, end - BLANK.length), end).toLowerCase() === BLANK) end -= BLANK.length;
    else if (tag >= 0 && TAIL_TAG.test(html.slice(tag, end))) end = tag;
    else return end;
  }
}

/** Removes one pair of quotation marks. A full stop after them stays. */
function withoutMarks(words: string): string {
  const closing = OPENING.test(words) ? CLOSING.exec(words) : null;
  if (!closing) return words;
  const [, stop = ''] = closing;
  return words.slice(0, closing.index).trimEnd().replace(OPENING, '') + stop;
}

/**
 * Puts the quotation marks of a language inside the outermost paragraphs of a quotation. It first removes
 * marks that an editor typed around the whole, so that there is never a second pair. The full stop goes inside
 * in English, outside in Spanish.
 */
export function withQuotationMarks(html: SafeHtml, say: Say): SafeHtml {
  const head = HEAD.exec(html)?.[0] ?? '';
  const rest = html.slice(head.length);
  const end = tailStart(rest);
  const tail = rest.slice(end);
  const bare = withoutMarks(rest.slice(0, end));
  if (bare === '') return html;
  // Only text is put between tags that were safe before.
  const quoted = FULL_STOP.test(bare)
    ? filled(say(QUOTED_SENTENCE), { quote: bare.slice(0, -1) })
    : filled(say(QUOTED), { quote: bare });
  return `${head}${quoted}${tail}` as SafeHtml;
}

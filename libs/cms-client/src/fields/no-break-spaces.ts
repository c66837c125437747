/** Longest number, unit or name that stays on one line, in characters. Example: `28 de septiembre de 2026`. */
const LONGEST = 24;
const SPACE = /(\u00a0|\u2007|\u202f|&nbsp;|&#160;|&#xa0;)/i;
/** Marks that replace a tag while words are compared: one for inline tags, one for block tags. */
const [INLINE, BLOCK] = ['\ue000', '\ue001'];
const MARKS = /[\ue000\ue001]/g;
/** Matches a tag, or a whole code or preformatted element, whose spaces stay as the editor wrote them. */
const TAG = /<(pre|code)\b[^<>]*>[^]*?<\/\1>|<[a-z/!][^<>]*>/gi;
const INLINE_TAG = /^<\/?(?:a|abbr|b|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|u)\b/i;
/** Matches what always separates words: plain spaces and the ends of paragraphs. */
const PARTS = /([ \t\r\n\ue001]+)/;

const textOf = (word: string) => word.replace(MARKS, '');
const startsLikeName = (word: string) => /^["“(¿¡]*\p{Lu}/u.test(word);
const lengthOf = (parts: readonly string[]) =>
  parts.reduce((sum, part) => sum + (SPACE.test(part) ? 1 : textOf(part).length), 0);

/** Whether a no-break space joins the parts of one number, unit, amount or short form such as `a. m.`. */
const ofNumber = (before: string, after: string) =>
  /\d[%$€]?$/.test(before) ||
  (/^\d/.test(after) && /(?:[$€£¥§№#+~≈.]|\(\d+\))$/u.test(before)) ||
  (/^\p{L}\.$/u.test(before) && /^\p{L}\./u.test(after));
/** Whether a no-break space joins the parts of one number, unit, amount, short form or name. */
const belongTogether = (before: string, after: string) =>
  ofNumber(before, after) || (startsLikeName(before) && (startsLikeName(after) || /^\d/.test(after)));

type Rule = (before: string, after: string) => boolean;
const RULES: readonly Rule[] = [belongTogether, ofNumber];

/** Splits a list at each item for which `ends` returns true, and leaves that item out. */
function piecesOf<T>(items: readonly T[], ends: (item: T, index: number) => boolean): T[][] {
  const pieces: T[][] = [[]];
  items.forEach((item, index) => {
    if (ends(item, index)) pieces.push([]);
    else pieces.at(-1)?.push(item);
  });
  return pieces;
}

/**
 * Whether parts are four or more words without a number and without a name at the end: no line needs to keep
 * them whole.
 */
const isProse = (parts: readonly string[]) =>
  parts.length >= 7 &&
  !parts.some((part) => !SPACE.test(part) && /\d/.test(part)) &&
  !startsLikeName(textOf(parts.at(-1) ?? ''));

/**
 * Replaces no-break spaces in a chain of words that is too long for one line, and keeps the parts of numbers
 * and names.
 * @param chain words with no plain space between them
 * @param rules which words may stay together, the strictest rule last
 */
function loosen(chain: string, [together, ...stricter]: readonly Rule[] = RULES): string {
  const parts = chain.split(SPACE);
  if (lengthOf(parts) <= LONGEST && !isProse(parts)) return chain;
  const isGap = (_: string, index: number) =>
    index % 2 === 1 && !together?.(textOf(parts[index - 1] ?? ''), textOf(parts[index + 1] ?? ''));
  const pieces = piecesOf(parts, isGap).map((piece) => piece.join(''));
  return (together ? pieces.map((piece) => loosen(piece, stricter)) : pieces).join(' ');
}

/**
 * Replaces the no-break spaces that a word processor puts between all words, in plain text or HTML, with plain
 * spaces. It changes only text longer than a number, unit or name, and keeps the parts of these together.
 */
export function withPlainSpaces(text: string): string {
  if (!SPACE.test(text)) return text;
  const tags = text.match(TAG) ?? [];
  const marked = text
    .replace(MARKS, '')
    .replace(TAG, (tag) => (INLINE_TAG.test(tag) ? INLINE : BLOCK))
    .split(PARTS)
    .map((chain) => (SPACE.test(chain) ? loosen(chain) : chain))
    .join('');
  let next = 0;
  return marked.replace(MARKS, () => tags[next++] ?? '');
}

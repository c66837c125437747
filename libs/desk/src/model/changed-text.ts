import type { Content, FieldDefinition, Link } from '../cms/cms.types.ts';
import { choicesOf } from './field-kind.ts';
import type { StoredFile } from './files.ts';
import { entityIn, nameIn, plainText, textsIn } from './names.ts';

/** A part of a changed text: it stands in both versions, or only in the version before or after the change. */
export interface ChangedPart {
  readonly in: 'both' | 'before' | 'after';
  readonly text: string;
}

/** How many characters of unchanged text to show beside a change. `LONGEST` is the limit for a changed part. */
const AROUND = 40;
const LONGEST = 160;
/** Two texts are compared only if the product of their numbers of words is at most this. */
const COMPARED = 4_000_000;

type Words = readonly string[];

/** Returns the longest run of words that two texts have in common: its position in each text, and its length. */
function commonRun(one: Words, other: Words): readonly [number, number, number] {
  let best: readonly [number, number, number] = [0, 0, 0];
  if (one.length * other.length > COMPARED) return best;
  let before: number[] = [];
  for (const [at, word] of one.entries()) {
    const row: number[] = [];
    for (const [to, same] of other.entries()) {
      if (word !== same) continue;
      const length = (before[to - 1] ?? 0) + 1;
      row[to] = length;
      if (length > best[2]) best = [at - length + 1, to - length + 1, length];
    }
    before = row;
  }
  return best;
}

/** Returns the difference between two texts that begin and end differently. */
function middleOf(one: Words, other: Words, least: number): readonly ChangedPart[] {
  const [at, to, length] = commonRun(one, other);
  if (length >= least)
    return [
      ...middleOf(one.slice(0, at), other.slice(0, to), least),
      { in: 'both', text: one.slice(at, at + length).join('') },
      ...middleOf(one.slice(at + length), other.slice(to + length), least),
    ];
  return [
    { in: 'before', text: one.join('') },
    { in: 'after', text: other.join('') },
  ];
}

/**
 * Returns the difference between two texts.
 * @param least how many equal words in a row between two changes count as unchanged
 */
function partsOf(one: Words, other: Words, least: number): readonly ChangedPart[] {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start++;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const parts: readonly ChangedPart[] = [
    { in: 'both', text: one.slice(0, start).join('') },
    ...middleOf(one.slice(start, one.length - end), other.slice(start, other.length - end), least),
    { in: 'both', text: one.slice(one.length - end).join('') },
  ];
  return parts.filter(({ text }) => text !== '');
}

function shortened(part: ChangedPart, isFirst: boolean, isLast: boolean): string {
  const { text } = part;
  if (part.in !== 'both') return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  const [head, tail] = [isFirst ? '' : text.slice(0, AROUND), isLast ? '' : text.slice(-AROUND)];
  return head.length + tail.length < text.length ? `${head}…${tail}` : text;
}

const wordsOf = (text: string | Words): Words =>
  typeof text === 'string'
    ? text.split(/(?<=\s)|(?=\s)/).filter((word) => word !== '')
    : text.map((one) => `${one}, `);

/** Number of consecutive words and spaces that two different texts may have in common by chance. */
const BY_CHANCE = 4;

/** Returns the difference between two texts in whole words, or between two lists in whole items. */
export function changedText(before: string | Words, after: string | Words): readonly ChangedPart[] {
  const isList = typeof before !== 'string' || typeof after !== 'string';
  const parts = partsOf(wordsOf(before), wordsOf(after), isList ? 1 : BY_CHANCE + 1);
  return parts.map((part, at) => ({
    in: part.in,
    text: shortened(part, at === 0, at === parts.length - 1),
  }));
}

/** Words for values that are not texts. */
export interface ValueWords {
  readonly yes: string;
  readonly no: string;
  /** The words for a link to an entry that does not exist. */
  readonly gone: string;
}

export interface Described {
  readonly field: FieldDefinition;
  /** Help text of the field. */
  readonly hint: string | undefined;
  readonly content: Content;
  readonly locale: string;
  readonly words: ValueWords;
}

/** Returns a value of a field in words: names in place of links, files and choices, and texts without markup. */
export function inWords(value: unknown, { field, hint, content, locale, words }: Described): string | Words {
  const choices = choicesOf(field, hint);
  const one = (item: unknown): string => {
    if (item === undefined || item === null) return '';
    if (typeof item === 'boolean') return item ? words.yes : words.no;
    const choice = choices.find((allowed) => allowed.value === item);
    if (choice) return choice.name;
    if (typeof item !== 'object') return plainText(String(item));
    const { sys, fileName } = item as Partial<Link> & StoredFile;
    if (sys?.type === 'Link') return entityIn(content, sys.id) ? nameIn(content, sys.id, locale) : words.gone;
    return fileName ?? (textsIn(item).join(' ') || JSON.stringify(item));
  };
  return Array.isArray(value) ? value.map(one) : one(value);
}

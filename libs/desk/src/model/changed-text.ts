import type { Content, Link } from '../cms/cms.types.ts';
import { nameIn } from './names.ts';

/** How a text has changed, with a few of the words around the change. */
export interface ChangedText {
  readonly lead: string;
  readonly before: string;
  readonly after: string;
  readonly tail: string;
}

const AROUND = 40;
const LONGEST = 160;

const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** Returns the difference of two texts, in whole words. */
export function changedText(before: string, after: string): ChangedText {
  const [a, b] = [before.split(/(?<=\s)/), after.split(/(?<=\s)/)];
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const lead = a.slice(0, start).join('');
  const tail = end === 0 ? '' : a.slice(-end).join('');
  return {
    lead: lead.length > AROUND ? `…${lead.slice(-AROUND)}` : lead,
    before: shortened(a.slice(start, a.length - end).join('')),
    after: shortened(b.slice(start, b.length - end).join('')),
    tail: tail.length > AROUND ? `${tail.slice(0, AROUND)}…` : tail,
  };
}

/** Returns a value of a field in words: names for links, and texts without markup. */
export function inWords(value: unknown, content: Content, locale: string): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map((one) => inWords(one, content, locale)).join(', ');
  if (typeof value === 'string')
    return value
      .replace(/<[^<>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  const { sys } = value as Partial<Link>;
  return sys?.type === 'Link' ? nameIn(content, sys.id, locale) : JSON.stringify(value);
}

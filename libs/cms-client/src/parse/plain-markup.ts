import { safeHref } from '../fields/href.ts';

type Holds = 'words' | 'blocks' | readonly string[];

const each = <T>(tags: string, value: T): [string, T][] => tags.split(' ').map((tag) => [tag, value]);

const WORDS = each<Holds>('a b code del em i ins kbd mark s small strong sub sup time u', 'words');
const BLOCKS = [
  ...each<Holds>('h2 h3 h4 h5 h6 p', 'words'),
  ...each<Holds>('blockquote div', 'blocks'),
  ...each<Holds>('ol ul', ['li']),
  ...each<Holds>('table', ['caption', 'thead', 'tbody', 'tfoot']),
];
/**
 * Which content each element may have: `words` (text and inline elements), `blocks` (words and block elements), or only
 * the listed elements. An element such as `li` is allowed only inside elements that list it.
 */
const HOLDS = new Map<string, Holds>([
  ...WORDS,
  ...BLOCKS,
  ...each<Holds>('li td th', 'blocks'),
  ...each<Holds>('caption', 'words'),
  ...each<Holds>('tbody tfoot thead', ['tr']),
  ...each<Holds>('tr', ['td', 'th']),
]);
const IN_WORDS = new Set([...WORDS.map(([tag]) => tag), 'br', 'wbr']);
const IN_BLOCKS = new Set([...IN_WORDS, ...BLOCKS.map(([tag]) => tag), 'hr']);

/** Matches a start tag with at most one attribute, an end tag, or plain text. */
const PIECE =
  /<(?<start>[a-z][a-z0-9]*)(?: (?<name>href|scope|datetime)="(?<value>[\w/.:~?=#%@+,;-]+)")?>|<\/(?<end>[a-z][a-z0-9]*)>|(?<words>(?:[^<>&\u0000-\u0008\u000b-\u001f\u007f]|&(?:amp|lt|gt|nbsp);)+)/y;

/**
 * Sanitizes simple markup without creating a document, which is faster. Simple markup is valid HTML with words,
 * paragraphs, lists, tables, emphasis and links. A property test checks that the result is the same as the
 * result of the sanitizer.
 * @param hrefHere see `Sanitize`
 * @returns the markup with adapted links, or undefined for markup that may not be simple
 */
export function plainMarkup(
  html: string,
  hrefHere: (href: string) => string | undefined,
): string | undefined {
  // Old browsers have no `isWellFormed`.
  if (!html.isWellFormed?.()) return undefined;
  const open: string[] = [];
  let safe = '';
  PIECE.lastIndex = 0;
  while (PIECE.lastIndex < html.length) {
    const { start, name, value, end, words } = PIECE.exec(html)?.groups ?? {};
    const holds = open.length === 0 ? 'blocks' : HOLDS.get(open.at(-1) ?? '');
    if (words !== undefined && (typeof holds === 'string' || /^[ \t\n]*$/.test(words)))
      safe += words.replaceAll('\u00a0', '&nbsp;');
    else if (end !== undefined && open.pop() === end) safe += `</${end}>`;
    else if (start !== undefined && mayStand(start, holds, open)) {
      const attribute = attributeOf(start, name, value, hrefHere);
      if (attribute === undefined) return undefined;
      safe += `<${start}${attribute}>`;
      if (HOLDS.has(start)) open.push(start);
    } else return undefined;
  }
  return open.length === 0 ? safe : undefined;
}

function mayStand(tag: string, holds: Holds | undefined, open: readonly string[]): boolean {
  if (holds === 'words') return IN_WORDS.has(tag) && !open.includes(tag);
  return holds === 'blocks' ? IN_BLOCKS.has(tag) : holds?.includes(tag) === true;
}

const PLAIN: Readonly<Record<string, RegExp>> = {
  'th scope': /^(?:col|row)(?:group)?$/,
  'time datetime': /^\d[\w:.+-]*$/,
};

/**
 * Returns the attribute of a start tag: an adapted link, or an unchanged `scope` or `datetime`. Returns
 * undefined if the sanitizer must handle the tag: for other attributes, for links within the text, for links
 * without an address, and for characters that not all parsers write in the same way.
 */
function attributeOf(
  tag: string,
  name: string | undefined,
  value: string | undefined,
  hrefHere: (href: string) => string | undefined,
): string | undefined {
  if (name === undefined) return tag === 'a' ? undefined : '';
  if (name !== 'href') return PLAIN[`${tag} ${name}`]?.test(value ?? '') ? ` ${name}="${value}"` : undefined;
  const safe = tag === 'a' ? safeHref(value ?? '') : undefined;
  const here = safe === undefined ? undefined : hrefHere(safe);
  return here === undefined || here.startsWith('#') || /["&<>\u00a0]/.test(here)
    ? undefined
    : ` href="${here}"`;
}

import type { SafeHtml } from '../model/context.ts';

/** A tag of sanitized HTML, and its position in the text. */
interface Tag {
  readonly start: number;
  readonly end: number;
  /** In lower case. */
  readonly name: string;
  readonly closes: boolean;
  readonly attributes: string;
}

/** Matches a tag with its attribute values, so that a `<` inside a value does not start another tag. */
const TAG = /<(\/?)([a-z][a-z\d]*)(?![a-z\d])((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;

/** Returns every tag of sanitized HTML, in order. */
const tagsOf = (html: string): readonly Tag[] =>
  [...html.matchAll(TAG)].map(({ 0: text, 1: slash, 2: name = '', 3: attributes = '', index }) => ({
    start: index,
    end: index + text.length,
    name: name.toLowerCase(),
    closes: slash === '/',
    attributes,
  }));

/** A text to insert into HTML, and the index of the character that it goes before. */
type Addition = readonly [at: number, text: string];

/**
 * Longest value, in characters, that fits when three columns share a phone's width. A longer value counts as
 * text.
 */
const SHORT_VALUE = 16;

const ROLES: Partial<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tfoot: 'rowgroup',
  tr: 'row',
  td: 'cell',
};
const CELLS = ['td', 'th'];

/**
 * Returns the additions that let a narrow page show a table as a list of rows, each value after its column's
 * heading. They are marks for the styles, and roles, because browsers do not expose a table without table
 * layout as a table. Returns undefined if a list reads worse: short values, two columns, cells that span
 * others, or no headings.
 * @param tags of the table, from its start tag to its end tag
 */
function stackedTable(html: string, tags: readonly Tag[]): readonly Addition[] | undefined {
  const rows: { tag: Tag; text: string }[][] = [];
  for (const tag of tags) {
    const cell = rows.at(-1)?.at(-1);
    if (tag.name === 'tr' && !tag.closes) rows.push([]);
    if (!CELLS.includes(tag.name)) continue;
    if (!tag.closes) rows.at(-1)?.push({ tag, text: '' });
    else if (cell) cell.text = wordsIn(html.slice(cell.tag.end, tag.start));
  }
  const [heads = [], ...body] = rows;
  const cells = rows.flat();
  const fits =
    heads.length > 2 &&
    heads.every(({ tag }) => tag.name === 'th') &&
    body.every((row) => row.length === heads.length) &&
    !cells.some(({ tag }) => /\s(colspan|rowspan|role)=/i.test(tag.attributes)) &&
    body.some((row) => row.slice(1).some(({ text }) => text.length > SHORT_VALUE));
  if (!fits) return undefined;
  const headCells = new Set(heads.map(({ tag }) => tag));
  const labels = new Map(
    body.flatMap((row) => row.slice(1).map(({ tag }, index) => [tag, heads[index + 1]?.text])),
  );
  const firstRow = tags.find(({ name }) => name === 'tr');
  return tags
    .filter(({ name, closes }) => !closes && (name in ROLES || name === 'th'))
    .map((tag) => {
      const role = ROLES[tag.name] ?? (headCells.has(tag) ? 'columnheader' : 'rowheader');
      const mark = tag.name === 'table' ? ' data-stacks' : tag === firstRow ? ' data-heads' : '';
      const label = labels.get(tag);
      const head = label === undefined ? '' : ` data-label="${label.replaceAll('"', '&quot;')}"`;
      return [tag.start + 1 + tag.name.length, ` role="${role}"${mark}${head}`];
    });
}

const wordsIn = (html: string) =>
  html
    .replace(TAG, '')
    .replace(/&nbsp;|\s+/g, ' ')
    .trim();

function insert(html: string, additions: readonly Addition[]): string {
  let done = 0;
  const parts = additions.map(([at, text]) => {
    const part = html.slice(done, at) + text;
    done = at;
    return part;
  });
  return parts.join('') + html.slice(done);
}

/**
 * Marks every table of text, so that `RichText` of `@skein/ui` shows it as a list of rows on a narrow page. A
 * table that holds another table, or lies in one, stays unchanged.
 */
export function withStackingTables(html: SafeHtml): SafeHtml {
  if (!/<table\b/i.test(html)) return html;
  const tags = tagsOf(html);
  const additions: Addition[] = [];
  let first: number | undefined;
  let depth = 0;
  tags.forEach(({ name, closes }, index) => {
    if (name !== 'table') return;
    if (!closes) first = depth++ === 0 ? index : undefined;
    else if (--depth === 0 && first !== undefined)
      additions.push(...(stackedTable(html, tags.slice(first, index)) ?? []));
  });
  return insert(html, additions) as SafeHtml;
}

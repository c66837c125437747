import type { SafeHtml } from '../model/context.ts';

interface Tag {
  readonly start: number;
  readonly end: number;
  /** The name of the element in lower case. */
  readonly name: string;
  readonly closes: boolean;
  readonly attributes: string;
}

/** Matches a tag with its attributes. A `<` inside an attribute value does not start another tag. */
const TAG = /<(\/?)([a-z][a-z\d]*)(?![a-z\d])((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;

const tagsOf = (html: string): readonly Tag[] =>
  [...html.matchAll(TAG)].map(({ 0: text, 1: slash, 2: name = '', 3: attributes = '', index }) => ({
    start: index,
    end: index + text.length,
    name: name.toLowerCase(),
    closes: slash === '/',
    attributes,
  }));

type Addition = readonly [at: number, text: string];

/**
 * Maximum length of a short value, in characters. On a phone, three columns of short values fit side by side.
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
 * Returns the attributes to insert into a table, so that a narrow page can show the table as a list of rows. The
 * attributes include roles, because browsers do not treat a table as a table if styles change its layout.
 *
 * Returns undefined for a table that is easier to read as a table: with only short values, with two columns, with cells
 * that span rows or columns, or without headings.
 * @param tags all tags of the table
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
 * Marks tables with long values, so that `RichText` of `@skein/ui` shows them as lists of rows on narrow pages.
 * Nested tables, and tables that contain a table, stay unchanged.
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

import { stackedTable, tagsOf, type Addition } from './stacked-table.ts';

interface TableNames {
  /** What a screen reader calls the frame of a table that keeps its columns. */
  readonly scrolls: string;
  /** And of one that becomes a list of its rows where the page is narrow. */
  readonly stacks: string;
}

/**
 * Puts every table of sanitized HTML into a frame that scrolls sideways and that the keyboard can reach. A table of text
 * needs no scrolling on a phone: it becomes a list of its rows there.
 */
export function wrapTables(html: string, names: TableNames): string {
  if (!/<table\b/i.test(html)) return html;
  const tags = tagsOf(html);
  const additions: Addition[] = [];
  const open: { index: number; holdsAnother: boolean }[] = [];
  tags.forEach((tag, index) => {
    if (tag.name !== 'table') return;
    if (!tag.closes) {
      for (const around of open) around.holdsAnother = true;
      open.push({ index, holdsAnother: false });
      return;
    }
    const { index: first = index, holdsAnother = true } = open.pop() ?? {};
    const stacked = holdsAnother ? undefined : stackedTable(html, tags.slice(first, index));
    const start = tags[first]?.start ?? tag.start;
    additions.push([start, frame(stacked ? names.stacks : names.scrolls)], ...(stacked ?? []));
    additions.push([tag.end, '</div>']);
  });
  return insert(html, additions);
}

const frame = (name: string) =>
  `<div data-table-scroll role="group" tabindex="0" aria-label="${name.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)}">`;

function insert(html: string, additions: readonly Addition[]): string {
  let done = 0;
  const parts = additions
    .toSorted(([a], [b]) => a - b)
    .map(([at, text]) => {
      const part = html.slice(done, at) + text;
      done = at;
      return part;
    });
  return parts.join('') + html.slice(done);
}

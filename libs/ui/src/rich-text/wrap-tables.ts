interface TableNames {
  /** Name, for screen readers, of the frame of a table that keeps its columns. */
  readonly scrolls: string;
  /**
   * Name, for screen readers, of the frame of a table that becomes a list of its rows where the page is
   * narrow.
   */
  readonly stacks: string;
}

/** Matches a tag with its attribute values, so that a `<` inside a value does not count as a tag. */
const TAG = /<(\/?)(\w+)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>/g;

/**
 * Returns sanitized HTML in which every table has a frame that scrolls sideways and that the keyboard can
 * reach.
 */
export function wrapTables(html: string, names: TableNames): string {
  if (!/<table\b/i.test(html)) return html;
  return html.replace(TAG, (tag: string, slash: string, name: string, attributes: string) => {
    if (name.toLowerCase() !== 'table') return tag;
    if (slash !== '') return `${tag}</div>`;
    return frame(attributes.includes(' data-stacks') ? names.stacks : names.scrolls) + tag;
  });
}

const frame = (name: string) =>
  `<div data-table-scroll role="group" tabindex="0" aria-label="${name.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)}">`;

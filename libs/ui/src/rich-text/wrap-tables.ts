import { HTML_TAG } from '../html/html-tag.ts';

interface TableNames {
  /** Accessible name of the frame around a table that keeps its columns. */
  readonly scrolls: string;
  /** Accessible name of the frame around a table that narrow pages show as a list of rows. */
  readonly stacks: string;
}

/**
 * Returns sanitized HTML in which each table has a frame. The frame scrolls sideways, and the keyboard can
 * reach it.
 */
export function wrapTables(html: string, names: TableNames): string {
  if (!/<table\b/i.test(html)) return html;
  return html.replace(HTML_TAG, (tag: string, slash: string, name: string, attributes: string) => {
    if (name.toLowerCase() !== 'table') return tag;
    if (slash !== '') return `${tag}</div>`;
    return frame(attributes.includes(' data-stacks') ? names.stacks : names.scrolls) + tag;
  });
}

const frame = (name: string) =>
  `<div data-table-scroll role="group" tabindex="0" aria-label="${name.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)}">`;

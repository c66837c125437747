import { createElement } from 'react';
import type { BlockNode } from '../model/context.ts';

export const attribute = (name: string, value: string) =>
  ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;

export const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const MARK_START = '<template data-island="';
const MARK_END = '"></template>';

/** Returns a mark: a placeholder for a block that is drawn separately. */
export const mark = (node: BlockNode, index: number) =>
  createElement('template', { key: node.id, 'data-island': index });

/** Returns the number of marks in rendered HTML. */
export const marksIn = (html: string): number => html.split(MARK_START).length - 1;

/**
 * Replaces every mark with the part whose index the mark contains. Splits the HTML at the marks, because a regular
 * expression would be much slower.
 */
export function fillMarks(html: string, parts: readonly string[]): string {
  const [start = '', ...others] = html.split(MARK_START);
  return others.reduce((filled, part) => {
    const end = part.indexOf(MARK_END);
    return filled + (parts[Number(part.slice(0, end))] ?? '') + part.slice(end + MARK_END.length);
  }, start);
}

/** Matches a preload link. Without a `<head>`, React writes such links before the markup. */
const HOISTED = /<link rel="preload"[^>]*>/y;

/** Removes the preload links from the start of rendered HTML, and adds them to `head`. */
export function hoisted(html: string, head: string[]): string {
  HOISTED.lastIndex = 0;
  let end = 0;
  for (let link = HOISTED.exec(html); link; link = HOISTED.exec(html)) {
    head.push(link[0]);
    end = HOISTED.lastIndex;
  }
  return end === 0 ? html : html.slice(end);
}

import { createElement } from 'react';
import type { BlockNode } from '../model/context.ts';

export const attribute = (name: string, value: string) =>
  ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;

export const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const MARK_START = '<template data-island="';
const MARK_END = '"></template>';

/** Stands where what is drawn by itself will stand. */
export const mark = (node: BlockNode, index: number) =>
  createElement('template', { key: node.id, 'data-island': index });

/** Puts everything where its mark stands. By splitting: a pattern would cost a tenth of the whole page. */
export function fillMarks(html: string, parts: readonly string[]): string {
  const [start = '', ...others] = html.split(MARK_START);
  return others.reduce((filled, part) => {
    const end = part.indexOf(MARK_END);
    return filled + (parts[Number(part.slice(0, end))] ?? '') + part.slice(end + MARK_END.length);
  }, start);
}

/** A link that React writes first where there is no head to write it into. */
const HOISTED = /<link rel="preload"[^>]*>/y;

/** Takes the links that belong into the head from the beginning of what was rendered. */
export function hoisted(html: string, head: string[]): string {
  HOISTED.lastIndex = 0;
  let end = 0;
  for (let link = HOISTED.exec(html); link; link = HOISTED.exec(html)) {
    head.push(link[0]);
    end = HOISTED.lastIndex;
  }
  return end === 0 ? html : html.slice(end);
}
